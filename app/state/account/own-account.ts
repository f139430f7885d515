import { atom } from "jotai";
import type { ProfileRequest } from "../../../edge-api/contract/account.ts";
import { accountAtom, showAccountAtom } from "../core/account.ts";
import { sessionKeyAtom, storeSessionAtom } from "../core/session.ts";
import { asUser } from "./as-user.ts";
import type { Answer } from "./ask-server.ts";
import { leaveSessionAtom } from "./logout.ts";

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

/** Deletes the account and everything of it, on the server and in this browser. */
export const deleteAccountAtom = atom(null, async (get, set, password: string): Promise<Answer<unknown>> => {
  const reply = await asUser(get, set, (api) => api.call("POST /api/deleteUser", { body: { password } }));
  if (reply.ok) await set(leaveSessionAtom, "deleted");
  return reply;
});
