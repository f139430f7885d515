import type { CatalogueRegion } from "../../workers/engine/catalogue.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { formatCount } from "../text/format.ts";
import { regionLabel } from "./catalogue-lists.ts";

/** How many figures of a region are its own, and where the others come from; undefined = not stated. */
export const regionRows = (region: CatalogueRegion | undefined): string | undefined => {
  if (!region?.rows) return undefined;
  const { own, all, others } = region.rows;
  const [ownShown, allShown] = [formatCount(own), formatCount(all)];
  if (own >= all) return choiceTexts.allRowsOwn;
  return others === null
    ? choiceTexts.someRowsOwn(ownShown, allShown)
    : choiceTexts.otherRows(
        choiceTexts.someRowsOwn(ownShown, allShown),
        formatCount(all - own),
        others.from,
        formatCount(others.estimates),
      );
};

/** Regions to choose from, each with how many of its figures are its own. */
export const regionChoices = (regions: readonly CatalogueRegion[]) =>
  regions.map((region) => ({
    value: region.region_id,
    ...regionLabel(region),
    detail: regionRows(region),
  }));
