import type { Context } from "hono";
import { DATA_VERSION_HEADER } from "../contract/reference-replies.ts";
import { acceptsCoding } from "../services/accepts-coding.ts";
import { unpacked, type StoredText } from "../services/bodies.ts";
import { gunzip } from "../services/gzip.ts";
import { packedResponse } from "../services/packed-response.ts";
import type { EncodedReply } from "../services/reply-cache.ts";

export const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

/**
 * Sends a gzipped reply, decompressed for clients that do not accept gzip.
 *
 * @param pinned the address names the version, so the answer can never change
 * @param type of the content
 * @param more headers
 */
export async function sendEncoded(
  c: Context,
  reply: EncodedReply,
  pinned: boolean,
  type = "application/json",
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = {
    "Content-Type": type,
    "Cache-Control": pinned ? FOR_EVER : ASK_AGAIN,
    ETag: reply.etag,
    [DATA_VERSION_HEADER]: reply.version,
    ...more,
  };
  if (acceptsCoding(c.req.raw, "gzip")) return packedResponse(reply.gzip, 200, headers);
  return new Response(await gunzip(reply.gzip), { headers });
}

/** Sends a stored document: a gzip body as it lies, decompressed for clients that do not accept gzip. */
export async function sendStored(
  c: Context,
  stored: StoredText,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = { "Content-Type": "application/json", ...more };
  if ("gzip" in stored && acceptsCoding(c.req.raw, "gzip")) return packedResponse(stored.gzip, 200, headers);
  return new Response(await unpacked(stored), { headers });
}
