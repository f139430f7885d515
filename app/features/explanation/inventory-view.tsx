import type { ComponentProps } from "react";
import { explanationTexts } from "../../text/en/explanation.ts";
import { caption } from "../../theme/text.css.ts";
import { inShownUnits } from "./in-shown-units.ts";
import { InventoryFormula, ScoreFormula } from "./inventory-formula.tsx";
import { InventoryTable } from "./inventory-table.tsx";
import { PartsTable } from "./parts-table.tsx";
import { RestsOnEstimates } from "./quality-note.tsx";
import { WaterScarcity } from "./water-scarcity.tsx";

interface InventoryViewProps extends ComponentProps<typeof InventoryTable> {
  /** true if the opened number is per use: that formula is then shown before the one per serving */
  readonly perUse: boolean;
  /** "" = not stated */
  readonly accounting: string;
  /** opens the tab with the estimates */
  readonly onUncertainty: () => void;
}

/** Explanation of an inventory metric: formulas, inputs by stage, data quality, masses of components. */
export const InventoryView = ({ accounting, onUncertainty, ...props }: InventoryViewProps) => {
  const explanation = inShownUnits(props.explanation, props.metricUnit);
  return (
    <>
      <InventoryFormula explanation={explanation} metricUnit={props.metricUnit} perUse={props.perUse} />
      <InventoryTable {...props} explanation={explanation} />
      {accounting !== "" && <p className={caption}>{explanationTexts.inventory.accounting(accounting)}</p>}
      <RestsOnEstimates explanation={explanation} onUncertainty={onUncertainty} />
      <ScoreFormula explanation={explanation} />
      {explanation.water !== null && <WaterScarcity water={explanation.water} metricUnit={props.metricUnit} />}
      <PartsTable {...explanation} version={props.version} />
    </>
  );
};
