import type { CatalogueRegion } from "../../workers/engine/catalogue.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { ChoiceList } from "../ui/choice-list/choice-list.tsx";
import { listedRegions } from "./catalogue-lists.ts";
import { regionChoices } from "./region-rows.ts";
import * as styles from "./step-layout.css.ts";

interface RegionListProps {
  readonly regions: readonly CatalogueRegion[];
  readonly region_id: string | null;
  readonly onPick: (region_id: string) => void;
  readonly onChoose: (region_id: string) => void;
}

/** The regions of use. `onPick` is called on selection, also by arrow keys; `onChoose` when the user has decided. */
export const RegionList = ({ regions, region_id, onPick, onChoose }: RegionListProps) => (
  <div className={styles.narrow}>
    <ChoiceList
      label={choiceTexts.regionsLabel}
      options={regionChoices(listedRegions(regions))}
      value={region_id}
      onChange={onPick}
      onCommit={onChoose}
    />
  </div>
);
