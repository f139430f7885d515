import { useAtomValue } from "jotai";
import { referenceCatalogueAtom } from "../state/engine/reference-catalogue.ts";
import { comparisonAtom } from "../state/work/comparisons.ts";
import { queryValue } from "../state/routes/match-route.ts";
import { insideTexts } from "../text/en/inside.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { VisuallyHidden } from "../ui/hidden/hidden.tsx";
import type { Address } from "./page-key.ts";
import * as style from "./header.css.ts";

const NO_COMPARISON = "";

/** The region in the address, or the region of the comparison in the address; otherwise nothing. */
export const HeaderRegion = ({ address }: { readonly address: Address }) => {
  const catalogue = useAtomValue(referenceCatalogueAtom);
  const comparison_id = queryValue(address.search, "comparison_id") ?? NO_COMPARISON;
  const stored = useAtomValue(comparisonAtom(comparison_id));
  const id = queryValue(address.search, "region_id") ?? stored?.comparison.region_use;
  const region = catalogue?.regions.find((row) => row.region_id === id && row.usable);
  if (!region) return null;
  return (
    <span className={style.region}>
      <Icon name="globe" size={16} />
      <span aria-hidden="true" className={style.regionName}>
        {region.region_name}
      </span>
      <VisuallyHidden>{insideTexts.region(region.region_name)}</VisuallyHidden>
    </span>
  );
};
