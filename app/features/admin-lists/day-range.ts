import { COUNTED_DAYS } from "../../../edge-api/contract/limits.ts";
import type { DateRange, ReportDay } from "../../state/admin/admin-lists.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that are counted while no first day is chosen. */
const USUAL_DAYS = 90;

/** What the two date fields hold: `2026-11-21`, or "" for no bound. */
export interface ChosenDays {
  readonly from: string;
  readonly to: string;
}

export const ALL_DAYS: ChosenDays = { from: "", to: "" };

const startOf = (day: string): number | null => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return day === "" || Number.isNaN(at) ? null : at;
};

/** Whole days of UTC, the last one included; null: the last lies before the first. */
export function rangeOf({ from, to }: ChosenDays): DateRange | null {
  const [first, last] = [startOf(from), startOf(to)];
  if (first !== null && last !== null && last < first) return null;
  return { from: first, before: last === null ? null : last + DAY_MS };
}

/** The name of a day of UTC, `2026-11-21`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface CountedRange {
  readonly from: number;
  readonly before: number;
  /** days of the range that are too many to count were left out at its beginning */
  readonly cut: boolean;
}

/** The days that a chart counts: those chosen, at most COUNTED_DAYS of them; without a first day the last 90 up to today. */
export function countedRange({ from, before }: DateRange, now: number): CountedRange {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const end = before ?? Math.max(today, from ?? 0) + DAY_MS;
  const earliest = Math.max(0, end - COUNTED_DAYS * DAY_MS);
  const wanted = from ?? Math.max(0, end - USUAL_DAYS * DAY_MS);
  return { from: Math.max(wanted, earliest), before: end, cut: wanted < earliest };
}

/** Every day of the range in its order, also those without a report, which the server leaves out. */
export function everyDay({ from, before }: CountedRange, days: readonly ReportDay[]): readonly ReportDay[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  return Array.from({ length: Math.round((before - from) / DAY_MS) }, (_, at) => {
    const day = dayOf(from + at * DAY_MS);
    return { day, count: counts.get(day) ?? 0 };
  });
}
