import { base64Url } from "../../services/base64.ts";

/** A text as base64url of its UTF-8 bytes, for cursors in addresses. */
export const toBase64Url = (text: string): string => base64Url(new TextEncoder().encode(text));

/** The decoded text; "" if it is no base64. */
export function fromBase64Url(text: string): string {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (unit) => unit.charCodeAt(0)));
  } catch {
    return "";
  }
}
