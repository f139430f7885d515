import { atom, type Getter, type Setter } from "jotai";
import type { ProfileRequest } from "../../../edge-api/contract/account.ts";
import { accountCsv, type AccountTable } from "../../data/export/account-csv.ts";
import { accountAtom, showAccountAtom } from "../core/account.ts";
import { csvFormatAtom, saveTable } from "../core/csv-decimal-comma.ts";
import { servicesAtom } from "../core/services.ts";
import { reportExpiredAtom, sessionKeyAtom, storeSessionAtom } from "../core/session.ts";
import { type AccountApi, type AccountOutcome, SESSION_OVER, withAccounts } from "./ask-accounts.ts";
import { leaveSessionAtom } from "./logout.ts";
import { withProof } from "./proof.ts";

export { ACCOUNT_TABLES, type AccountTable } from "../../data/export/account-csv.ts";

/** Makes a call for the user. A 401 is reported, so that the page asks to log in again. */
export async function asUser<T>(
  get: Getter,
  set: Setter,
  run: (accounts: AccountApi, token: string) => Promise<AccountOutcome<T>>,
): Promise<AccountOutcome<T>> {
  const key = get(sessionKeyAtom);
  if (key === null) return SESSION_OVER;
  const outcome = await withAccounts(get(servicesAtom), (accounts) => run(accounts, key.accessToken));
  if (!outcome.ok && outcome.problem.code === "refused" && outcome.problem.status === 401) set(reportExpiredAtom);
  return outcome;
}

/** The same for a call that needs a fresh proof: asks for it, then makes the call again. */
export const asUserWithProof = <T>(...asked: Parameters<typeof asUser<T>>): Promise<AccountOutcome<T>> =>
  withProof(
    asked[1],
    () => asUser(...asked),
    (outcome) => !outcome.ok && outcome.problem.code === "refused" && outcome.problem.error === "fresh_proof_needed",
  );

/** Changes the password. The server ends all sessions and gives this one a new token. */
export const changeOwnPasswordAtom = atom(
  null,
  async (get, set, currentPassword: string, password: string): Promise<AccountOutcome<null>> => {
    const reply = await asUser(get, set, (accounts, token) =>
      accounts.changePassword(token, { currentPassword, password }),
    );
    if (!reply.ok) return reply;
    const key = get(sessionKeyAtom);
    if (key !== null && reply.value !== null) {
      set(storeSessionAtom, { email: key.email, accessToken: reply.value.accessToken }, reply.value.isAdmin);
    }
    return { ok: true, value: null };
  },
);

/** Changes name, company, job and sector of the account. */
export const changeProfileAtom = atom(
  null,
  async (get, set, profile: ProfileRequest): Promise<AccountOutcome<null>> => {
    const reply = await asUser(get, set, (accounts, token) => accounts.changeProfile(token, profile));
    const account = get(accountAtom);
    if (reply.ok && account !== null) set(showAccountAtom, { status: "known", account: { ...account, ...profile } });
    return reply;
  },
);

/** The UTC date for file names: `2026-11-24`. */
export const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Downloads everything that the server stores about the user: all as JSON, or one table as CSV. */
export const exportAccountAtom = atom(
  null,
  async (get, set, what: "json" | AccountTable): Promise<AccountOutcome<null>> => {
    const services = get(servicesAtom);
    const reply = await asUserWithProof(get, set, (accounts, token) => accounts.exportUser(token));
    if (!reply.ok) return reply;
    const name = `tare-account_${what === "json" ? "" : `${what}_`}${dateOf(services.now())}`;
    if (what === "json") {
      services.download(`${name}.json`, reply.value, "application/json");
      return { ok: true, value: null };
    }
    const { decimalComma, file } = get(csvFormatAtom);
    const csv = accountCsv(reply.value, what, { decimalComma, file });
    if (!csv.ok) return { ok: false, problem: { code: "bad_reply", detail: csv.problem.detail } };
    const saved = await saveTable(get, name, csv.value);
    return saved.ok ? saved : { ok: false, problem: { code: "network", detail: saved.problem.detail } };
  },
);

/** Deletes the account and everything of it, on the server and in this browser. */
export const deleteAccountAtom = atom(null, async (get, set, password: string): Promise<AccountOutcome<null>> => {
  const reply = await asUser(get, set, (accounts, token) => accounts.deleteUser(token, password));
  if (reply.ok) await set(leaveSessionAtom, "deleted");
  return reply;
});
