/**
 * Values as they stand in reference rows and saved entities (method.md section 2), parsed once, here: inside the
 * engine nothing compares to "1". Whatever is not what was expected is *missing* (null), never an error.
 */

/** sign, decimals, exponent; so `1,5`, `0x10`, `Infinity` and empty text are no numbers */
const NUMERIC = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

export const numberOf = (value: unknown): number | null => {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (!NUMERIC.test(text)) return null;
  const parsed = Number(text);
  // 1e999 is well-formed and still no number that one can calculate with
  return Number.isFinite(parsed) ? parsed : null;
};

/** Flags are `'1'`/`'0'`; saved entities also hold 1/0 and true/false. Null = missing. */
export const flagOf = (value: unknown): boolean | null => {
  if (typeof value === "boolean") return value;
  const parsed = numberOf(value);
  return parsed === null ? null : parsed === 1;
};

/** Ids and names; numbers count as their digits, so that a table may hold the id 4 or "4". */
export const textOf = (value: unknown): string | null => {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : null;
  return typeof value === "string" && value.trim() !== "" ? value : null;
};

/** A JSON object that is not a list. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

/** Own entries only: an id may be called `constructor` or `__proto__`. */
export const ownValue = (value: unknown, key: string): unknown => {
  const object = objectOf(value);
  return object !== null && Object.hasOwn(object, key) ? object[key] : undefined;
};

/** The ids that a map of certifications or choices switches on; null = there is no map. */
export const choicesOf = (value: unknown): ReadonlyMap<string, boolean> | null => {
  const object = objectOf(value);
  if (object === null) return null;
  const choices = new Map<string, boolean>();
  for (const [id, choice] of Object.entries(object)) {
    const flag = flagOf(choice);
    if (flag !== null) choices.set(id, flag);
  }
  return choices;
};

/** Ids are compared by UTF-16 code units wherever the method asks for an order. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
