import type { MiddlewareHandler } from "hono";
import { acceptsGzip } from "../services/accepts-gzip.ts";
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
  const reader = c.res.body.getReader();
  const begun = [];
  let bytes = 0;
  let isWhole = false;
  while (!isWhole && bytes < WORTH_PACKING_BYTES) {
    const { done, value } = await reader.read();
    isWhole = done;
    if (value === undefined) continue;
    begun.push(value);
    bytes += value.byteLength;
  }
  c.res = undefined;
  c.res = isWhole
    ? new Response(new Blob(begun), { status, headers })
    : packedResponse(resumed(begun, reader).pipeThrough(new CompressionStream("gzip")), status, headers);
};

/** A stream whose first pieces were read already; the others come one by one, so that nothing holds all of it. */
const resumed = (
  begun: readonly Uint8Array<ArrayBuffer>[],
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const waiting = [...begun];
  return new ReadableStream({
    async pull(controller) {
      const value = waiting.shift() ?? (await reader.read()).value;
      if (value === undefined) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
};
