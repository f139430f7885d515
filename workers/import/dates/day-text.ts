import { isDay } from "../../../edge-api/contract/line-details.ts";
import { plainLetters } from "../normal-name.ts";
import type { Sheet } from "../sheet.ts";

/** Which part comes first in 03/04/2026. */
export const DATE_ORDERS = ["day", "month"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Prefixes of month names in EN, DE, ES, FR, IT; "juillet" is apart. */
const MONTHS =
  "jan ene gen,feb fev,mar mrz,apr abr avr,may mai mag,jun jui giu,jul lug,aug ago aou,sep set,oct okt ott,nov,dec dez dic"
    .split(",")
    .map((names) => names.split(" "));

/** A time of day after the date, to be ignored. */
const TIME = /[T\s]+\d{1,2}:\d{2}.*$/i;
const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const DAY_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[.\s-]*(?:de\s+)?(\p{L}+)\.?[\s-]*(?:de\s+)?(\d{4}|\d{2})$/u;
const NAME_DAY = /^(\p{L}+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/u;
/** Two-digit years below this are 20xx, the others 19xx. */
const FIRST_YEAR_OF_1900S = 70;

const monthOf = (name: string): number | null => {
  const known = MONTHS.findIndex((beginnings) => beginnings.some((beginning) => name.startsWith(beginning)));
  return name.startsWith("juil") ? 7 : known < 0 ? null : known + 1;
};

const yearOf = (text: string): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < FIRST_YEAR_OF_1900S ? 2000 + year : 1900 + year;
};

/** The day as YYYY-MM-DD; null = not in the calendar. */
function dayOf(year: number, month: number, day: number): string | null {
  const digits = (number: number, length: number): string => String(number).padStart(length, "0");
  const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  return isDay(text) ? text : null;
}

function dayOfMonth(name = "", day = "", year = ""): string | null {
  const month = monthOf(name);
  return month === null ? null : dayOf(yearOf(year), month, Number(day));
}

/** Both readings of a date of three numbers: day first and month first. */
function bothReadings(first: number, second: number, year: number): Readonly<Record<DateOrder, string | null>> {
  return { day: dayOf(year, second, first), month: dayOf(year, first, second) };
}

/** One day (YYYY-MM-DD), two possible days, or null = no day. */
export type ReadDay = string | Readonly<Record<DateOrder, string>> | null;

/**
 * Reads a date: year first, day first with points, with a month name in five languages, or three numbers with slashes
 * or hyphens. The last form gives both readings if both are days and differ.
 */
export function readDay(cell: string): ReadDay {
  const text = plainLetters(cell.trim()).replace(TIME, "").trim();
  const iso = YEAR_FIRST.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) {
    const [, first = "", sign, second = "", year = ""] = numbers;
    const { day, month } = bothReadings(Number(first), Number(second), yearOf(year));
    // with points the day always comes first
    if (sign === "." || day === month || month === null) return day;
    return day === null ? month : { day, month };
  }
  const [, day, name, year] = DAY_NAME.exec(text) ?? [];
  if (day !== undefined) return dayOfMonth(name, day, year);
  const [, first, second, last] = NAME_DAY.exec(text) ?? [];
  return first === undefined ? null : dayOfMonth(first, second, last);
}

/** The day of an unambiguous text, as YYYY-MM-DD; null = no day, or two readings. */
export const dayOfText = (text: string): string | null => {
  const day = readDay(text);
  return typeof day === "string" ? day : null;
};

/** What the dates of a column prove together. */
export interface DateEvidence {
  /** the order that unambiguous dates prove; null = no proof, or a contradiction */
  readonly order: DateOrder | null;
  /** the first date with two readings; null = none */
  readonly ambiguous: string | null;
}

const SLASHED = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/;

/** Finds the order of day and month in a column of dates. @param cells the different cells of the column */
export function dateEvidence(cells: readonly string[]): DateEvidence {
  let ambiguous: string | null = null;
  const proven = new Set<DateOrder>();
  for (const cell of cells) {
    const day = readDay(cell);
    if (day === null) continue;
    if (typeof day !== "string") {
      ambiguous ??= cell;
      continue;
    }
    if (!SLASHED.test(cell.trim())) continue;
    const [first = 0, second = 0] = cell.trim().split(/[/-]/).map(Number);
    if (first > 12) proven.add("day");
    if (second > 12) proven.add("month");
  }
  const [order = null] = proven;
  return { order: proven.size === 1 ? order : null, ambiguous };
}

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

const MONTH = String.raw`(?:jan|feb|m[a\u00E4]r|apr|ma[iy]|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|f[e\u00E9]v|avr|juin|juil|ao[u\u00FB]|d[e\u00E9]c|gen|mag|giu|lug|set|ott)\p{L}*\.?`;
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[.\s-]*${MONTH}[\s-]*\d{2,4}|${MONTH}\s*\d{1,2},?\s*\d{2,4})(?:[T\s]+\d{1,2}:\d{2}(?::\d{2})?.*)?$`,
  "iu",
);
/** A date without a year or a day, as a spreadsheet makes one of "10/20" or "6/10": "Oct-20", "06-Oct". */
const PART_OF_DATE = new RegExp(
  String.raw`^(?:${MONTH}[\s.\u2019'/-]*\d{1,4}|\d{1,2}[.\s-]*(?:de\s+)?${MONTH})$`,
  "iu",
);
/** Whether a text looks like a date. */
export const isDateText = (text: string): boolean => DATE.test(text.trim());

/** Whether a text looks like a date or a part of one. */
export const isPartOfDate = (text: string): boolean => isDateText(text) || PART_OF_DATE.test(text.trim());
