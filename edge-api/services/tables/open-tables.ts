import * as v from "valibot";
import { isReferenceKind, type ReferenceKind, type ReferenceRow } from "../../contract/reference-kinds.ts";
import { REGION_IDS } from "../../contract/regions.ts";
import type { ReferenceStore } from "../../ports/reference-store.ts";
import { objectOf } from "../../../workers/engine/tables/wire-value.ts";
import { Refusal } from "../refusal.ts";

/** A record of a table, as stored. */
export type TableRecord = Readonly<Record<string, unknown>>;
/** Records by key, in the order of the list. */
export type Table = ReadonlyMap<string, TableRecord>;
/** Tables of one region by kind. */
export type RegionTables = ReadonlyMap<ReferenceKind, Table>;
/** A whole dataset by region; Global is the base. */
export type Tables = ReadonlyMap<string, RegionTables>;

const RowsSchema = v.array(v.object({ kind: v.string(), data: v.string() }));

/** The records of a row; invalid records and invalid JSON are ignored, as in the engine. */
function recordsOf(data: string): [string, TableRecord][] {
  try {
    return Object.entries(objectOf(JSON.parse(data)) ?? {}).flatMap(([key, value]): [string, TableRecord][] => {
      const record = objectOf(value);
      return record === null ? [] : [[key, record]];
    });
  } catch {
    return [];
  }
}

/** Parses rows into tables; a later record replaces an earlier one of the same key. */
export function openTables(rows: readonly ReferenceRow[]): RegionTables {
  const tables = new Map<ReferenceKind, Map<string, TableRecord>>();
  for (const { kind, data } of rows) {
    if (!isReferenceKind(kind)) continue;
    const table = tables.get(kind) ?? new Map<string, TableRecord>();
    tables.set(kind, table);
    for (const [key, record] of recordsOf(data)) table.set(key, record);
  }
  return tables;
}

/** A table as a row of the contract. */
export const rowOf = (kind: ReferenceKind, table: Table): ReferenceRow => ({
  kind,
  data: JSON.stringify(Object.fromEntries(table)),
});

/** The rows of a region; tables without records are left out, as in the build. */
export const rowsOf = (tables: RegionTables): readonly ReferenceRow[] =>
  [...tables].flatMap(([kind, table]) => (table.size === 0 ? [] : [rowOf(kind, table)]));

/** A stored version: rows by region, and the tables parsed from them. */
export interface StoredTables {
  readonly rows: Readonly<Record<string, readonly ReferenceRow[]>>;
  readonly tables: Tables;
}

/** Reads all tables of a version. @throws Refusal unknown_version */
export async function readTables(reference: ReferenceStore, version: string): Promise<StoredTables> {
  const lists = await Promise.all(
    REGION_IDS.map(async (region) => {
      const name = await reference.findList(region, version);
      if (name === null) return [];
      const texts = await reference.listTexts(name);
      return [[region, v.parse(RowsSchema, JSON.parse(`[${texts.join(",")}]`))] as const];
    }),
  );
  const known = lists.flat();
  if (known.length === 0) throw new Refusal("unknown_version");
  return {
    rows: Object.fromEntries(known),
    tables: new Map(known.map(([region, rows]) => [region, openTables(rows)])),
  };
}

/** A copy of the dataset with one table replaced. */
export const withTable = (tables: Tables, region: string, kind: ReferenceKind, table: Table): Tables =>
  new Map([...tables, [region, new Map([...(tables.get(region) ?? []), [kind, table]])]]);
