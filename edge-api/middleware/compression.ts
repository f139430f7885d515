import type { MiddlewareHandler } from "hono";
import { acceptsGzip } from "../services/accepts-gzip.ts";
import { gzip } from "../services/gzip.ts";
import { packedResponse } from "../services/packed-response.ts";

/** Below this an answer fits into one packet anyway. */
const WORTH_PACKING_BYTES = 1024;

/**
 * Packs JSON answers that are not packed yet. Hono's own compress() would have workerd pack them twice (see
 * packed-response.ts).
 */
export const compression: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  const isJson = headers.get("Content-Type")?.startsWith("application/json") ?? false;
  if (!isJson || c.res.body === null || headers.has("Content-Encoding")) return;
  if (!acceptsGzip(c.req.raw)) return;
  const bytes = await c.res.arrayBuffer();
  const small = bytes.byteLength < WORTH_PACKING_BYTES;
  c.res = undefined;
  c.res = small ? new Response(bytes, { status, headers }) : packedResponse(await gzip(bytes), status, headers);
};
