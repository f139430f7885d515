import type { Mergeable } from "./mergeable.ts";

/** A plain JSON object, not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON text with sorted keys: equal content gives equal text. Absent fields equal `undefined` ones. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  ) ?? "undefined";

const same = (one: unknown, other: unknown): boolean => one === other || canonical(one) === canonical(other);

/** Own entries only: a map may have a key that every object inherits. */
const entryOf = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * The common ancestor of two sides, if `theirs` may contain what was sent: where it has the sent value, later edits
 * started from that; elsewhere from the base.
 */
export function commonBase(base: unknown, sent: unknown, theirs: unknown): unknown {
  if (same(sent, theirs)) return sent;
  if (!isRecord(sent) || !isRecord(theirs)) return base;
  const before = isRecord(base) ? base : {};
  return Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(sent)])].flatMap((key) => {
      const value = commonBase(entryOf(before, key), entryOf(sent, key), entryOf(theirs, key));
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

type Merged = { readonly value: unknown; readonly fields: readonly string[] };

const within = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

/**
 * Merges two changes of one value, field by field and map entry by map entry; a list counts as one value, because its order and
 * members belong together. Where both sides changed the same value differently, `mine` is kept and the field is named.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, path = ""): Merged {
  if (same(mine, theirs) || same(theirs, base)) return { value: mine, fields: [] };
  if (same(mine, base)) return { value: theirs, fields: [] };
  if (!isRecord(mine) || !isRecord(theirs)) return { value: mine, fields: [path] };
  const before = isRecord(base) ? base : {};
  const merged: [string, unknown][] = [];
  const fields: string[] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const part = mergeValues(entryOf(before, key), entryOf(mine, key), entryOf(theirs, key), within(path, key));
    fields.push(...part.fields);
    if (part.value !== undefined) merged.push([key, part.value]);
  }
  return { value: Object.fromEntries(merged), fields };
}

/** For documents that are plain JSON. Each field comes from one side or the other, so that the merged document is valid. */
export const jsonMergeable = <D extends object>(): Mergeable<D> => ({
  equal: (one, other) => canonical(one) === canonical(other),
  looksLike: (one, listed) => canonical(one) === canonical(listed),
  isWhole: () => true,
  ancestor: (base, sent, theirs) => commonBase(base ?? {}, sent, theirs) as D,
  merge: (base, mine, theirs) => {
    const { value, fields } = mergeValues(base ?? {}, mine, theirs);
    return { merged: value as D, fields };
  },
});
