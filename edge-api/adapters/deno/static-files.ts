import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { acceptsCoding } from "../../services/accepts-coding.ts";

/** One encoding of a file, in memory. */
interface FileBody {
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
function fileReply(request: Request, type: string, { bytes, etag, coding }: FileBody): Response {
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

interface BuiltFile {
  readonly type: string;
  /** the best encoding first, the file as it is last */
  readonly bodies: readonly FileBody[];
}

/** A smaller file fits into one packet as it is. */
const MIN_COMPRESSED_BYTES = 1024;
const IS_TEXT = /^text\/|json\b|xml\b/;
/** Of the whole client, quality 9 takes 0.7 s and is 8 % larger than quality 11, which takes 3 s. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function builtFile(path: string): BuiltFile {
  const plain = new Uint8Array(readFileSync(path));
  const type = getMimeType(path) ?? "application/octet-stream";
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const packed =
    IS_TEXT.test(type) && plain.byteLength >= MIN_COMPRESSED_BYTES
      ? [
          { coding: "br", bytes: new Uint8Array(brotliCompressSync(plain, BROTLI)), etag: `"${hash}-br"` },
          { coding: "gzip", bytes: new Uint8Array(gzipSync(plain, { level: 9 })), etag: `"${hash}-gzip"` },
        ].filter(({ bytes }) => bytes.byteLength < plain.byteLength)
      : [];
  return { type, bodies: [...packed, { coding: null, bytes: plain, etag: `"${hash}"` }] };
}

/** Source maps and files for the platform (`_headers`, `.assetsignore`) are not served. */
const isPublic = (name: string): boolean => !/^[._]|\.map$/i.test(name);

/**
 * Serves the built client of a folder, compressed, in parts if asked; 404 for a missing file. All files (6 MB) are
 * read and compressed once, so a new build is served after a restart, as a whole.
 */
export function staticFiles(root: string): (request: Request) => Promise<Response> {
  const files = new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isPublic(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(join(root, "/").length - 1).replaceAll("\\", "/"), builtFile(path)] as const;
      }),
  );
  return async (request) => {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname === "/" ? "/index.html" : pathname);
    if (file === undefined) return new Response(null, { status: 404 });
    // a part is cut from the file as it is, which every client understands
    const isPart = request.headers.has("Range");
    const body = file.bodies.find(({ coding }) => coding === null || (!isPart && acceptsCoding(request, coding)));
    return body === undefined ? new Response(null, { status: 404 }) : fileReply(request, file.type, body);
  };
}
