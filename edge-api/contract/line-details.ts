import { isPlainLine } from "./plain-line.ts";

/** Texts that a line of a portfolio may have in addition to its label, in the order of tables and files. */
export const LINE_DETAILS = ["gtin", "item_code", "site", "country", "supplier", "order_number", "date"] as const;
export type LineDetail = (typeof LINE_DETAILS)[number];

/** Characters of one detail. */
export const LINE_DETAIL_LETTERS = 80;

/** The details of one line; absent or "" = none. `date` is a day as YYYY-MM-DD; the others are text as it was given. */
export type LineDetails = { readonly [Detail in LineDetail]?: string | undefined };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Is this text a day of the calendar, as YYYY-MM-DD? */
export const isDay = (text: string): boolean => {
  const [, year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** May a line have this text as the detail? */
export const isDetail = (detail: LineDetail, text: string): boolean =>
  text === "" || (detail === "date" ? isDay(text) : text.length <= LINE_DETAIL_LETTERS && isPlainLine(text));
