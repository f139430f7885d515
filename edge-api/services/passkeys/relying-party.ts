import type { Ports } from "../../ports.ts";

/** Whom passkeys are for: a site. They answer to no other one, so that nobody can pass a login on. */
export interface RelyingParty {
  /** host name */
  readonly id: string;
  /** `https://host[:port]` */
  readonly origin: string;
}

/** The configured site; where none is configured, the one that the request came to. */
export function relyingParty({ passkeyOrigin }: Pick<Ports, "passkeyOrigin">, { url }: Request): RelyingParty {
  const { origin, hostname } = new URL(passkeyOrigin ?? url);
  return { id: hostname, origin };
}
