import type { UncertaintyState } from "../../state/analysis/uncertainty.ts";

/** The 5–95 % range of a product's summary over the draws (0-100); null = hidden, or the product has none. */
export const rangeOf = ({ value, ids }: UncertaintyState, prodsys_id: string): readonly [number, number] | null => {
  const summary = value?.scores[ids.indexOf(prodsys_id)]?.summary;
  return summary ? [summary.low, summary.high] : null;
};
