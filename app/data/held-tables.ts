import * as v from "valibot";
import { BASE, type HeldReference, type HeldTables } from "./reference-store.ts";

const HeadSchema = v.object({
  version: v.string(),
  etag: v.nullable(v.string()),
  updateTimes: v.array(v.object({ kind: v.string(), updateTime: v.number() })),
  kinds: v.array(v.string()),
});

/** A region's record beside its rows: version, times, and the kinds that belong to it. */
export const headOf = (tables: HeldTables): v.InferOutput<typeof HeadSchema> => ({
  version: tables.version,
  etag: tables.etag,
  updateTimes: [...tables.updateTimes],
  kinds: [...tables.kinds.keys()],
});

const tablesOf = (head: unknown, rows: (kind: string) => unknown): HeldTables | null => {
  const parsed = v.safeParse(HeadSchema, head);
  if (!parsed.success) return null;
  const kinds = new Map<string, ArrayBuffer>();
  for (const kind of parsed.output.kinds) {
    const bytes = rows(kind);
    if (!(bytes instanceof ArrayBuffer)) return null;
    kinds.set(kind, bytes);
  }
  return { ...parsed.output, kinds };
};

/**
 * Puts what the stores hold together again. A damaged region is left out, a damaged base makes it null: then
 * everything is fetched anew.
 */
export const heldReference = (
  heads: readonly (readonly [region: string, head: unknown])[],
  rows: (region: string, kind: string) => unknown,
): HeldReference | null => {
  const tables = new Map<string, HeldTables>();
  for (const [region, head] of heads) {
    const found = tablesOf(head, (kind) => rows(region, kind));
    if (found !== null) tables.set(region, found);
  }
  const base = tables.get(BASE);
  tables.delete(BASE);
  return base === undefined ? null : { base, regions: tables };
};
