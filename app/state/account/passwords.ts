import { atom } from "jotai";
import { addressOf, withAccounts, type AccountOutcome } from "./ask-accounts.ts";
import { setResetTokenAtom, resetTokenAtom } from "./mail-tokens.ts";
import { servicesAtom } from "../core/services.ts";

/** Requests an e-mail with a link to set a new password. */
export const requestResetAtom = atom(null, (get, _set, email: string) =>
  withAccounts(get(servicesAtom), (accounts) => accounts.requestReset(addressOf(email))),
);

/** Sets a new password with the token of that e-mail; the token works once. */
export const setNewPasswordAtom = atom(null, async (get, set, password: string): Promise<AccountOutcome<null>> => {
  const token = get(resetTokenAtom) ?? "";
  const reply = await withAccounts(get(servicesAtom), (accounts) => accounts.changePassword(token, { password }));
  if (!reply.ok) return reply;
  set(setResetTokenAtom, null);
  return { ok: true, value: null };
});
