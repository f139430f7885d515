import type { Fetch } from "./http.ts";
import type { Owner } from "./record-store.ts";

/** Access to session tokens: a token is only used for its own account. */
export interface UserAccess {
  /** the token of this owner; null = the owner is not logged in here */
  readonly tokenOf: (owner: Owner) => string | null;
  /** called when the server no longer knows the token */
  readonly expired: (owner: Owner, token: string) => void;
}

/** The owner is not logged in, so nothing was sent. */
export class NotAdmitted extends Error {
  override readonly name = "NotAdmitted";
}

/**
 * `fetch` in the name of one owner: never uses another account's token, and reports a 401. Rejects with NotAdmitted when the
 * owner is not logged in.
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
