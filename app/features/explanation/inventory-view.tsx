import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { inShownUnits } from "./in-shown-units.ts";
import { InventoryFormula } from "./inventory-formula.tsx";
import { InventoryTable } from "./inventory-table.tsx";
import { PartsTable } from "./parts-table.tsx";
import { QualityNote } from "./quality-note.tsx";

interface InventoryViewProps {
  readonly explanation: InventoryExplanation;
  /** true if the opened number is per use: that formula is then shown before the one per serving */
  readonly perUse: boolean;
  /** the unit in the tables */
  readonly metricUnit: string;
  readonly region: { readonly region_id: string; readonly name: string };
  readonly onChangeRegion: () => void;
}

/** Explanation of an inventory metric: formulas, inputs by stage, data quality, masses of components. */
export const InventoryView = (props: InventoryViewProps) => {
  const explanation = inShownUnits(props.explanation, props.metricUnit);
  return (
    <>
      <InventoryFormula explanation={explanation} metricUnit={props.metricUnit} perUse={props.perUse} />
      <InventoryTable {...props} explanation={explanation} />
      <QualityNote explanation={explanation} />
      <PartsTable parts={explanation.parts} />
    </>
  );
};
