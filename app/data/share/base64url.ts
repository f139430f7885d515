/** Bytes at once for String.fromCharCode; a multiple of three, so that base64 needs no padding in between. */
const BLOCK = 3 * 8192;

/** In letters that an address holds as they are (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += BLOCK) text += btoa(String.fromCharCode(...bytes.subarray(at, at + BLOCK)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** null = these are no such letters */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
