import type { Encoding } from "./import-settings.ts";

/** First bytes of file types that are not text. */
const OTHER_FILES: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["xls", [0xd0, 0xcf, 0x11, 0xe0]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["gzip", [0x1f, 0x8b]],
];

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** The type of a file that is not text; null = it may be text. */
export function otherFile(start: Uint8Array): string | null {
  const known = OTHER_FILES.find(([, bytes]) => beginsWith(start, bytes));
  if (known !== undefined) return known[0];
  return encodingOf(start) === "utf-8" && start.includes(0) ? "binary" : null;
}

/** Bytes of a compound file's directory that are inspected: its first entries. */
const DIRECTORY = 4096;

/**
 * True if a compound file (old Office format) wraps a workbook with a password: its directory then names the stream
 * "EncryptedPackage".
 */
export async function isEncryptedPackage(source: Blob): Promise<boolean> {
  const header = new DataView(await source.slice(0, 512).arrayBuffer());
  if (header.byteLength < 512) return false;
  const sector = 2 ** Math.min(header.getUint16(30, true), 12);
  const directory = (header.getUint32(48, true) + 1) * sector;
  const names = await source.slice(directory, directory + DIRECTORY).arrayBuffer();
  return new TextDecoder("utf-16le").decode(names).includes("EncryptedPackage");
}

/**
 * Detects the encoding by a byte order mark or by zeros at every other byte (UTF-16), else UTF-8. Later invalid bytes
 * mean Windows-1252 instead.
 */
export function encodingOf(start: Uint8Array): Encoding {
  if (beginsWith(start, [0xff, 0xfe])) return "utf-16le";
  if (beginsWith(start, [0xfe, 0xff])) return "utf-16be";
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 5;
  if (odd > many && even < odd / 8) return "utf-16le";
  if (even > many && odd < even / 8) return "utf-16be";
  return "utf-8";
}

/** A decoder for chunks that drops a byte order mark. @throws TypeError on decoding bytes that are not valid UTF-8 */
export const decoderOf = (encoding: Encoding): TextDecoder =>
  new TextDecoder(encoding, { fatal: encoding === "utf-8" });
