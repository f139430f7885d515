import type { Encoding } from "./import-settings.ts";
import type { UnreadableKind } from "./sentences.ts";

/** First bytes of file types that are not text. */
const OTHER_FILES: readonly (readonly [kind: UnreadableKind | "zip", bytes: readonly number[]])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["xls", [0xd0, 0xcf, 0x11, 0xe0]],
  ["xls", [0x09, 0x08]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x47, 0x49, 0x46, 0x38]],
  ["archive", [0x1f, 0x8b]],
  ["archive", [0x37, 0x7a, 0xbc, 0xaf]],
  ["archive", [0x52, 0x61, 0x72, 0x21]],
  ["database", [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65]],
  ["database", [0x00, 0x01, 0x00, 0x00, 0x53, 0x74, 0x61, 0x6e]],
];

/** First characters of files that are text, but no table of separated cells. */
const OTHER_TEXTS: readonly (readonly [kind: UnreadableKind, start: RegExp])[] = [
  ["fods", /^<(?=[^]*?<?office:document\b)/],
  ["xml_2003", /^<(?=[^]*?(?:<(?:\w+:)?Workbook\b|urn:schemas-microsoft-com:office:spreadsheet))/],
  ["html", /^(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body|table|meta|style|div)\b/i],
  ["html", /^(?:MIME-Version:|From: <Saved by)/i],
  ["xml", /^<(?:\?xml|\w+:?\w*[^<>]*>\s*<)/],
  ["sylk", /^ID;P\w*(?:;\w+)*\s*?\n(?:[A-Z];[^\n]*\n?){2}/],
  ["dif", /^TABLE\s*\n0,1\s*\n/],
  ["rtf", /^\{\\rtf/],
  ["json", /^(?:\{\s*"|\[\s*[[{])/],
];

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** The kind of a file that is no text with separated cells; null = it may be one. */
export function otherFile(start: Uint8Array): UnreadableKind | "zip" | null {
  const known = OTHER_FILES.find(([, bytes]) => beginsWith(start, bytes));
  if (known !== undefined) return known[0];
  const encoding = encodingOf(start);
  if (encoding === "utf-8" && start.includes(0)) return "binary";
  const text = new TextDecoder(encoding).decode(start).replaceAll("\r", "").trimStart();
  return OTHER_TEXTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
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

/** Detects UTF-16 by a byte order mark or by zeros at every other byte, else UTF-8, which later bytes may disprove. */
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
