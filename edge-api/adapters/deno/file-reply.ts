/** One encoding of a file, held in memory. */
export interface FileBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** a strong ETag: each encoding has its own */
  readonly etag: string;
  /** null: as it is */
  readonly coding: string | null;
}

interface ByteRange {
  readonly start: number;
  /** after the last byte */
  readonly end: number;
}

/**
 * The bytes that a Range header asks for; null if it asks for the whole: without the header, with several ranges, or in
 * another form. A start behind the end means that the file has none of them (RFC 9110, 14.1.2).
 */
function rangeOf(header: string | null, size: number): ByteRange | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "") return last === "" ? null : { start: Math.max(0, size - Number(last)), end: size };
  if (last !== "" && Number(last) < Number(first)) return null;
  return { start: Number(first), end: last === "" ? size : Math.min(size, Number(last) + 1) };
}

/** Whether an If-None-Match header names the ETag, weakly compared. */
const isKnown = (header: string | null, etag: string): boolean =>
  (header ?? "").split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);

/** The reply with a file: 304 for a client that has it, 206 for a part of it, 416 for a part that it does not have. */
export function fileReply(request: Request, type: string, { bytes, etag, coding }: FileBody): Response {
  const asked = request.headers;
  const headers = new Headers({ ETag: etag, Vary: "Accept-Encoding", "Accept-Ranges": "bytes", "Content-Type": type });
  if (coding !== null) headers.set("Content-Encoding", coding);
  if (isKnown(asked.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  const size = bytes.byteLength;
  // a client with another version of the file gets the whole: a part would not match the rest
  const isSame = (asked.get("If-Range") ?? etag) === etag;
  const range = request.method === "GET" && isSame ? rangeOf(asked.get("Range"), size) : null;
  if (range === null) {
    headers.set("Content-Length", String(size));
    return new Response(bytes, { headers });
  }
  if (range.start >= range.end) {
    const missing = { "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" };
    return new Response(null, { status: 416, headers: missing });
  }
  headers.set("Content-Range", `bytes ${range.start}-${range.end - 1}/${size}`);
  headers.set("Content-Length", String(range.end - range.start));
  return new Response(bytes.subarray(range.start, range.end), { status: 206, headers });
}
