import { REFERENCE_KINDS, type ReferenceKind, type ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";
import { REFERENCE_TABLES } from "../../../edge-api/contract/reference-tables.ts";
import { REGION_IDS } from "../../../edge-api/contract/regions.ts";
import { type CsvCell, csvText } from "../../exports/csv-text.ts";
import { jsonOf } from "../plain-json.ts";
import { isRecord } from "../sync/merge-fields.ts";

/** One record with its key columns, as files and uploads hold it. */
export type TableRow = Readonly<Record<string, unknown>>;

/** A record of a reference row's map, with its key columns first. */
const rowOf = (kind: ReferenceKind, key: string, record: unknown): TableRow => {
  const columns = REFERENCE_TABLES[kind].key;
  const parts = key.split("/");
  const named = Object.fromEntries(columns.map((column, place) => [column, parts[place] ?? ""]));
  return { ...named, ...(isRecord(record) ? record : {}) };
};

/** The rows of one kind in a reply of GET /api/listData. Entries that are not records are left out; a publication never has any. */
export const rowsOfKind = (rows: readonly ReferenceRow[], kind: ReferenceKind): readonly TableRow[] =>
  rows
    .filter((row) => row.kind === kind)
    .flatMap(({ data }) => {
      const map = jsonOf(data);
      return isRecord(map) ? Object.entries(map).map(([key, record]) => rowOf(kind, key, record)) : [];
    });

/** Flattens nested fields (the properties of a food) into columns such as `props.acidity`. */
const flat = (row: TableRow): TableRow =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) =>
      isRecord(value)
        ? Object.entries(value).map(([part, inner]) => [`${field}.${part}`, inner] as const)
        : [[field, value] as const],
    ),
  );

/** Reverses `flat`; an empty cell of a flattened column means that the property is absent. */
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

/** A table as CSV that can be uploaded again: full precision, decimal points, one column per field. */
export function tableCsv(kind: ReferenceKind, rows: readonly TableRow[]): string {
  const flatRows = rows.map(flat);
  const columns = [...new Set([...REFERENCE_TABLES[kind].key, ...flatRows.flatMap((row) => Object.keys(row))])];
  return csvText(
    columns,
    flatRows.map((row) => columns.map((column) => cellOf(row[column]))),
  );
}

/** Longest first, so that `mat-recipe-spec` is not read as `recipe`. */
const KINDS_BY_LENGTH = [...REFERENCE_KINDS].toSorted((a, b) => b.length - a.length);

/** The table that a file name means: `tare_impact_Europe_2026.11.csv`, `usecase.json`. */
export function tableOfFile(fileName: string): { readonly kind: ReferenceKind | null; readonly region: string | null } {
  const words = fileName.toLowerCase();
  const kind = KINDS_BY_LENGTH.find((known) => new RegExp(`(^|[^a-z])${known}([^a-z-]|$)`).test(words)) ?? null;
  const region = REGION_IDS.find((known) => words.includes(known.toLowerCase())) ?? null;
  return { kind, region };
}
