import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { acceptsCoding } from "../../services/accepts-coding.ts";
import { fileReply, type FileBody } from "./file-reply.ts";

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
