import { yieldToEventLoop } from "../../workers/yield-to-event-loop.ts";

export interface GzippedText {
  readonly bytes: ArrayBuffer;
  /** bytes of the text in UTF-8 */
  readonly unpacked: number;
}

/**
 * Compresses texts one by one and yields to the event loop in between.
 *
 * @param most bytes of the texts; null = they are more, and the rest was not looked at
 */
export async function gzipPieces(pieces: Iterable<string>, most: number): Promise<GzippedText | null>;
export async function gzipPieces(pieces: Iterable<string>): Promise<GzippedText>;
export async function gzipPieces(pieces: Iterable<string>, most = Infinity): Promise<GzippedText | null> {
  const gzip = new CompressionStream("gzip");
  const all = new Response(gzip.readable).arrayBuffer();
  const writer = gzip.writable.getWriter();
  const encoder = new TextEncoder();
  let unpacked = 0;
  for (const piece of pieces) {
    const bytes = encoder.encode(piece);
    unpacked += bytes.byteLength;
    if (unpacked > most) {
      // the reader of the stream rejects too
      await Promise.allSettled([writer.abort(), all]);
      return null;
    }
    await writer.write(bytes);
    await yieldToEventLoop();
  }
  await writer.close();
  return { bytes: await all, unpacked };
}
