import type { DecimalSign } from "./import-settings.ts";
import { numberOfText } from "./numbers/number-text.ts";
import type { Sheet } from "./sheet.ts";

/** Reads the numbers of a column by row index; each different cell is parsed once. Null = not a number. */
export function numbersOf(sheet: Sheet, column: number, decimal: DecimalSign): (place: number) => number | null {
  const known: (number | null | undefined)[] = [null];
  return (place) => {
    const cell = sheet.cell(column, place);
    const number = known[cell];
    if (number !== undefined) return number;
    return (known[cell] = sheet.typed(column, cell) ?? numberOfText(sheet.text(column, cell), decimal));
  };
}
