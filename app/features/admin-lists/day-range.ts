import { COUNTED_DAYS } from "../../../edge-api/contract/limits.ts";
import type { DateRange, ReportDay } from "../../state/admin/admin-lists.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that are counted if no first day is chosen. */
const USUAL_DAYS = 90;

/** Values of the two date fields: `2026-11-21`, or "" for no bound. */
export interface ChosenDays {
  readonly from: string;
  readonly to: string;
}

export const ALL_DAYS: ChosenDays = { from: "", to: "" };

const startOf = (day: string): number | null => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return day === "" || Number.isNaN(at) ? null : at;
};

/** The range in ms, in whole UTC days including the last; null = the last day is before the first. */
export function rangeOf({ from, to }: ChosenDays): DateRange | null {
  const [first, last] = [startOf(from), startOf(to)];
  if (first !== null && last !== null && last < first) return null;
  return { from: first, before: last === null ? null : last + DAY_MS };
}

/** The UTC day of a time in ms, as `2026-11-21`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface CountedRange {
  readonly from: number;
  readonly before: number;
  /** true = the range was longer than COUNTED_DAYS and lost its first days */
  readonly cut: boolean;
}

/** The range of the chart: the chosen days, at most COUNTED_DAYS; without a first day, 90 days up to the last or today. */
export function countedRange({ from, before }: DateRange, now: number): CountedRange {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const end = before ?? Math.max(today, from ?? 0) + DAY_MS;
  const earliest = Math.max(0, end - COUNTED_DAYS * DAY_MS);
  const requested = from ?? Math.max(0, end - USUAL_DAYS * DAY_MS);
  return { from: Math.max(requested, earliest), before: end, cut: requested < earliest };
}

/** Every day of the range in order; adds the days without reports, which the server omits. */
export function everyDay({ from, before }: CountedRange, days: readonly ReportDay[]): readonly ReportDay[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  return Array.from({ length: Math.round((before - from) / DAY_MS) }, (_, at) => {
    const day = dayOf(from + at * DAY_MS);
    return { day, count: counts.get(day) ?? 0 };
  });
}
