const SLICE_MS = 8;
/** Number of characters encoded at once. */
const BLOCK = 65_536;

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * SHA-256 of the UTF-8 bytes of a text that comes in pieces: 64 lower-case hexadecimal digits. Pauses in between, so that the page
 * stays responsive. SubtleCrypto needs all bytes at once (8 MB for 100,000 lines) and copies them in the page's thread. Rejects
 * if the code of the hash cannot be loaded.
 */
export const slicedSha256 = async (pieces: Iterable<string>): Promise<string> => {
  const { sha256 } = await import("@noble/hashes/sha2.js");
  const encoder = new TextEncoder();
  const hash = sha256.create();
  let text = "";
  let sliceStart = performance.now();
  for (const piece of pieces) {
    text += piece;
    if (text.length < BLOCK) continue;
    hash.update(encoder.encode(text));
    text = "";
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await pause();
    sliceStart = performance.now();
  }
  const digest = hash.update(encoder.encode(text)).digest();
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
