import { valueTexts } from "./en/values.ts";
import { inLocale } from "./locale.ts";

// Separate from format.ts: the first page shows no date, and each formatter takes time to create.

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  inLocale((locale) => new Intl.DateTimeFormat(locale, options));

const DAY_MS = 86_400_000;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const SHORT_DATE = { day: "numeric", month: "short", year: "numeric" } as const;

const clock = dateFormat(TIME);
const dayMonth = dateFormat({ day: "numeric", month: "short" });
const dayMonthYear = dateFormat(SHORT_DATE);
const longDate = dateFormat({ day: "numeric", month: "long", year: "numeric" });
const moment = dateFormat({ ...SHORT_DATE, ...TIME });
const utcDay = dateFormat({ ...SHORT_DATE, timeZone: "UTC" });
const utcYear = dateFormat({ year: "numeric", timeZone: "UTC" });
const utcMonth = dateFormat({ month: "short", year: "numeric", timeZone: "UTC" });

/** Time of day, `14:05`; `at` in ms since 1970. */
export const formatTime = (at: number): string => clock().format(at);

/** A full date, `20 November 2026`; `at` in ms since 1970. */
export const formatDate = (at: number): string => longDate().format(at);

/** Date and time in the user's time zone, `21 Nov 2026, 14:05`; `at` in ms since 1970. */
export const formatMoment = (at: number): string => moment().format(at);

/** A UTC day, `21 Nov 2026`; `at` is any time in it, in ms since 1970. */
export const formatUtcDay = (at: number): string => utcDay().format(at);

/** A UTC month, `Nov 2026`; `at` is any time in it, in ms since 1970. */
export const formatMonth = (at: number): string => utcMonth().format(at);

const FIRST = "-01";

/** Both days, YYYY-MM-DD and included, as a range of years, months or days: `2026`, `Jan – Jun 2026`, `5 – 9 Jan 2026`. */
export function formatPeriod({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const after = new Date(last + DAY_MS).toISOString().slice(0, 10);
  const isWhole = (part: string): boolean => from.endsWith(part) && after.endsWith(part);
  const format = isWhole(FIRST + FIRST) ? utcYear() : isWhole(FIRST) ? utcMonth() : utcDay();
  return format.formatRange(first, last);
}

/** Time of a change, for lists: `Today 14:05`, `12 Nov`, `12 Nov 2025`. Both arguments in ms since 1970. */
export function formatChanged(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.getFullYear() !== today.getFullYear()) return dayMonthYear().format(at);
  if (then.getMonth() === today.getMonth() && then.getDate() === today.getDate()) {
    return valueTexts.today(formatTime(at));
  }
  return dayMonth().format(at);
}
