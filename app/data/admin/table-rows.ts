import { REFERENCE_KINDS, type ReferenceKind, type ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";
import { REFERENCE_TABLES } from "../../../edge-api/contract/reference-tables.ts";
import { REGION_IDS } from "../../../edge-api/contract/regions.ts";
import { jsonOf } from "../json-of.ts";
import { csvText, type CsvCell } from "../export/csv-text.ts";

/** One record with the columns of its key: what a file holds, and what an upload is made of. */
export type TableRow = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is TableRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A record of the map that a reference row carries, with its key columns in front. */
const rowOf = (kind: ReferenceKind, key: string, record: unknown): TableRow => {
  const columns = REFERENCE_TABLES[kind].key;
  const parts = key.split("/");
  const named = Object.fromEntries(columns.map((column, place) => [column, parts[place] ?? ""]));
  return { ...named, ...(isRecord(record) ? record : {}) };
};

/** The rows of one kind out of a reply of GET /api/listData; what is no record, which no publication lets in, is left out. */
export const rowsOfKind = (rows: readonly ReferenceRow[], kind: ReferenceKind): readonly TableRow[] =>
  rows
    .filter((row) => row.kind === kind)
    .flatMap(({ data }) => {
      const map = jsonOf(data);
      return isRecord(map) ? Object.entries(map).map(([key, record]) => rowOf(kind, key, record)) : [];
    });

/** Fields that hold fields (the properties of a food) become columns of their own: `props.acidity`. */
const flat = (row: TableRow): TableRow =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) =>
      isRecord(value)
        ? Object.entries(value).map(([part, inner]) => [`${field}.${part}`, inner] as const)
        : [[field, value] as const],
    ),
  );

/** The same back; an empty cell of such a column is no property. */
export const nested = (row: TableRow): TableRow => {
  const whole: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    const dot = column.indexOf(".");
    if (dot <= 0) {
      whole[column] = value;
      continue;
    }
    const field = column.slice(0, dot);
    const before = whole[field];
    if (value === "" || value === null || value === undefined) continue;
    whole[field] = { ...(isRecord(before) ? before : {}), [column.slice(dot + 1)]: value };
  }
  return whole;
};

const cellOf = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** A table as CSV that can be uploaded again: full precision, points in numbers, one column a field. */
export function tableCsv(kind: ReferenceKind, rows: readonly TableRow[]): string {
  const flatRows = rows.map(flat);
  const columns = [...new Set([...REFERENCE_TABLES[kind].key, ...flatRows.flatMap((row) => Object.keys(row))])];
  return csvText(
    columns,
    flatRows.map((row) => columns.map((column) => cellOf(row[column]))),
  );
}

/** Longest first: `mat-recipe-spec` is not `recipe`. */
const KINDS_BY_LENGTH = [...REFERENCE_KINDS].toSorted((a, b) => b.length - a.length);

/** Which table a file is meant for, by its name: `tare_impact_Europe_2026.11.csv`, `usecase.json`. */
export function tableOfFile(fileName: string): { readonly kind: ReferenceKind | null; readonly region: string | null } {
  const words = fileName.toLowerCase();
  const kind = KINDS_BY_LENGTH.find((known) => new RegExp(`(^|[^a-z])${known}([^a-z-]|$)`).test(words)) ?? null;
  const region = REGION_IDS.find((known) => words.includes(known.toLowerCase())) ?? null;
  return { kind, region };
}
