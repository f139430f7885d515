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
