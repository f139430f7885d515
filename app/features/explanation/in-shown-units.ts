import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { shownUnit } from "../../text/format.ts";

/**
 * Converts all numbers of an explanation to display units, so that formulas with them give the same results.
 * `metricUnit` is the unit in the tables.
 */
export const inShownUnits = (explanation: InventoryExplanation, metricUnit: string): InventoryExplanation => {
  const { per } = shownUnit(metricUnit);
  if (per === 1) return explanation;
  const { raw, raw_per_use, life, per_use, scale, size, size_standard, unit, lines, estimates } = explanation;
  const ofSize = shownUnit(unit);
  const impact = (value: number | null) => (value === null ? null : value / per);
  const length = (value: number | null) => (value === null ? null : value / ofSize.per);
  return {
    ...explanation,
    raw: impact(raw),
    raw_per_use: impact(raw_per_use),
    life: life / per,
    per_use: per_use / per,
    scale: scale.type === "quant" ? { ...scale, highest: scale.highest / per } : scale,
    size: length(size),
    size_standard: length(size_standard),
    lines: lines.map((line) => ({ ...line, contribution: line.contribution / per })),
    estimates: estimates.map((one) => ({ ...one, contribution: one.contribution / per })),
  };
};
