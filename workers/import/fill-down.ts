import type { Sheet } from "./sheet.ts";

/** Fewest blocks of rows under one text each. */
const MIN_BLOCKS = 2;

/**
 * Fills the blanks of a column that names a site, an order or a day only in the first row of a block, or in merged cells. A text
 * that is repeated in the next row shows that a blank means "none".
 * @returns number of filled rows
 */
export function fillDown(sheet: Sheet, column: number, isLine: (place: number) => boolean): number {
  const merged = mergedRows(sheet, column);
  const isFilled = merged === null ? blocksOf(sheet, column, isLine) : (row: number) => merged.has(row);
  if (isFilled === null) return 0;
  let [above, rows] = [0, 0];
  for (let place = 0; place < sheet.rows; place++) {
    if (!isLine(place)) continue;
    const cell = sheet.cell(column, place);
    if (cell > 0) above = cell;
    else if (above > 0 && isFilled(sheet.rowNumber(place))) {
      sheet.fill(column, place, above);
      rows++;
    }
  }
  return rows;
}

/** Numbers of the rows that vertically merged cells of a column cover; null = it has none. */
function mergedRows(sheet: Sheet, column: number): ReadonlySet<number> | null {
  const rows = new Set<number>();
  for (const merge of sheet.merges) {
    if (merge.column > column || merge.last_column < column) continue;
    for (let row = merge.row + 1; row <= merge.last_row; row++) rows.add(row);
  }
  return rows.size === 0 ? null : rows;
}

/** True for all rows, if every text of the column begins a block of blank cells; null = the blanks are none. */
function blocksOf(sheet: Sheet, column: number, isLine: (place: number) => boolean): ((row: number) => boolean) | null {
  let [blocks, blanks, before] = [0, 0, 0];
  for (let place = 0; place < sheet.rows; place++) {
    if (!isLine(place)) continue;
    const cell = sheet.cell(column, place);
    if (cell === 0) {
      if (blocks === 0) return null;
      blanks++;
    } else {
      if (cell === before) return null;
      blocks++;
    }
    before = cell;
  }
  return blocks >= MIN_BLOCKS && blanks > 0 ? () => true : null;
}
