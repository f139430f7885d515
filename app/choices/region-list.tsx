import { useState } from "react";
import { IMAGINARY_REGION } from "../../edge-api/contract/regions.ts";
import type { CatalogueRegion } from "../../workers/engine/catalogue.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { LinkLike } from "../ui/button/button.tsx";
import { ChoiceList } from "../ui/choice-list/choice-list.tsx";
import { Select } from "../ui/field/select.tsx";
import { listedRegions, regionOptions } from "./catalogue-lists.ts";
import { regionChoices, regionRows } from "./region-rows.ts";
import * as styles from "./step-layout.css.ts";

interface RegionListProps {
  readonly regions: readonly CatalogueRegion[];
  readonly region_id: string | null;
  readonly onPick: (region_id: string) => void;
  readonly onChoose: (region_id: string) => void;
}

/**
 * The regions of use; the imaginary one on request. `onPick` is called on selection, also by arrow keys; `onChoose` when the
 * user has decided.
 */
export const RegionList = ({ regions, region_id, onPick, onChoose }: RegionListProps) => {
  const [showsAll, setShowsAll] = useState(region_id === IMAGINARY_REGION);
  const listed = listedRegions(regions);
  const real = listed.filter((region) => region.region_id !== IMAGINARY_REGION);
  return (
    <div className={styles.narrow}>
      <ChoiceList
        label={choiceTexts.regionsLabel}
        options={regionChoices(showsAll ? listed : real)}
        value={region_id}
        onChange={onPick}
        onCommit={onChoose}
      />
      {real.length < listed.length && !showsAll && (
        <LinkLike onClick={() => setShowsAll(true)}>{choiceTexts.moreRegions}</LinkLike>
      )}
    </div>
  );
};

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
