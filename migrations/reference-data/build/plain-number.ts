/**
 * The number without the dust of binary arithmetic (0.1 + 0.2 → 0.3): 14 significant digits, far below the
 * 1e-9 that the method's vectors ask for, so that built files stay readable and equal on every machine.
 */
export const plainNumber = (value: number): number => Number(value.toPrecision(14));
