import type { MiddlewareHandler } from "hono";
import { acceptsCoding } from "../services/accepts-coding.ts";
import { packedResponse } from "../services/packed-response.ts";

/** A shorter reply fits into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Compresses JSON replies that are not compressed yet. Hono's own compress() would make workerd compress them twice
 * (see packed-response.ts).
 */
export const compression: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  const isJson = headers.get("Content-Type")?.startsWith("application/json") ?? false;
  if (!isJson || c.res.body === null || headers.has("Content-Encoding")) return;
  if (!acceptsCoding(c.req.raw, "gzip")) return;
  const reader = c.res.body.getReader();
  const firstChunks = [];
  let bytes = 0;
  let isWhole = false;
  while (!isWhole && bytes < MIN_COMPRESSED_BYTES) {
    const { done, value } = await reader.read();
    isWhole = done;
    if (value === undefined) continue;
    firstChunks.push(value);
    bytes += value.byteLength;
  }
  c.res = undefined;
  c.res = isWhole
    ? new Response(new Blob(firstChunks), { status, headers })
    : packedResponse(withFirstChunks(firstChunks, reader).pipeThrough(new CompressionStream("gzip")), status, headers);
};

/**
 * The chunks read so far, followed by the rest of the reader, one chunk at a time, so that the body is never held
 * whole.
 */
const withFirstChunks = (
  firstChunks: readonly Uint8Array<ArrayBuffer>[],
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const pending = [...firstChunks];
  return new ReadableStream({
    async pull(controller) {
      const value = pending.shift() ?? (await reader.read()).value;
      if (value === undefined) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
};
