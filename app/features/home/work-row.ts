import type { ReactNode } from "react";
import type { SortDirection } from "../../ui/sort-head/sort-head.tsx";
import { plural } from "../../text/catalogue.ts";
import { homeTexts } from "../../text/en/home.ts";
import { formatCount } from "../../text/format.ts";

/** The fields that every row on the home page has. */
export interface WorkRow {
  readonly id: string;
  readonly name: string;
  /** timestamp in milliseconds */
  readonly changed: number;
  /** warning shown below the name */
  readonly note?: string;
}

/** A column between the name and the last change. */
export interface WorkColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** sort key; null = not sortable */
  readonly sortBy: ((row: Row) => string | number) | null;
  readonly cell: (row: Row) => ReactNode;
  /** right-aligned */
  readonly numeric?: boolean;
  /** for a text column right of a number column */
  readonly afterNumber?: boolean;
  /** preferred CSS width; default: by content */
  readonly width?: string;
  /** on a phone: listed with the other values, with this word after a number, or on its own line */
  readonly phone: { readonly listed: (row: Row) => string } | "listed" | "line";
}

/** A column of text, sorted by it. */
export const textColumn = <Row>(
  id: string,
  label: string,
  text: (row: Row) => string,
  width?: string,
): WorkColumn<Row> => ({ id, label, sortBy: text, cell: text, phone: "listed", ...(width !== undefined && { width }) });

/** A column of counts; null = not known yet. On a phone `word` follows the count. */
export const countColumn = <Row>(
  id: string,
  label: string,
  count: (row: Row) => number | null,
  word: Parameters<typeof plural<string>>[1],
): WorkColumn<Row> => ({
  id,
  label,
  numeric: true,
  sortBy: (row) => count(row) ?? 0,
  cell: (row) => {
    const known = count(row);
    return known === null ? homeTexts.table.notKnownYet : formatCount(known);
  },
  phone: { listed: (row) => plural(count(row) ?? 0, word) },
});

export interface Sorting {
  /** a column's id, `name` or `changed` */
  readonly column: string;
  readonly direction: SortDirection;
}

/** Default sorting: last changed first. */
export const LAST_CHANGED: Sorting = { column: "changed", direction: "descending" };

/** Rows per page. */
export const PAGE = 25;

/** Smallest number of rows with a search field. */
export const SEARCH_FROM = 9;

const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Rows whose texts contain every word of the search, ignoring case and accents. */
export const matchingRows = <Row>(
  rows: readonly Row[],
  search: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] => {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const hay = folded(textsOf(row).join(" "));
    return words.every((word) => hay.includes(word));
  });
};

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const compare = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));

/** Sorts rows; equal rows are sorted by last change, newest first, in both directions. */
export const sortedRows = <Row extends WorkRow>(
  rows: readonly Row[],
  columns: readonly WorkColumn<Row>[],
  { column, direction }: Sorting,
): readonly Row[] => {
  const sortBy =
    column === "name"
      ? (row: Row) => row.name
      : (columns.find((one) => one.id === column)?.sortBy ?? ((row: Row) => row.changed));
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)) || b.changed - a.changed);
};

/** Sorting after a click on a column head: reverses the same column; numbers and times start with the largest. */
export const sortingAfterClick = (sorting: Sorting, column: string, numeric: boolean): Sorting => {
  if (sorting.column !== column) return { column, direction: numeric ? "descending" : "ascending" };
  return { column, direction: sorting.direction === "ascending" ? "descending" : "ascending" };
};
