import { USER_SORTS } from "../contract/account.ts";
import { COUNTED_DAYS, PAGE_ROWS, SEARCH_CHARACTERS } from "../contract/limits.ts";
import { DAY } from "../contract/retention.ts";
import { REPORT_KINDS, type ReportKind } from "../contract/score-report.ts";
import type { UserChoice } from "../ports/account-store.ts";
import type { Page } from "../ports/page.ts";
import type { DateRange } from "../ports/score-report-store.ts";
import { invalidField, Refusal } from "./refusal.ts";

type Query = Readonly<Record<string, string>>;

interface PageRequest {
  readonly limit: number;
  readonly after: string | null;
}

/** Cursor formats: a number; a time and an id; a text in base64url. */
const CURSORS = {
  number: /^\d{1,16}$/,
  time: /^\d{1,16}~[A-Za-z0-9-]{1,64}$/,
  text: /^[A-Za-z0-9_-]{1,2400}$/,
} as const;
const DATE = /^\d{1,16}$/;

/** `?limit` (at most PAGE_ROWS, which is also the default) and `?after` of a list. @throws Refusal invalid */
export function pageRequest(query: Query, cursor: keyof typeof CURSORS): PageRequest {
  const limit = query["limit"] === undefined ? PAGE_ROWS : Number(query["limit"]);
  const after = query["after"] ?? null;
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_ROWS) {
    throw invalidField("limit", `a whole number from 1 to ${PAGE_ROWS}`);
  }
  if (after !== null && !CURSORS[cursor].test(after))
    throw invalidField("after", "what the Link header of a page says");
  return { limit, after };
}

/**
 * `?from` and `?before` of a list, in milliseconds since 1970, UTC.
 *
 * @param now given: the range is limited to COUNTED_DAYS, and by default ends tomorrow
 * @throws Refusal invalid
 */
export function dateRange(query: Query, now?: number): DateRange {
  const read = (field: "from" | "before", otherwise: number): number => {
    const text = query[field];
    if (text === undefined) return otherwise;
    if (!DATE.test(text)) throw invalidField(field, "milliseconds since 1970");
    return Number(text);
  };
  const before = read("before", now === undefined ? Number.MAX_SAFE_INTEGER : now + DAY);
  const from = read("from", now === undefined ? 0 : before - COUNTED_DAYS * DAY);
  if (now !== undefined && before - from > COUNTED_DAYS * DAY)
    throw invalidField("from", `at most ${COUNTED_DAYS} days`);
  return { from, before };
}

/** `?sort` and `?search` of the user list. @throws Refusal invalid */
export function userChoice(query: Query): UserChoice {
  const given = query["sort"] ?? "created";
  const sort = USER_SORTS.find((known) => known === given);
  if (sort === undefined) throw invalidField("sort", `one of ${USER_SORTS.join(", ")}`);
  const search = (query["search"] ?? "").trim();
  if (search.length > SEARCH_CHARACTERS) throw invalidField("search", `at most ${SEARCH_CHARACTERS} characters`);
  return { sort, search };
}

/** @throws Refusal not_found */
export function reportKind(kind: string): ReportKind {
  const known = REPORT_KINDS.find((candidate) => candidate === kind);
  if (known === undefined) throw new Refusal("not_found");
  return known;
}

/** The Link header to the next page (RFC 8288), with all other query parameters; none on the last page. */
export function linkHeader(url: string, limit: number, { next }: Page<unknown>): Readonly<Record<string, string>> {
  if (next === null) return {};
  const { pathname, searchParams } = new URL(url);
  searchParams.set("after", next);
  searchParams.set("limit", String(limit));
  return { Link: `<${pathname}?${searchParams.toString()}>; rel="next"` };
}
