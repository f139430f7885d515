const MAX_DEPTH = 8;

/**
 * Canonical text of a plain value, the key of caches: equal content gives equal text in any order of fields; an absent
 * field equals `undefined`. Stops at a depth that no entity reaches, so that a cyclic value terminates.
 */
export const contentKey = (value: unknown, depth = 0): string => {
  if (typeof value !== "object" || value === null) {
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? JSON.stringify(value)
      : "null";
  }
  if (depth >= MAX_DEPTH) return "null";
  if (Array.isArray(value))
    return `[${(value as readonly unknown[]).map((item) => contentKey(item, depth + 1)).join()}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${contentKey(field, depth + 1)}`);
  return `{${fields.join()}}`;
};
