import { CONTENT_MAX_BYTES, CONTENT_REDIRECTS } from "../contract/content-routes.ts";
import { Refusal } from "../services/refusal.ts";

/** An external content service (decisions.md 22). */
export interface ContentOrigin {
  /** base address, `https://host[/path]` without trailing slash */
  readonly address: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** A reply of the service: its rows, and how many pages of them there are. `absent`: the service has no such thing. */
export type RowsReply = { readonly rows: readonly unknown[]; readonly pages: number } | "absent";

/** The content of a body; null if it has more than `most` bytes, without reading them all. */
export async function blobUpTo(body: Response["body"], most: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || value === undefined) break;
    length += value.byteLength;
    if (length > most) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
  return new Blob(chunks);
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/**
 * Requests an address of the service and follows redirects within its origin. A redirect could lead into another network,
 * whose reply must never be passed on.
 *
 * @throws Refusal content_elsewhere
 */
async function fetchWithin({ address, fetch }: ContentOrigin, url: string, signal: AbortSignal): Promise<Response> {
  let at = url;
  for (let hop = 0; hop <= CONTENT_REDIRECTS; hop++) {
    const response = await fetch(at, { headers: { Accept: "application/json" }, redirect: "manual", signal });
    if (!REDIRECTS.includes(response.status)) return response;
    await response.body?.cancel();
    const next = URL.parse(response.headers.get("Location") ?? "", at);
    if (next?.origin !== new URL(address).origin) break;
    at = next.href;
  }
  throw new Refusal("content_elsewhere");
}

/** Requests a list. @returns null: no reply in time, or an invalid one. @throws Refusal content_elsewhere */
export async function askForRows(
  origin: ContentOrigin,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<RowsReply | null> {
  try {
    const url = `${origin.address}/?${new URLSearchParams(query).toString()}`;
    const response = await fetchWithin(origin, url, signal);
    const { status, headers } = response;
    if (status === 404) return "absent";
    if (status !== 200 || !(headers.get("Content-Type")?.includes("json") ?? false)) return null;
    const text = await (await blobUpTo(response.body, CONTENT_MAX_BYTES))?.text();
    if (text === undefined) return null;
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return null;
    const pages = Number(headers.get("X-WP-TotalPages") ?? 1);
    return { rows, pages: Number.isInteger(pages) ? pages : 1 };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return null;
  }
}
