/** The letters of a column, from 0: A, Z, AA. */
export const lettersOf = (column: number): string =>
  (column < 26 ? "" : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** The reference of a cell: column from 0, row from 1. */
export const cellName = (column: number, row: number): string => `${lettersOf(column)}${row}`;
