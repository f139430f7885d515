import type { Context } from "hono";
import { DATA_VERSION_HEADER } from "../contract/reference-replies.ts";
import { acceptsGzip } from "../services/accepts-gzip.ts";
import { gunzip } from "../services/gzip.ts";
import { packedResponse } from "../services/packed-response.ts";
import type { EncodedReply } from "../services/reply-cache.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/**
 * Sends a gzipped reply, decompressed for clients that do not accept gzip.
 *
 * @param pinned the address names the version, so the reply never changes
 */
export async function sendEncoded(c: Context, reply: EncodedReply, pinned: boolean): Promise<Response> {
  const headers = {
    "Content-Type": "application/json",
    "Cache-Control": pinned ? IMMUTABLE : REVALIDATE,
    ETag: reply.etag,
    [DATA_VERSION_HEADER]: reply.version,
  };
  if (acceptsGzip(c.req.raw)) return packedResponse(reply.gzip, 200, headers);
  return new Response(await gunzip(reply.gzip), { headers });
}
