import { atom } from "jotai";
import { servicesAtom } from "../core/services.ts";
import { type PasskeyOutcome, signedBy, withPasskeys } from "./ask-passkeys.ts";
import { beginFoundSessionAtom } from "./login.ts";

/** Logs in with a passkey alone: the browser lets the user choose one and verifies them. */
export const logInByPasskeyAtom = atom(null, async (get, set): Promise<PasskeyOutcome<null>> => {
  const admitted = await withPasskeys(get(servicesAtom), async ({ api, browser }) => {
    const signed = await signedBy(browser, api.loginOptions());
    return signed.ok ? api.logIn(signed.value.response) : signed;
  });
  return admitted.ok ? set(beginFoundSessionAtom, admitted.value) : admitted;
});
