import { CONTENT_MAX_BYTES, CONTENT_TIMEOUT_MS } from "../../edge-api/contract/content-routes.ts";
import type { Fetch } from "./http.ts";
import { detailOf, failed, ok, type Outcome } from "./outcome.ts";

export interface ContentReply {
  readonly json: unknown;
  readonly pages: number;
}

const readReply = async (response: Response, url: string): Promise<Outcome<ContentReply>> => {
  if (response.status === 404) return failed("not_found", `${url}: status 404`);
  const type = response.headers.get("Content-Type") ?? "";
  if (response.status !== 200 || !type.includes("json")) {
    return failed("bad_reply", `${url}: status ${response.status}, ${type || "no content type"}`);
  }
  const text = await response.text();
  if (text.length > CONTENT_MAX_BYTES) return failed("bad_reply", `${url}: ${text.length} characters`);
  // another origin may hide this header; then only the first page is read
  const pages = Number(response.headers.get("X-WP-TotalPages") ?? 1);
  return ok({ json: JSON.parse(text) as unknown, pages: Number.isInteger(pages) ? pages : 1 });
};

/** GETs a route of the content service. Never rejects; `not_found` for a 404. */
export async function askContent(
  fetch: Fetch,
  base: string,
  query: Readonly<Record<string, string>>,
): Promise<Outcome<ContentReply>> {
  // the query form of the route works on every WordPress, also without pretty links; slashes stay readable
  const url = `${base.replace(/\/+$/, "")}/?${new URLSearchParams(query).toString().replaceAll("%2F", "/")}`;
  const signal = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  try {
    return await readReply(await fetch(url, { headers: { Accept: "application/json" }, signal }), url);
  } catch (error) {
    return failed(signal.aborted ? "timeout" : "network", `${url}: ${detailOf(error)}`);
  }
}
