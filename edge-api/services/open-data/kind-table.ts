import type { ReferenceKind } from "../../contract/reference-kinds.ts";
import { PROVENANCE, REFERENCE_TABLES } from "../../contract/reference-tables.ts";
import { REGION_IDS } from "../../contract/regions.ts";
import type { ReferenceStore } from "../../ports/reference-store.ts";
import { Refusal } from "../refusal.ts";
import { openTables, type TableRecord, type Tables } from "../tables/open-tables.ts";

/** The column that says whose row it is: the base's (Global), or that of a region, which overrides the base's. */
export const TABLE_REGION = "table_region";

type RegionRecord = readonly [region: string, key: string, record: TableRecord];

/** All records of a kind in one version, of the base and of every region, as they are published. */
export interface KindTable {
  readonly kind: ReferenceKind;
  /** `table_region`, the columns of the key, the other fields in the order of the contract, provenance last */
  readonly columns: readonly string[];
  readonly rows: readonly TableRecord[];
}

const rowOf = (kind: ReferenceKind, region: string, key: string, record: TableRecord): TableRecord => {
  const parts = key.split("/");
  const ofKey = REFERENCE_TABLES[kind].key.map((column, at) => [column, parts[at] ?? ""]);
  return { [TABLE_REGION]: region, ...Object.fromEntries(ofKey), ...record };
};

/** Columns that occur, in the order of the contract; fields that it does not know come before the provenance. */
function columnsOf(kind: ReferenceKind, rows: readonly TableRecord[]): readonly string[] {
  const { key, fields } = REFERENCE_TABLES[kind];
  const met = new Set(rows.flatMap((row) => Object.keys(row)));
  const known = [TABLE_REGION, ...key, ...Object.keys(fields)];
  const last = Object.keys(PROVENANCE);
  const others = [...met].filter((column) => !known.includes(column) && !last.includes(column));
  return [...new Set([...known, ...others, ...last])].filter((column) => met.has(column) || key.includes(column));
}

/** The records of a kind as rows with region and key columns; a table without rows has only these columns. */
export function kindTable(kind: ReferenceKind, records: readonly RegionRecord[]): KindTable {
  const rows = records.map(([region, key, record]) => rowOf(kind, region, key, record));
  return {
    kind,
    columns: rows.length === 0 ? [TABLE_REGION, ...REFERENCE_TABLES[kind].key] : columnsOf(kind, rows),
    rows,
  };
}

/** The records of a kind in tables by region, as `kindTable` wants them. */
export const recordsOf = (tables: Tables, kind: ReferenceKind): readonly RegionRecord[] =>
  [...tables].flatMap(([region, ofRegion]) =>
    [...(ofRegion.get(kind) ?? [])].map(([key, record]): RegionRecord => [region, key, record]),
  );

/** Reads one kind of a version, and nothing of the others. @throws Refusal unknown_version, unavailable */
export async function readKindTable(
  reference: ReferenceStore,
  version: string,
  kind: ReferenceKind,
): Promise<KindTable> {
  const found = await Promise.all(
    REGION_IDS.map(async (region) => {
      const name = await reference.findList(region, version);
      if (name === null) return [];
      const entry = (await reference.listKinds(name)).find((candidate) => candidate.kind === kind);
      if (entry === undefined) return [[region, openTables([])] as const];
      const text = await reference.findText(entry.sha256);
      if (text === null) throw new Refusal("unavailable");
      return [[region, openTables(JSON.parse(`[${text}]`))] as const];
    }),
  );
  const regions = found.flat();
  if (regions.length === 0) throw new Refusal("unknown_version");
  return kindTable(kind, recordsOf(new Map(regions), kind));
}
