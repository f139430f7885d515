/**
 * Canonical text of a plain JSON value: object keys sorted by code units, so that two settings that say the
 * same get one key whatever order they were written in. Own keys only: `__proto__` is a key like any other.
 */
export function settingsKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(settingsKey).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${settingsKey(field)}`).join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}
