const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
};

/** JSON whose keys stand in the order of their code units, so that equal content gives equal text (decisions.md 9). */
export const canonicalText = (value: unknown): string => JSON.stringify(sorted(value));
