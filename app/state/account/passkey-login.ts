import { atom } from "jotai";
import { servicesAtom } from "../core/services.ts";
import { type PasskeyOutcome, signedBy } from "./ask-passkeys.ts";
import { askServer } from "./ask-server.ts";
import { beginFoundSessionAtom } from "./login.ts";

/** Logs in with a passkey alone: the browser lets the user choose one and verifies them. */
export const logInByPasskeyAtom = atom(null, async (get, set): Promise<PasskeyOutcome<null>> => {
  const admitted = await askServer(get(servicesAtom), async (api, opened) => {
    const signed = await signedBy(opened, api.call("POST /api/passkeyLoginOptions"));
    return signed.ok ? api.call("POST /api/passkeyLogin", { body: signed.value }) : signed;
  });
  return admitted.ok ? set(beginFoundSessionAtom, admitted.value) : admitted;
});
