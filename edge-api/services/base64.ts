/** Bytes per call of String.fromCharCode; a multiple of three, so that pieces join without padding. */
const BYTES = 3 * 8192;

/** Bytes as base64 with padding. */
export function base64Of(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += BYTES) text += btoa(String.fromCharCode(...bytes.subarray(at, at + BYTES)));
  return text;
}

/** Bytes as base64url without padding: safe in addresses and headers. */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The bytes of a base64 text. Throws for any other text. */
export const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
