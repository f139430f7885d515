import { PAGE_ROWS } from "../contract/limits.ts";
import type { Page } from "../ports.ts";
import { Refusal } from "./refusal.ts";

export interface PageRequest {
  readonly limit: number;
  readonly after: string | null;
}

const CURSOR = /^\d{1,16}(?:~[A-Za-z0-9-]{1,64})?$/;

/** `?limit` (at most PAGE_ROWS, which is also what is meant without it) and `?after` of a list. @throws Refusal invalid */
export function pageRequest(query: Readonly<Record<string, string>>): PageRequest {
  const limit = query["limit"] === undefined ? PAGE_ROWS : Number(query["limit"]);
  const after = query["after"] ?? null;
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_ROWS) {
    throw new Refusal("invalid", { fields: [{ field: "limit", text: `a whole number from 1 to ${PAGE_ROWS}` }] });
  }
  if (after !== null && !CURSOR.test(after)) {
    throw new Refusal("invalid", { fields: [{ field: "after", text: "what the Link header of a page says" }] });
  }
  return { limit, after };
}

/** The Link header of a page (RFC 8288); none on the last. */
export const linkHeader = (path: string, limit: number, { next }: Page<unknown>): Readonly<Record<string, string>> =>
  next === null ? {} : { Link: `<${path}?after=${encodeURIComponent(next)}&limit=${limit}>; rel="next"` };
