import { contentQuery } from "./content-query.ts";
import type { ContentReply } from "./shipped-content.ts";

/** An external content service (decisions.md 22). */
export interface ContentOrigin {
  /** base address, `https://host[/path]` without trailing slash */
  readonly address: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const TIMEOUT_MS = 4_000;
const FRESH_MS = 5 * 60_000;
/** Maximum size of a reply; the shipped texts are 40 of a few KB each. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_COPIES = 200;

/** Query parameters that are forwarded; others are dropped. */
const FORWARDED = ["rest_route", "slug", "categories", "page", "per_page", "_fields", "lang"] as const;
const TOTALS = ["X-WP-Total", "X-WP-TotalPages"] as const;

const forwardedQuery = (parameters: URLSearchParams): string => {
  const passed = new URLSearchParams();
  for (const name of FORWARDED) {
    const value = parameters.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed.toString();
};

/** Requests a reply. null: none in time, or an invalid one; the caller then uses the last good copy. */
async function fetchReply({ address, fetch }: ContentOrigin, query: string): Promise<ContentReply | null> {
  try {
    const response = await fetch(`${address}/?${query}`, {
      headers: { Accept: "application/json" },
      redirect: "follow",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, headers } = response;
    const isJson = headers.get("Content-Type")?.includes("json") ?? false;
    if (!isJson || (status !== 200 && status !== 400 && status !== 404)) return null;
    const text = await response.text();
    if (text.length > MAX_BYTES) return null;
    const totals = TOTALS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return { status, body: JSON.parse(text), headers: Object.fromEntries(totals) };
  } catch {
    return null;
  }
}

/**
 * Reads from the external service: a copy younger than FRESH_MS, else a new reply, else the last good copy. null: no
 * reply yet, or an unsupported route.
 */
export function contentFrom(origin: ContentOrigin, now: () => number) {
  const kept = new Map<string, { readonly reply: ContentReply; readonly at: number }>();
  return async (parameters: URLSearchParams): Promise<ContentReply | null> => {
    if (contentQuery(parameters).kind === "no_route") return null;
    const query = forwardedQuery(parameters);
    const copy = kept.get(query);
    if (copy !== undefined && now() - copy.at < FRESH_MS) return copy.reply;
    const reply = await fetchReply(origin, query);
    if (reply === null) return copy?.reply ?? null;
    if (reply.status === 200) {
      const oldest = kept.keys().next();
      if (kept.size >= MAX_COPIES && !oldest.done) kept.delete(oldest.value);
      kept.set(query, { reply, at: now() });
    }
    return reply;
  };
}
