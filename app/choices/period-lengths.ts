/** Lengths of a period that are offered, in months. */
export const PERIOD_LENGTHS = [12, 6, 3, 1] as const;
