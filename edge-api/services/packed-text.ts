import { sha256 } from "./sha256.ts";

/** Compresses a text that comes in pieces; the whole text is never in memory. */
export interface PackedText {
  write(piece: string): Promise<void>;
  /** A hash of the pieces written so far; equal pieces have equal hashes. */
  readonly hash: () => string;
  /** Writes the last piece. @returns the gzip bytes */
  end(piece: string): Promise<ArrayBuffer>;
}

/** Begins a text. */
export function packedText(): PackedText {
  const gzip = new CompressionStream("gzip");
  const bytes = new Response(gzip.readable).arrayBuffer();
  const writer = gzip.writable.getWriter();
  const encoder = new TextEncoder();
  let hash = "";
  return {
    async write(piece) {
      hash = await sha256(hash + piece);
      await writer.write(encoder.encode(piece));
    },
    hash: () => hash,
    async end(piece) {
      await writer.write(encoder.encode(piece));
      await writer.close();
      return bytes;
    },
  };
}
