import { setItems, setQuantities, type LineEdit } from "../../../workers/engine/portfolio/line-edit.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import type { BulkChange } from "./bulk-dialog.tsx";
import { lineTextName } from "./line-texts.ts";
import { roundedQuantity } from "./quantity-rule.ts";

const { steps } = portfolioEditorTexts;

interface BulkEdit {
  readonly make: (table: LineTable) => readonly LineEdit[];
  /** name of the undo step */
  readonly what: string;
}

/** All chosen lines changed in one edit; scaled quantities are rounded and at least 1. */
export const bulkEdit = (change: BulkChange, places: Uint32Array): BulkEdit => {
  const count = formatCount(places.length);
  switch (change.kind) {
    case "set":
      return { make: (table) => [setQuantities(table, places, change.quantity)], what: steps.bulkQuantity(count) };
    case "scale": {
      const scaled = (quantity: number) => roundedQuantity(quantity * change.factor);
      return { make: (table) => [setQuantities(table, places, scaled)], what: steps.bulkQuantity(count) };
    }
    case "food":
      return { make: (table) => [setItems(table, places, { food_id: change.food_id })], what: steps.bulkFood(count) };
    case "product":
      return {
        make: (table) => [setItems(table, places, { prodsys_id: change.prodsys_id })],
        what: steps.bulkProduct(count),
      };
    case "label":
      return {
        make: (table) => [setItems(table, places, { [change.field]: change.text })],
        what: lineDetailTexts.bulkStep(lineTextName(change.field), count),
      };
  }
};
