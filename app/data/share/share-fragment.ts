import { SHARE_VERSION } from "../../../edge-api/contract/share.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import { faulty, layoutFault, readShare, type ReadShare, type ShareFault } from "./read-share.ts";

/** Bytes per call of String.fromCharCode; a multiple of three, so that no padding is needed in between. */
const BLOCK = 3 * 8192;

/** Encodes bytes as base64url (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += BLOCK) text += btoa(String.fromCharCode(...bytes.subarray(at, at + BLOCK)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decodes base64url; null = invalid. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The most deflated bytes in a link: mail programs and messengers cut longer addresses off. */
export const FRAGMENT_BYTES = 16 * 1024;
/** The most bytes to unpack: a short link could expand to a thousand times its size. */
const UNPACKED_BYTES = 1024 * 1024;
/** The base64 length of FRAGMENT_BYTES. */
const MAX_CHARACTERS = Math.ceil((FRAGMENT_BYTES * 4) / 3);

const FRAGMENT = /^#?(\d{1,9})\.(.*)$/s;

const deflated = async (text: string): Promise<Uint8Array> => {
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(packing).arrayBuffer());
};

type Unpacked = { readonly text: string } | { readonly fault: ShareFault };

/** Inflates text, counting bytes to stop at the limit. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Unpacked> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let count = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode() };
      count += value.byteLength;
      if (count > UNPACKED_BYTES) {
        await reader.cancel();
        return { fault: "large" };
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { fault: "damaged" };
  }
}

/** Makes the fragment of a link: the layout version, a dot, the deflated text. `too_large`: more than a link can hold. */
export async function packFragment(text: string): Promise<Outcome<string>> {
  // a link above the limit of unpacking could not be opened
  if (new TextEncoder().encode(text).byteLength > UNPACKED_BYTES)
    return failed("too_large", `${text.length} characters`);
  const bytes = await deflated(text);
  if (bytes.byteLength > FRAGMENT_BYTES) return failed("too_large", `${bytes.byteLength} bytes`);
  return ok(`${SHARE_VERSION}.${toBase64Url(bytes)}`);
}

/** Whether a fragment looks like a share; the page's own anchors do not. */
export const isShareFragment = (fragment: string): boolean => FRAGMENT.test(fragment);

/** Reads the fragment of a link. Never rejects. */
export async function unpackFragment(fragment: string): Promise<ReadShare> {
  const [, version, letters = ""] = FRAGMENT.exec(fragment) ?? [];
  if (version === undefined) return faulty("damaged");
  const fault = layoutFault(Number(version));
  if (fault !== null) return faulty(fault);
  if (letters.length > MAX_CHARACTERS) return faulty("large");
  const bytes = fromBase64Url(letters);
  const unpacked: Unpacked = bytes === null ? { fault: "damaged" } : await inflated(bytes);
  return "text" in unpacked ? readShare(unpacked.text) : faulty(unpacked.fault);
}
