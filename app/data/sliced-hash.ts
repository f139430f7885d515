/** Work goes on for so long, then the page has its turn; milliseconds. */
const SLICE_MS = 8;
/** Characters that are put into bytes at once. */
const BLOCK = 65_536;

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

const joined = (blocks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    bytes.set(block, at);
    at += block.length;
  }
  return bytes;
};

/**
 * SHA-256 of the UTF-8 bytes of a text that comes in pieces: 64 hexadecimal digits in lower case. A long text leaves the
 * page free in between. Rejects where the page has no SubtleCrypto (no secure context).
 */
export const slicedSha256 = async (pieces: Iterable<string>): Promise<string> => {
  const encoder = new TextEncoder();
  const blocks: Uint8Array[] = [];
  let text = "";
  let begun = performance.now();
  for (const piece of pieces) {
    text += piece;
    if (text.length < BLOCK) continue;
    blocks.push(encoder.encode(text));
    text = "";
    if (performance.now() - begun < SLICE_MS) continue;
    await pause();
    begun = performance.now();
  }
  blocks.push(encoder.encode(text));
  const digest = await crypto.subtle.digest("SHA-256", joined(blocks));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
