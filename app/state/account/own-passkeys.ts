import { atom, type Getter, type Setter } from "jotai";
import type { PasskeysReply } from "../../../edge-api/contract/reply-schemas.ts";
import { SESSION_OVER } from "./ask-accounts.ts";
import { isRefusedFor, withPasskeys, type PasskeyOutcome } from "./ask-passkeys.ts";
import { withProof } from "./proof.ts";
import { servicesAtom, type PasskeyServices } from "../core/services.ts";
import { reportExpiredAtom, sessionKeyAtom } from "../core/session.ts";

export type { PasskeyRow, PasskeysReply } from "../../../edge-api/contract/reply-schemas.ts";

/** The account's passkeys, and whether this browser supports passkeys. */
export interface OwnPasskeys extends PasskeysReply {
  readonly isSupported: boolean;
}

/** Makes a call for the user. Asks for a fresh proof where the server needs one; reports a 401. */
export async function asOwner<T>(
  get: Getter,
  set: Setter,
  run: (passkeys: PasskeyServices, token: string) => Promise<PasskeyOutcome<T>>,
): Promise<PasskeyOutcome<T>> {
  const key = get(sessionKeyAtom);
  if (key === null) return SESSION_OVER;
  const call = () => withPasskeys(get(servicesAtom), (passkeys) => run(passkeys, key.accessToken));
  const isNeeded = (outcome: PasskeyOutcome<T>) => !outcome.ok && isRefusedFor(outcome.problem, "fresh_proof_needed");
  const outcome = await withProof(set, call, isNeeded);
  if (!outcome.ok && isRefusedFor(outcome.problem, "unauthenticated")) set(reportExpiredAtom);
  return outcome;
}

/** Lists the account's passkeys. */
export const listPasskeysAtom = atom(null, (get, set) =>
  asOwner(get, set, async ({ api, browser }, token) => {
    const listed = await api.list(token);
    return listed.ok ? { ok: true, value: { ...listed.value, isSupported: browser.isSupported() } } : listed;
  }),
);

export const addPasskeyAtom = atom(null, (get, set, name: string) =>
  asOwner(get, set, async ({ api, browser }, token) => {
    const options = await api.newOptions(token);
    if (!options.ok) return options;
    const made = await browser.create(options.value);
    return made.ok ? api.add(token, name, made.value) : made;
  }),
);

/** Renames a passkey of the user; asks for a fresh proof if the server requires it. */
export const renamePasskeyAtom = atom(null, (get, set, id: string, name: string) =>
  asOwner(get, set, ({ api }, token) => api.rename(token, id, name)),
);

/** Removes a passkey of the user, also from the browser's offers; asks for a fresh proof if the server requires it. */
export const removePasskeyAtom = atom(null, (get, set, id: string) =>
  asOwner(get, set, async ({ api, browser }, token) => {
    const removed = await api.remove(token, id);
    if (removed.ok) await browser.forget(id);
    return removed;
  }),
);

/** Whether a login with the password also needs a passkey. */
export const askForPasskeyAtom = atom(null, (get, set, on: boolean) =>
  asOwner(get, set, ({ api }, token) => api.ask(token, on)),
);

/** Replaces the remaining recovery codes by new ones. The server gives them only once. */
export const makeRecoveryCodesAtom = atom(null, (get, set) =>
  asOwner(get, set, async ({ api }, token) => {
    const made = await api.makeRecoveryCodes(token);
    return made.ok ? { ok: true, value: made.value.codes } : made;
  }),
);

export const saveRecoveryCodesAtom = atom(null, (get, _set, text: string) =>
  get(servicesAtom).download("tare-recovery-codes.txt", text, "text/plain"),
);
