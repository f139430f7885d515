import type { UpdateTime } from "../../edge-api/contract/reply-schemas.ts";
import { fetchBytes, jsonIn, type ByteReply, type Fetch } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";
import { listOf, updateTimeOf } from "./plain-json.ts";

/** Current update times, or `changed: false`. */
export type UpdateTimesAnswer =
  | { readonly changed: false }
  | {
      readonly changed: true;
      readonly etag: string | null;
      readonly version: string;
      readonly updateTimes: readonly UpdateTime[];
    };

/** How rows are requested: the signal that cancels it, and whether the browser's cache is bypassed. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
  readonly cache?: "reload";
}

/** The source of reference data: the server, or the files of development mode. `null` = the base. */
export interface ReferenceApi {
  readonly updateTimes: (region_id: string | null, etag: string | null) => Promise<Outcome<UpdateTimesAnswer>>;
  /**
   * Replies as received; the worker unpacks them. The ETag of all rows is also that of their update times (the server derives
   * both from the hash of the list), so that the next start can already send it.
   */
  readonly all: (region_id: string | null, how?: RequestOptions) => Promise<Outcome<ByteReply>>;
  /** All rows of the base or a region in any version. `not_found`: the server does not have it. */
  readonly pinned: (region_id: string | null, version: string, how?: RequestOptions) => Promise<Outcome<ByteReply>>;
  /** All versions, newest first. */
  readonly versions: () => Promise<Outcome<ByteReply>>;
  /** The rows of one kind, of the base or of a region. */
  readonly kind: (kind: string, region_id: string | null, how?: RequestOptions) => Promise<Outcome<ByteReply>>;
}

/** Short, because the last good data can be used instead (requirement 38: interactive within 5 s). */
const TIMES_TIMEOUT_MS = 4_000;
/** Long enough for a slow connection. */
const ROWS_TIMEOUT_MS = 30_000;
/** Nothing can replace all rows: the page offers a retry long before this (row-calls.ts), and the answer may still come. */
const ALL_ROWS_TIMEOUT_MS = 180_000;

const timesIn = (reply: ByteReply): Outcome<UpdateTimesAnswer> => {
  const { etag, version } = reply;
  const updateTimes = listOf(jsonIn(reply), updateTimeOf);
  if (version === null || updateTimes === null) return failed("bad_reply", "listUpdateTimes breaks its shape");
  return ok({ changed: true, etag, version, updateTimes });
};

const rowsAt = (
  fetch: Fetch,
  url: string,
  how?: RequestOptions,
  timeoutMs = ROWS_TIMEOUT_MS,
): Promise<Outcome<ByteReply>> => fetchBytes(fetch, url, { ...how, timeoutMs });

const within = (path: string, region_id: string | null): string =>
  region_id === null ? path : `${path}/${encodeURIComponent(region_id)}`;

/** The calls of specification section 7 that carry reference data. */
export const serverReference = (fetch: Fetch): ReferenceApi => ({
  updateTimes: async (region_id, etag) => {
    const url = within("/api/listUpdateTimes", region_id);
    const options = { timeoutMs: TIMES_TIMEOUT_MS, ...(etag === null ? {} : { etag }) };
    const reply = await fetchBytes(fetch, url, options);
    if (!reply.ok) return reply;
    return reply.value.notModified ? ok({ changed: false }) : timesIn(reply.value);
  },
  all: (region_id, how) => rowsAt(fetch, within("/api/listData", region_id), how, ALL_ROWS_TIMEOUT_MS),
  pinned: (region_id, version, how) => {
    const url = `${within("/api/listData", region_id)}?version=${encodeURIComponent(version)}`;
    return fetchBytes(fetch, url, { ...how, timeoutMs: ALL_ROWS_TIMEOUT_MS, mayBeMissing: true });
  },
  versions: () => rowsAt(fetch, "/api/dataVersions"),
  kind: (kind, region_id, how) => rowsAt(fetch, within(`/api/listKind/${encodeURIComponent(kind)}`, region_id), how),
});

/** For development mode: the built rows as files (vite.config.ts), all of them each time. */
export const mockReference = (fetch: Fetch): ReferenceApi => ({
  updateTimes: async () => failed("not_found", "there are no update times in development mode"),
  all: (region_id) => rowsAt(fetch, `/mock/${region_id ?? "base"}.json`),
  pinned: (region_id) => rowsAt(fetch, `/mock/${region_id ?? "base"}.json`),
  versions: async () => failed("not_found", "there are no versions in development mode"),
  kind: async (kind) => failed("not_found", `${kind}: kinds are not served alone in development mode`),
});
