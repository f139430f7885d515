const through = async (body: BodyInit, transform: CompressionStream | DecompressionStream): Promise<ArrayBuffer> => {
  const stream = new Response(body).body;
  return stream === null ? new ArrayBuffer(0) : new Response(stream.pipeThrough(transform)).arrayBuffer();
};

/** Compresses text (as UTF-8) or bytes. */
export const gzip = (body: string | ArrayBuffer): Promise<ArrayBuffer> => through(body, new CompressionStream("gzip"));

/** Packed bytes inflated in one step: at most a thousand times as many come out of it. */
const SLICE = 4096;

/**
 * Inflates in small steps. Deno inflates a whole chunk at once, and a chunk of 64 KB can hold 64 MB; workerd and Node
 * stop by themselves.
 */
export function inflated(packed: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const slices = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.length; at += SLICE) controller.enqueue(chunk.subarray(at, at + SLICE));
    },
  });
  return packed.pipeThrough(slices).pipeThrough(new DecompressionStream("gzip"));
}

/** Rejects for bytes that are not gzip. */
export const gunzip = (bytes: ArrayBuffer): Promise<ArrayBuffer> => through(bytes, new DecompressionStream("gzip"));
