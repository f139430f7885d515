import type { LoginRequest } from "../../../../edge-api/contract/account.ts";
import type { AccountOutcome } from "../../../state/account/ask-accounts.ts";
import type * as login from "../../../state/account/login.ts";

type Verbs = typeof login;

const UNREACHED: AccountOutcome<null> = { ok: false, problem: { code: "network", detail: "login.ts did not arrive" } };

/** The verb comes with the first field that somebody enters: the landing does without it. */
export const prepareLogin = async (): Promise<Verbs | null> => {
  try {
    return await import("../../../state/account/login.ts");
  } catch {
    // told when it is needed: `logIn`
    return null;
  }
};

/** Logs in through `set` of the page's store; code that does not arrive is a network that does not answer. */
export const logIn = async (
  set: (verb: Verbs["logInAtom"], credentials: LoginRequest) => Promise<AccountOutcome<null>>,
  credentials: LoginRequest,
): Promise<AccountOutcome<null>> => {
  const verbs = await prepareLogin();
  return verbs === null ? UNREACHED : set(verbs.logInAtom, credentials);
};
