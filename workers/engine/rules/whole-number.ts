/**
 * Product size, wash load: whole and at least 1 (specification section 5). Halves round up. null = nothing entered;
 * what is no number counts as nothing.
 */
export const wholeAtLeastOne = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : Math.max(1, Math.round(value));
