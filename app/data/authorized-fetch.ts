import type { Fetch } from "./http.ts";
import type { Owner } from "./record-store.ts";

/** Who may speak for whom: the token goes with the address that it was given to. */
export interface UserAccess {
  /** the token of this owner; null = somebody else is here now, or nobody */
  readonly tokenOf: (owner: Owner) => string | null;
  /** the server does not know the token any more */
  readonly expired: (owner: Owner, token: string) => void;
}

/** No token of the owner is in this browser, so that nothing was sent. */
export class NotAdmitted extends Error {
  override readonly name = "NotAdmitted";
}

/**
 * `fetch` as one owner: nothing goes out under somebody else's token, and a 401 is reported. Rejects with NotAdmitted
 * when there is no token of the owner.
 */
export const authorizedFetch =
  (fetch: Fetch, { tokenOf, expired }: UserAccess, owner: Owner): Fetch =>
  async (url, init) => {
    const token = tokenOf(owner);
    if (token === null) throw new NotAdmitted(`no session of the owner for ${url}`);
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${token}`);
    const response = await fetch(url, { ...init, headers, cache: "no-store" });
    if (response.status === 401) expired(owner, token);
    return response;
  };
