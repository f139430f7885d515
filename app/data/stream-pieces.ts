import { yieldToEventLoop } from "../../workers/yield-to-event-loop.ts";

/** Bytes read between two pauses: about a millisecond. */
const BYTES_PER_SLICE = 512 * 1024;

/**
 * The bytes of a stream in pieces, read in slices: `arrayBuffer()` reads 12 MB that have arrived in one task of 100 ms.
 * Rejects if the stream fails.
 */
export async function streamPieces(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<readonly ArrayBuffer[]> {
  const reader = stream.getReader();
  const pieces: ArrayBuffer[] = [];
  let sinceYield = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    pieces.push(value.byteLength === value.buffer.byteLength ? value.buffer : value.slice().buffer);
    sinceYield += value.byteLength;
    if (sinceYield < BYTES_PER_SLICE) continue;
    sinceYield = 0;
    await yieldToEventLoop();
  }
}
