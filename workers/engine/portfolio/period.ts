import type { LineTable } from "./line-table.ts";

/** A day of the calendar, YYYY-MM-DD; such texts sort by time. */
export type IsoDay = string;

/** What the quantities of a portfolio cover; both days are included. */
export interface Period {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

const MONTHS = 12;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const twoDigits = (count: number): string => String(count).padStart(2, "0");

/** Months since year 0 when so many days of the month of `day` are over. */
function monthsUntil(day: IsoDay, isOver: boolean): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return year * MONTHS + month - 1 + (isOver ? date : date - 1) / daysIn(year, month);
}

/**
 * Years that a period covers (method.md section 12): a month is a twelfth of a year and a day is its share of its month.
 * So years, halves and months are exact whatever the number of their days, and the months of a year sum to it.
 */
export const yearsOf = ({ from, to }: Period): number => (monthsUntil(to, true) - monthsUntil(from, false)) / MONTHS;

/** The middle of a period, years since year 0. */
export const middleOf = ({ from, to }: Period): number =>
  (monthsUntil(from, false) + monthsUntil(to, true)) / 2 / MONTHS;

/** The calendar year; the period of a portfolio that names none. */
export const yearPeriod = (year: number): Period => {
  const digits = String(year).padStart(4, "0");
  return { from: `${digits}-01-01`, to: `${digits}-12-31` };
};

/** The period of so many months that starts with a day; in a shorter month it ends with the month before. */
export function monthsFrom(from: IsoDay, months: number): Period {
  const [year = 0, month = 1, date = 1] = from.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = daysIn(last.getUTCFullYear(), last.getUTCMonth() + 1);
  last.setUTCDate(Math.min(date, length + 1) - 1);
  return { from, to: last.toISOString().slice(0, 10) };
}

/** The whole months that contain both days. */
export function monthsAround(from: IsoDay, to: IsoDay): Period {
  const [year = 0, month = 1] = to.split("-").map(Number);
  return { from: `${from.slice(0, 8)}01`, to: `${to.slice(0, 8)}${twoDigits(daysIn(year, month))}` };
}

/** The share (0-1) of a period, and so of quantities spread evenly over it, that lies within another. */
export function shareWithin(period: Period, { from, to }: Period): number {
  const both = { from: from > period.from ? from : period.from, to: to < period.to ? to : period.to };
  return both.from > both.to ? 0 : yearsOf(both) / yearsOf(period);
}

/** Is a day, or no day (""), within the period? Lines without a date are spread over the whole period. */
export const isWithin = (day: IsoDay, { from, to }: Period): boolean => day === "" || (day >= from && day <= to);

/** The dates of the lines of a portfolio. */
export interface LineDates {
  /** lines with a date */
  readonly dated: number;
  /** lines dated outside the period */
  readonly outside: number;
  /** the whole months from the earliest to the latest date; null = no line has a date */
  readonly months: Period | null;
}

/** What the dates of the lines say about the period of their portfolio. */
export function lineDates(table: LineTable, period: Period): LineDates {
  const counts = new Map<number, number>();
  for (const number of table.columns.date ?? []) counts.set(number, (counts.get(number) ?? 0) + 1);
  counts.delete(0);
  const days = [...counts].map(([number, lines]) => ({ day: table.labelOf(number), lines }));
  const lines = (of: typeof days): number => of.reduce((sum, one) => sum + one.lines, 0);
  const sorted = days.map(({ day }) => day).toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return {
    dated: lines(days),
    outside: lines(days.filter(({ day }) => !isWithin(day, period))),
    months: first === undefined || last === undefined ? null : monthsAround(first, last),
  };
}
