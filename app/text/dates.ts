import { valueTexts } from "./en/values.ts";
import { inLocale } from "./locale.ts";

// Apart from the numbers: the first page shows no date, and each of these formatters costs time to make.

const clock = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);
const dayMonth = inLocale((locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }));
const dayMonthYear = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" }),
);
const longDate = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" }),
);

/** Time of day, `14:05`, of milliseconds since 1970. */
export const formatTime = (at: number): string => clock().format(at);

/** A date in full, `20 November 2026`. */
export const formatDate = (at: number): string => longDate().format(at);

const moment = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

/** A moment in the reader's own time zone, `21 Nov 2026, 14:05`. */
export const formatMoment = (at: number): string => moment().format(at);

const utcDay = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
);

/** A day of UTC, as milliseconds since 1970 somewhere in it: `21 Nov 2026`. */
export const formatUtcDay = (at: number): string => utcDay().format(at);

const utcMonth = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" }),
);

/** A month of UTC, as milliseconds since 1970 somewhere in it: `Nov 2026`. */
export const formatMonth = (at: number): string => utcMonth().format(at);

/** When something changed, for lists: `Today 14:05`, `12 Nov`, `12 Nov 2025`. `now` comes in as a value. */
export function formatChanged(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.getFullYear() !== today.getFullYear()) return dayMonthYear().format(at);
  if (then.getMonth() === today.getMonth() && then.getDate() === today.getDate()) {
    return valueTexts.today(formatTime(at));
  }
  return dayMonth().format(at);
}
