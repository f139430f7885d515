import type { CatalogueRegion } from "../../workers/engine/catalogue.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { ChoiceList } from "../ui/choice-list.tsx";
import { listedRegions, regionOptions } from "./catalogue-lists.ts";
import * as styles from "./step-layout.css.ts";

interface RegionListProps {
  readonly regions: readonly CatalogueRegion[];
  readonly region_id: string | null;
  readonly onPick: (region_id: string) => void;
  readonly onChoose: (region_id: string) => void;
}

/** The regions of use. Deciding goes on; moving through the list with the arrow keys only picks. */
export const RegionList = ({ regions, region_id, onPick, onChoose }: RegionListProps) => (
  <div className={styles.narrow}>
    <ChoiceList
      label={choiceTexts.regionsLabel}
      options={regionOptions(listedRegions(regions))}
      value={region_id}
      onChange={onPick}
      onCommit={onChoose}
    />
  </div>
);
