const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/;

/** A quantity as a number ≥ 0; null = missing, negative or no number (method.md section 2, numeric strings). */
export function numberOf(given: number | string): number | null {
  const value = typeof given === "number" ? given : NUMBER.test(given) ? Number(given) : Number.NaN;
  return value >= 0 && value < Number.POSITIVE_INFINITY ? value + 0 : null;
}
