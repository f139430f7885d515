import type { LoginRequest } from "../../../../edge-api/contract/account.ts";
import type { AccountOutcome } from "../../../state/account/ask-accounts.ts";
import type * as login from "../../../state/account/login.ts";

type LoginActions = typeof login;

const UNREACHED: AccountOutcome<null> = { ok: false, problem: { code: "network", detail: "login.ts did not arrive" } };

/** Loads the login code, on the first focus of a field, to keep it out of the landing bundle. Null = could not be loaded. */
export const prepareLogin = async (): Promise<LoginActions | null> => {
  try {
    return await import("../../../state/account/login.ts");
  } catch {
    // `logIn` reports it
    return null;
  }
};

/** Logs in through `set` of the page's store. Code that could not be loaded gives a `network` problem. */
export const logIn = async (
  set: (action: LoginActions["logInAtom"], credentials: LoginRequest) => Promise<AccountOutcome<null>>,
  credentials: LoginRequest,
): Promise<AccountOutcome<null>> => {
  const actions = await prepareLogin();
  return actions === null ? UNREACHED : set(actions.logInAtom, credentials);
};
