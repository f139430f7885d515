import { CONTENT_MAX_BYTES } from "../contract/content-routes.ts";

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

/** Requests a list. @returns null: no reply in time, or an invalid one */
export async function askForRows(
  { address, fetch }: ContentOrigin,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<RowsReply | null> {
  try {
    const url = `${address}/?${new URLSearchParams(query).toString()}`;
    const response = await fetch(url, { headers: { Accept: "application/json" }, redirect: "follow", signal });
    const { status, headers } = response;
    if (status === 404) return "absent";
    if (status !== 200 || !(headers.get("Content-Type")?.includes("json") ?? false)) return null;
    const text = await (await blobUpTo(response.body, CONTENT_MAX_BYTES))?.text();
    if (text === undefined) return null;
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return null;
    const pages = Number(headers.get("X-WP-TotalPages") ?? 1);
    return { rows, pages: Number.isInteger(pages) ? pages : 1 };
  } catch {
    return null;
  }
}
