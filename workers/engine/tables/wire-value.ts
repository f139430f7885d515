/**
 * Parses values of reference rows and saved entities (method.md section 2). Only this file knows the wire format of
 * numbers and flags. An unexpected value is *missing* (null), never an error.
 */

/** sign, decimals, exponent; `1,5`, `0x10`, `Infinity` and empty text do not match */
const NUMERIC = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** A finite number or numeric text as a number; null = missing. */
export const numberOf = (value: unknown): number | null => {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (!NUMERIC.test(text)) return null;
  const parsed = Number(text);
  // 1e999 matches the pattern but is infinite
  return Number.isFinite(parsed) ? parsed : null;
};

/** Flags are `'1'`/`'0'`; saved entities also hold 1/0 and true/false. Null = missing. */
export const flagOf = (value: unknown): boolean | null => {
  if (typeof value === "boolean") return value;
  const parsed = numberOf(value);
  return parsed === null ? null : parsed === 1;
};

/** An id or name; a number becomes its digits, since a table may hold the id 4 or "4". Null = missing or blank. */
export const textOf = (value: unknown): string | null => {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : null;
  return typeof value === "string" && value.trim() !== "" ? value : null;
};

/** The value as a JSON object; null = something else, or a list. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

/** A field of an object. Own properties only: an id may be `constructor` or `__proto__`. */
export const ownValue = (value: unknown, key: string): unknown => {
  const object = objectOf(value);
  return object !== null && Object.hasOwn(object, key) ? object[key] : undefined;
};

/** A map of certificates or choices: id → on or off; null = the value is no object. */
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

/** Compares by UTF-16 code units, the order of ids in the method. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
