import { DATA_VERSION_HEADER } from "../../edge-api/contract/reference-replies.ts";
import { detailOf, failed, ok, type Outcome } from "./outcome.ts";
import { jsonOf } from "./plain-json.ts";

/** The used part of `fetch`, so that tests can replace it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request body: text, or gzip bytes. */
export interface RequestBody {
  readonly body: string | ArrayBuffer;
  readonly packed: boolean;
}

export interface ByteReply {
  /** empty if not modified */
  readonly bytes: ArrayBuffer;
  readonly etag: string | null;
  /** the dataset version of reference data (DATA_VERSION_HEADER); null = not given */
  readonly version: string | null;
  readonly notModified: boolean;
}

/** The JSON value of a reply; null for invalid text. */
export const jsonIn = ({ bytes }: Pick<ByteReply, "bytes">): unknown => jsonOf(new TextDecoder().decode(bytes));

/**
 * GETs bytes. The timeout covers the whole answer, body included. Any status but 200 and, with an ETag, 304 is `bad_reply` (with
 * `mayBeMissing`, a 404 is `not_found`); so is an HTML page instead of JSON (the SPA fallback answers 200).
 */
export async function fetchBytes(
  fetch: Fetch,
  url: string,
  options: {
    readonly timeoutMs: number;
    readonly etag?: string;
    readonly mayBeMissing?: true;
    /** cancels the request early */
    readonly signal?: AbortSignal;
    readonly cache?: RequestCache;
  },
): Promise<Outcome<ByteReply>> {
  const { cache } = options;
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
  try {
    // with a header set by hand, the browser passes a 304 on to the page instead of answering from its cache
    const headers = options.etag === undefined ? {} : { "If-None-Match": options.etag };
    const response = await fetch(url, { headers, signal, ...(cache && { cache }) });
    const etag = response.headers.get("ETag");
    const version = response.headers.get(DATA_VERSION_HEADER);
    if (response.status === 304 && options.etag !== undefined) {
      return ok({ bytes: new ArrayBuffer(0), etag: etag ?? options.etag, version, notModified: true });
    }
    if (response.status === 404 && options.mayBeMissing) return failed("not_found", url);
    if (response.status !== 200) return failed("bad_reply", `${url}: status ${response.status}`);
    const type = response.headers.get("Content-Type") ?? "";
    if (!type.includes("json")) return failed("bad_reply", `${url}: ${type || "no content type"} instead of JSON`);
    return ok({ bytes: await response.arrayBuffer(), etag, version, notModified: false });
  } catch (error) {
    return failed(timeout.aborted ? "timeout" : "network", `${url}: ${detailOf(error)}`);
  }
}
