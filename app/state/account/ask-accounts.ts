import type { AccountApi, AccountOutcome } from "../../data/account-api.ts";
import { openSafely, type Services } from "../core/services.ts";

export type { AccountApi, AccountOutcome, AccountProblem, Registration, ResetAnswer } from "../../data/account-api.ts";

/** A call about accounts, as a value even where its code could not be loaded. */
export const withAccounts = async <T>(
  services: Services,
  run: (accounts: AccountApi) => Promise<AccountOutcome<T>>,
): Promise<AccountOutcome<T>> => {
  const opened = await openSafely(services);
  return opened.ok
    ? run(opened.value.account)
    : { ok: false, problem: { code: "network", detail: opened.problem.detail } };
};

/** An address as the server keeps it: two that differ in case only are the same account. */
export const addressOf = (email: string): string => email.trim().toLowerCase();
