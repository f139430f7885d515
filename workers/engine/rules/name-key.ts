/** What makes names equal: neither case nor the width and number of blanks tell them apart. */
export const nameKey = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase();
