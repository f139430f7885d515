import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import type { DataRow } from "../../state/analysis/open-data.ts";
import { recordWords, tableName } from "../../text/reference-words.ts";

/** The quality that the interface calls an estimate. */
export const ESTIMATE = "expert-estimate";

/** Which rows are shown; "" = every one. */
export interface RowFilters {
  readonly search: string;
  readonly kind: ReferenceKind | "";
  readonly region: string;
  readonly quality: string;
  readonly source: string;
}

export const NO_FILTERS: RowFilters = { search: "", kind: "", region: "", quality: "", source: "" };

/** A row with what it is called and what a search looks through. */
export interface NamedRow {
  readonly row: DataRow;
  readonly name: string;
  readonly hay: string;
}

/** Lower case without accents, so that "creme" finds "Crème". */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Names are made once for all rows: a search goes through them at every letter. */
export const namedRows = (rows: readonly DataRow[]): readonly NamedRow[] =>
  rows.map((row) => {
    const name = recordWords(row);
    return { row, name, hay: folded(`${name} ${tableName(row.kind)} ${row.kind} ${row.key} ${row.source}`) };
  });

/** The rows that every filter lets through, in their order; each word of the search has to be found. */
export function filteredRows(rows: readonly NamedRow[], filters: RowFilters): readonly NamedRow[] {
  const words = folded(filters.search)
    .split(/\s+/)
    .filter((word) => word !== "");
  return rows.filter(
    ({ row, hay }) =>
      (filters.kind === "" || row.kind === filters.kind) &&
      (filters.region === "" || row.region === filters.region) &&
      (filters.quality === "" || row.quality === filters.quality) &&
      (filters.source === "" || row.source === filters.source) &&
      words.every((word) => hay.includes(word)),
  );
}

/** Different values of a column, by how many rows have them; "" is none. */
export function valuesOf(rows: readonly NamedRow[], column: "quality" | "source"): readonly string[] {
  const counts = new Map<string, number>();
  for (const { row } of rows) if (row[column] !== "") counts.set(row[column], (counts.get(row[column]) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}
