/** Key for comparing names: ignores case, character width and the number of blanks. */
export const nameKey = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase();
