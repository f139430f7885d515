import type { CatalogueRegion } from "../../../workers/engine/catalogue.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import { ChoiceList } from "../../ui/choice-list.tsx";
import { listedRegions } from "./catalogue-lists.ts";
import * as styles from "./wizard-layout.css.ts";

interface RegionStepProps {
  readonly regions: readonly CatalogueRegion[];
  readonly region_id: string | null;
  readonly onPick: (region_id: string) => void;
  readonly onChoose: (region_id: string) => void;
}

/** Step 2. Choosing advances; moving through the list with the arrow keys only picks. */
export const RegionStep = ({ regions, region_id, onPick, onChoose }: RegionStepProps) => (
  <div className={styles.narrow}>
    <ChoiceList
      label={wizardTexts.regionsLabel}
      options={listedRegions(regions).map((region) => ({ value: region.region_id, label: region.region_name }))}
      value={region_id}
      onChange={onPick}
      onCommit={onChoose}
    />
  </div>
);
