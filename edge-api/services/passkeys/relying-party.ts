import type { Ports } from "../../ports.ts";

/** The site that passkeys are bound to. A browser uses them for no other site, which prevents phishing. */
export interface RelyingParty {
  /** host name */
  readonly id: string;
  /** `https://host[:port]` */
  readonly origin: string;
}

/** The ports of a request about passkeys. */
export type PasskeyPorts = Ports & { readonly party: RelyingParty };

/** The configured site, or the site of the request if none is configured. */
export function relyingParty({ passkeyOrigin }: Pick<Ports, "passkeyOrigin">, { url }: Request): RelyingParty {
  const { origin, hostname } = new URL(passkeyOrigin ?? url);
  return { id: hostname, origin };
}
