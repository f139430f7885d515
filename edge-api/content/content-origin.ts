import { contentQuery } from "./content-query.ts";
import type { ContentReply } from "./shipped-content.ts";

/** A content service elsewhere that answers stand in for here (decisions.md 22). */
export interface ContentOrigin {
  /** base address, `https://host[/path]` without a slash at the end */
  readonly address: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const TIMEOUT_MS = 4_000;
const FRESH_MS = 5 * 60_000;
/** Ours are 40 texts of a few KB each; what is larger is no answer to our questions. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_KEPT = 200;

/** The parameters that go on; what a caller adds beyond them never reaches the other service. */
const PASSED_ON = ["rest_route", "slug", "categories", "page", "per_page", "_fields", "lang"] as const;
const TOTALS = ["X-WP-Total", "X-WP-TotalPages"] as const;

const asked = (parameters: URLSearchParams): string => {
  const passed = new URLSearchParams();
  for (const name of PASSED_ON) {
    const value = parameters.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed.toString();
};

/** Null: no answer in time, or one that is none of the service's; whoever asked goes on with the last good copy. */
async function fetched({ address, fetch }: ContentOrigin, query: string): Promise<ContentReply | null> {
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
    if (text.length > MOST_BYTES) return null;
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
 * Asks the other service: a fresh copy of this isolate, else its answer, else the last good copy, however old. Null: it has
 * not answered yet, or the question is none of ours.
 */
export function contentFrom(origin: ContentOrigin, now: () => number) {
  const kept = new Map<string, { readonly reply: ContentReply; readonly at: number }>();
  return async (parameters: URLSearchParams): Promise<ContentReply | null> => {
    if (contentQuery(parameters).kind === "no_route") return null;
    const query = asked(parameters);
    const copy = kept.get(query);
    if (copy !== undefined && now() - copy.at < FRESH_MS) return copy.reply;
    const reply = await fetched(origin, query);
    if (reply === null) return copy?.reply ?? null;
    if (reply.status === 200) {
      const oldest = kept.keys().next();
      if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value);
      kept.set(query, { reply, at: now() });
    }
    return reply;
  };
}
