import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import type { DataRow } from "../../state/analysis/open-data.ts";
import { recordWords, tableName } from "../../text/reference-words.ts";

/** The quality code that the interface calls an estimate. */
export const ESTIMATE = "expert-estimate";

/** Filters of the rows; "" = no filter. */
export interface RowFilters {
  readonly search: string;
  readonly kind: ReferenceKind | "";
  readonly region: string;
  readonly quality: string;
  readonly source: string;
  readonly checked: string;
  /** only rows with an estimate among their figures */
  readonly estimates: boolean;
}

export const NO_FILTERS: RowFilters = {
  search: "",
  kind: "",
  region: "",
  quality: "",
  source: "",
  checked: "",
  estimates: false,
};

/** Whether any figure of a row is an estimate, not only its main one. */
const hasEstimate = ({ quality, estimates }: DataRow): boolean => quality === ESTIMATE || estimates.length > 0;

/** A row with its display name and `hay`, the text that the search looks through. */
export interface NamedRow {
  readonly row: DataRow;
  readonly name: string;
  readonly hay: string;
}

/** Lower case without accents, so that "creme" finds "Crème". */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Computes names and search texts once: the search runs on every keystroke. */
export const namedRows = (rows: readonly DataRow[]): readonly NamedRow[] =>
  rows.map((row) => {
    const name = recordWords(row);
    return { row, name, hay: folded(`${name} ${tableName(row.kind)} ${row.kind} ${row.key} ${row.source}`) };
  });

/** The rows that match all filters and every word of the search, in the given order. */
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
      (filters.checked === "" || row.checked === filters.checked) &&
      (!filters.estimates || hasEstimate(row)) &&
      words.every((word) => hay.includes(word)),
  );
}

/** Distinct non-empty values of a column, most frequent first. */
export function valuesOf(rows: readonly NamedRow[], column: "quality" | "source" | "checked"): readonly string[] {
  const counts = new Map<string, number>();
  for (const { row } of rows) if (row[column] !== "") counts.set(row[column], (counts.get(row[column]) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}
