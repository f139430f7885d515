/** Limits of a line's quantity, whole uses, in the editor and in imports (decisions.md 16). */
export const QUANTITY = { least: 1, most: 1e10 } as const;
