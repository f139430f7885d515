import type { ReactNode } from "react";
import type { SortDirection } from "../../ui/sort-head.tsx";

/** What every row of the home has. */
export interface WorkRow {
  readonly id: string;
  readonly name: string;
  /** milliseconds since 1970 */
  readonly changed: number;
  /** what is to be known before it is opened, below the name */
  readonly note?: string;
}

/** A column between the name and the time of the last change. */
export interface WorkColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** what the rows are sorted by; null = this column sorts nothing */
  readonly sortBy: ((row: Row) => string | number) | null;
  readonly cell: (row: Row) => ReactNode;
  /** numbers stand at the right of their column */
  readonly numeric?: boolean;
  /** a text column to the right of a number column */
  readonly afterNumber?: boolean;
  /** CSS width, a hint; the rest is up to what the column holds */
  readonly width?: string;
  /** on a phone: among the words of the row, with this word after a number, or on a line of its own */
  readonly phone: { readonly listed: (row: Row) => string } | "listed" | "line";
}

export interface Sorting {
  /** a column's id, `name` or `changed` */
  readonly column: string;
  readonly direction: SortDirection;
}

/** Last changed first: where one left off. */
export const LAST_CHANGED: Sorting = { column: "changed", direction: "descending" };

/** Rows a page; a long list costs no more than its page. */
export const PAGE = 25;

/** From this many rows on there is a search field. */
export const SEARCH_FROM = 9;

const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Rows in which every word of the search stands somewhere in their texts, whatever its case or accents. */
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

const compared = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));

/** Rows in an order; rows that are equal in it stand last changed first, in both directions. */
export const sortedRows = <Row extends WorkRow>(
  rows: readonly Row[],
  columns: readonly WorkColumn<Row>[],
  { column, direction }: Sorting,
): readonly Row[] => {
  const sortBy =
    column === "name"
      ? (row: Row) => row.name
      : (columns.find((one) => one.id === column)?.sortBy ?? ((row: Row) => row.changed));
  const turn = direction === "ascending" ? 1 : -1;
  return rows.toSorted((a, b) => turn * compared(sortBy(a), sortBy(b)) || b.changed - a.changed);
};

/** The order after a column's head was pressed: the same column turns; numbers and times begin with the largest. */
export const pressed = (sorting: Sorting, column: string, numeric: boolean): Sorting => {
  if (sorting.column !== column) return { column, direction: numeric ? "descending" : "ascending" };
  return { column, direction: sorting.direction === "ascending" ? "descending" : "ascending" };
};
