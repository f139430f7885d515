import { atom } from "jotai";
import { signedBy, withPasskeys, type PasskeyOutcome } from "./ask-passkeys.ts";
import { beginUserSessionAtom } from "./login.ts";
import { openSafely, servicesAtom } from "../core/services.ts";

/** Logs in with a passkey alone: the browser lets the user choose one and verifies them. */
export const logInByPasskeyAtom = atom(null, async (get, set): Promise<PasskeyOutcome<null>> => {
  const services = get(servicesAtom);
  const admitted = await withPasskeys(services, async ({ api, browser }) => {
    const signed = await signedBy(browser, api.loginOptions());
    return signed.ok ? api.logIn(signed.value.response) : signed;
  });
  if (!admitted.ok) return admitted;
  // the passkey login does not return the e-mail address: ask the server for the account
  const opened = await openSafely(services);
  if (!opened.ok) return { ok: false, problem: { code: "network", detail: opened.problem.detail } };
  const account = await opened.value.account.user(admitted.value.accessToken);
  if (!account.ok) return account;
  return set(beginUserSessionAtom, { email: account.value.email, ...admitted.value }, false);
});
