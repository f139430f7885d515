import type { CatalogueRegion } from "../../workers/engine/catalogue.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { Select } from "../ui/field/select.tsx";
import { listedRegions, regionOptions } from "./catalogue-lists.ts";
import { regionRows } from "./region-rows.ts";
import * as styles from "./step-layout.css.ts";

interface RegionSelectProps {
  readonly regions: readonly CatalogueRegion[];
  readonly region_id: string;
  readonly onChange: (region_id: string) => void;
}

/** The region of use as a select, for pages whose main choice is another one. */
export const RegionSelect = ({ regions, region_id, onChange }: RegionSelectProps) => (
  <Select
    className={styles.regionSelect}
    label={choiceTexts.regionOfUse}
    options={regionOptions(listedRegions(regions))}
    value={region_id}
    hint={regionRows(regions.find((region) => region.region_id === region_id))}
    onChange={onChange}
  />
);
