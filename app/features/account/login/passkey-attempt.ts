import type { useStore } from "jotai";
import { logInByPasskeyAtom } from "../../../state/account/passkey-login.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";

/** Logs in with a passkey only. Gives the error text; null = success. */
export async function logInByPasskey(store: ReturnType<typeof useStore>): Promise<string | null> {
  const outcome = await store.set(logInByPasskeyAtom);
  return outcome.ok ? null : passkeyProblem(outcome.problem);
}
