/** The /64 of an IPv6 address, which is what one household has; an IPv4 address as a whole. */
function networkOf(address: string): string {
  const plain = address
    .trim()
    // some proxies add the port
    .replace(/^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/, "$1$2")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [front = "", back] = plain.toLowerCase().split("::");
  const head = front.split(":").filter(Boolean);
  const tail = back === undefined ? [] : back.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}

/**
 * The client's network, as the subject of rate limits. X-Forwarded-For is trusted in local trials only.
 *
 * @param seen the address that the platform saw
 * @param trusted TRUST_CLIENT_IP
 */
export function clientAddress(headers: Headers, seen: string | null | undefined, trusted: string | undefined): string {
  const forwarded = trusted === "1" ? headers.get("X-Forwarded-For")?.split(",")[0] : undefined;
  return networkOf(forwarded || seen || "unknown");
}

/**
 * The client's network behind proxies that each append the address of their caller to X-Forwarded-For: the entry that
 * the first of them wrote, counted from the right. What stands further left came from the client. Without so many
 * entries a proxy is missing on the way, and the address of the socket counts.
 *
 * @param seen the address of the socket
 * @param proxies number of own proxies before the server
 */
export function proxiedAddress(headers: Headers, seen: string | undefined, proxies: number): string {
  const forwarded = headers.get("X-Forwarded-For")?.split(",") ?? [];
  const written = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return networkOf(written || seen || "unknown");
}

/** Variables that decide which address header a Worker trusts. */
export interface AddressVariables {
  /** `1`: trust X-Forwarded-For. For local trials only. */
  readonly TRUST_CLIENT_IP?: string | undefined;
  /** `1`: the local runtime, not Cloudflare (set by scripts/serve.mjs) */
  readonly LOCAL_RUNTIME?: string | undefined;
}

/**
 * The client's network on Workers. Cloudflare overwrites CF-Connecting-IP; the local runtime passes on what the client
 * sent, so there the header counts only with TRUST_CLIENT_IP, and every other client is 127.0.0.1.
 */
export function workersAddress(headers: Headers, { TRUST_CLIENT_IP, LOCAL_RUNTIME }: AddressVariables): string {
  const isUntrusted = LOCAL_RUNTIME === "1" && TRUST_CLIENT_IP !== "1";
  return clientAddress(headers, isUntrusted ? "127.0.0.1" : headers.get("CF-Connecting-IP"), TRUST_CLIENT_IP);
}
