import { atom } from "jotai";
import type { LoginRequest, RegisterRequest } from "../../edge-api/contract/account.ts";
import { addressOf, withAccounts, type AccountOutcome } from "./ask-accounts.ts";
import { enterAtom, loadAccountAtom } from "./entry.ts";
import { servicesAtom } from "./services.ts";
import { holdSessionAtom, sessionKeyAtom } from "./session.ts";
import { flushAtom } from "./sync.ts";

export type { RegisterRequest } from "../../edge-api/contract/account.ts";

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

/** Renews a session that has ended in the middle of the work, for the same address; what waits is sent then. */
export const logInAgainAtom = atom(null, async (get, set, password: string): Promise<AccountOutcome<null>> => {
  const key = get(sessionKeyAtom);
  const email = key?.email ?? "";
  const reply = await withAccounts(get(servicesAtom), (accounts) => accounts.logIn({ email, password }));
  if (!reply.ok) return reply;
  set(holdSessionAtom, { email, accessToken: reply.value.accessToken }, reply.value.isAdmin);
  await set(loadAccountAtom);
  void set(flushAtom);
  return { ok: true, value: null };
});
