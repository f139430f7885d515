/**
 * Rounds a product size or wash load to a whole number of at least 1 (specification section 5). Halves round up. null =
 * nothing entered, or not a finite number.
 */
export const wholeAtLeastOne = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : Math.max(1, Math.round(value));
