/**
 * Rounds to 14 significant digits to remove floating point noise (0.1 + 0.2 → 0.3), so that built files are readable and
 * equal on every machine. The test vectors of the method need 1e-9.
 */
export const plainNumber = (value: number): number => Number(value.toPrecision(14));
