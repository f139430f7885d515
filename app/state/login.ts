import { atom } from "jotai";
import type { LoginRequest, RegisterRequest } from "../../edge-api/contract/account.ts";
import type { AccountApi, AccountOutcome } from "../data/account-api.ts";
import { enterAtom } from "./entry.ts";
import { openSafely, servicesAtom, type Services } from "./services.ts";

export type { RegisterRequest } from "../../edge-api/contract/account.ts";

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

/** Logs in; the user's work then loads (entry.ts). What failed stays with the form. */
export const logInAtom = atom(null, async (get, set, credentials: LoginRequest): Promise<AccountOutcome<null>> => {
  const email = addressOf(credentials.email);
  const reply = await withAccounts(get(servicesAtom), (accounts) => accounts.logIn({ ...credentials, email }));
  if (!reply.ok) return reply;
  void set(enterAtom, { email, ...reply.value });
  return { ok: true, value: null };
});

/** Creates an account and logs in to it; `exists` where the address has one. */
export const registerAtom = atom(
  null,
  async (get, set, request: RegisterRequest): Promise<AccountOutcome<"created" | "exists">> => {
    const email = addressOf(request.email);
    const reply = await withAccounts(get(servicesAtom), (accounts) => accounts.register({ ...request, email }));
    if (!reply.ok) return reply;
    if (reply.value.status === "exists") return { ok: true, value: "exists" };
    void set(enterAtom, { email, accessToken: reply.value.accessToken, isAdmin: reply.value.isAdmin });
    return { ok: true, value: "created" };
  },
);
