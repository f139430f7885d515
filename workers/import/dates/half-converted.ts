import type { Sheet } from "../sheet.ts";
import { readDay } from "./day-text.ts";

const DAY_OF_NUMBERS = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/;
const DAYS_IN_DOUBT = 12;

/**
 * The cells of a date column in which a spreadsheet may have swapped day and month: it reads 05/04 as its own country
 * does and stores a date, but leaves 25/04 as a text, because there is no month 25. So there are texts with a number
 * above 12, and no stored date has a day above 12.
 * @returns their cell numbers; empty = no doubt
 */
export function halfConverted(sheet: Sheet, column: number): ReadonlySet<number> {
  const stored = new Set<number>();
  let hasText = false;
  for (let cell = 1; cell < sheet.different(column); cell++) {
    const text = sheet.text(column, cell);
    if (!sheet.isDate(column, cell)) {
      // two numbers that can only be read in one way
      hasText ||= DAY_OF_NUMBERS.test(text) && typeof readDay(text) === "string";
    } else if (Number(text.slice(8, 10)) > DAYS_IN_DOUBT) return new Set();
    else stored.add(cell);
  }
  return hasText ? stored : new Set();
}
