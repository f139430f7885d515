import type { AccountApi, AccountOutcome } from "../../data/account-api.ts";
import { openSafely, type Services } from "../core/services.ts";

export type { AccountApi, AccountOutcome, AccountProblem, Registration } from "../../data/account-api.ts";

/** Calls the account API. Code that could not be loaded gives a `network` problem. */
export const withAccounts = async <T>(
  services: Services,
  run: (accounts: AccountApi) => Promise<AccountOutcome<T>>,
): Promise<AccountOutcome<T>> => {
  const opened = await openSafely(services);
  return opened.ok
    ? run(opened.value.account)
    : { ok: false, problem: { code: "network", detail: opened.problem.detail } };
};

/** The outcome of a call that the server would refuse, or need not be asked for. */
export const refusedWith = (status: number, error: string): AccountOutcome<never> => ({
  ok: false,
  problem: { code: "refused", status, error, retryAfter: null, fields: [] },
});

/** The outcome of a call without a session. */
export const SESSION_OVER = refusedWith(401, "unauthenticated");

/** An e-mail address as the server stores it: trimmed, in lower case. */
export const addressOf = (email: string): string => email.trim().toLowerCase();
