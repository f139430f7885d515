/** The first 64 bits of an IPv6 address: what one household has. IPv4 whole. */
function networkOf(address: string): string {
  const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [front = "", back] = plain.toLowerCase().split("::");
  const head = front.split(":").filter(Boolean);
  const tail = back === undefined ? [] : back.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}

/**
 * Who asks. What a caller says about itself (X-Forwarded-For) counts only in local trials.
 *
 * @param seen the address that the platform saw
 * @param trusted TRUST_CLIENT_IP
 */
export function clientAddress(headers: Headers, seen: string | null | undefined, trusted: string | undefined): string {
  const said = trusted === "1" ? headers.get("X-Forwarded-For")?.split(",")[0] : undefined;
  return networkOf(said || seen || "unknown");
}

/** What says how far a Worker may believe a caller. */
export interface AddressVariables {
  /** `1`: believe what a caller says about its address. For local trials only. */
  readonly TRUST_CLIENT_IP?: string | undefined;
  /** `1`: not on Cloudflare, but on the local runtime (.ci/tare.mjs says so) */
  readonly LOCAL_RUNTIME?: string | undefined;
}

/**
 * Who asks a Worker. Cloudflare sets CF-Connecting-IP, whatever a caller sends; the local runtime leaves a caller's own.
 * There the header counts in trials only, and everybody else is the one who runs it.
 */
export function workersAddress(headers: Headers, { TRUST_CLIENT_IP, LOCAL_RUNTIME }: AddressVariables): string {
  const isSaid = LOCAL_RUNTIME === "1" && TRUST_CLIENT_IP !== "1";
  return clientAddress(headers, isSaid ? "127.0.0.1" : headers.get("CF-Connecting-IP"), TRUST_CLIENT_IP);
}
