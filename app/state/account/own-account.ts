import { atom } from "jotai";
import type { ProfileRequest } from "../../../edge-api/contract/account.ts";
import { accountCsv, type AccountTable } from "../../data/export/account-csv.ts";
import { accountAtom, showAccountAtom } from "../core/account.ts";
import { csvFormatAtom, saveTable } from "../core/csv-decimal-comma.ts";
import { servicesAtom } from "../core/services.ts";
import { sessionKeyAtom, storeSessionAtom } from "../core/session.ts";
import { asUser } from "./as-user.ts";
import { type Answer, unreached } from "./ask-server.ts";
import { leaveSessionAtom } from "./logout.ts";

export { ACCOUNT_TABLES, type AccountTable } from "../../data/export/account-csv.ts";

/** Changes the password. The server ends all sessions and gives this one a new token. */
export const changeOwnPasswordAtom = atom(
  null,
  async (get, set, currentPassword: string, password: string): Promise<Answer<null>> => {
    const reply = await asUser(get, set, (api) =>
      api.call("POST /api/changePassword", { body: { currentPassword, password } }),
    );
    if (!reply.ok) return reply;
    const key = get(sessionKeyAtom);
    const { accessToken, isAdmin = false } = reply.value;
    if (key !== null && accessToken !== undefined) set(storeSessionAtom, { email: key.email, accessToken }, isAdmin);
    return { ok: true, value: null };
  },
);

/** Changes name, company, job and sector of the account. */
export const changeProfileAtom = atom(null, async (get, set, profile: ProfileRequest): Promise<Answer<unknown>> => {
  const reply = await asUser(get, set, (api) => api.call("POST /api/changeProfile", { body: profile }));
  const account = get(accountAtom);
  if (reply.ok && account !== null) set(showAccountAtom, { status: "known", account: { ...account, ...profile } });
  return reply;
});

/** The UTC date for file names: `2026-11-24`. */
export const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Downloads everything that the server stores about the user: all as JSON, or one table as CSV. */
export const exportAccountAtom = atom(null, async (get, set, what: "json" | AccountTable): Promise<Answer<null>> => {
  const services = get(servicesAtom);
  const reply = await asUser(get, set, (api) =>
    api.read("GET /api/exportUser", { isLarge: true }, (file) => file.text()),
  );
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
  return saved.ok ? saved : unreached(saved.problem.detail);
});

/** Deletes the account and everything of it, on the server and in this browser. */
export const deleteAccountAtom = atom(null, async (get, set, password: string): Promise<Answer<unknown>> => {
  const reply = await asUser(get, set, (api) => api.call("POST /api/deleteUser", { body: { password } }));
  if (reply.ok) await set(leaveSessionAtom, "deleted");
  return reply;
});
