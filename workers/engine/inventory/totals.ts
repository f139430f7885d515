import { QUANT_COUNT, type FactorRows } from "../tables/activity-index.ts";
import { finite } from "../tables/quantity.ts";
import { QUANT_PLACE } from "../metrics/metric-set.ts";
import { basisOf, isOfProduction, roleAt, type Inventory } from "./inventory.ts";

/** Impact factors of the region of production and of the region of use. */
export interface FactorPair {
  readonly production: FactorRows;
  readonly use: FactorRows;
}

/**
 * Impact of one line on one quant metric, in the metric's unit, per item (life) or per use: amount × factor, and for
 * plastic_pollution × plastic share (method.md section 1). Scores multiply amounts by factors only here.
 */
export const lineImpact = (inventory: Inventory, line: number, column: number, factors: FactorPair): number => {
  const rows = isOfProduction(roleAt(inventory, line)) ? factors.production : factors.use;
  const factor = rows.values[(inventory.activity[line] ?? 0) * QUANT_COUNT + column] ?? 0;
  const share = column === QUANT_PLACE.plastic_pollution ? (inventory.plastic_share[line] ?? 1) : 1;
  return finite((inventory.amount[line] ?? 0) * share * factor);
};

/** L and W of method.md section 3, order of QUANT_METRIC_IDS. */
export const foldTotals = (
  inventory: Inventory,
  factors: FactorPair,
): { readonly life: Float64Array; readonly use: Float64Array } => {
  const life = new Float64Array(QUANT_COUNT);
  const use = new Float64Array(QUANT_COUNT);
  for (let line = 0; line < inventory.length; line += 1) {
    const totals = basisOf(roleAt(inventory, line)) === "life" ? life : use;
    for (let column = 0; column < QUANT_COUNT; column += 1) {
      totals[column] = finite((totals[column] ?? 0) + lineImpact(inventory, line, column, factors));
    }
  }
  return { life, use };
};
