import { atom } from "jotai";
import type { LoginRequest, RegisterRequest } from "../../../edge-api/contract/account.ts";
import { addressOf, type Answer, askServer, unreached } from "./ask-server.ts";
import type { RegisterReply } from "../../../edge-api/contract/reply-schemas.ts";
import type * as entry from "./entry.ts";
import { pendingLoginAtom } from "./session-questions.ts";
import { servicesAtom } from "../core/services.ts";
import { storeSessionAtom, sessionKeyAtom } from "../core/session.ts";

export type { RegisterRequest } from "../../../edge-api/contract/account.ts";

/** Loads entry.ts, which the login form does not need until a user logs in. Null = it could not be loaded. */
const loadEntry = async (): Promise<typeof entry | null> => {
  try {
    return await import("./entry.ts");
  } catch {
    return null;
  }
};

interface Admitted {
  readonly email: string;
  readonly accessToken: string;
  readonly isAdmin: boolean;
}

const UNREACHED = unreached("entry.ts did not arrive");

/** Called when the server has started a session. `isAgain` renews an expired one: unsent changes are then sent. */
export const beginUserSessionAtom = atom(
  null,
  async (_get, set, admitted: Admitted, isAgain: boolean): Promise<Answer<null>> => {
    const loaded = await loadEntry();
    if (loaded === null) return UNREACHED;
    if (!isAgain) {
      void set(loaded.enterAtom, admitted);
      return { ok: true, value: null };
    }
    const { email, accessToken, isAdmin } = admitted;
    set(storeSessionAtom, { email, accessToken }, isAdmin);
    const { flushAtom } = await import("../work/sync.ts");
    await set(loaded.loadAccountAtom);
    void set(flushAtom);
    return { ok: true, value: null };
  },
);

const admitAtom = atom(null, async (get, set, credentials: LoginRequest, isAgain: boolean): Promise<Answer<null>> => {
  const reply = await askServer(get(servicesAtom), (api) => api.call("POST /api/login", { body: credentials }));
  if (!reply.ok) return reply;
  const { email } = credentials;
  if (!("ticket" in reply.value)) return set(beginUserSessionAtom, { email, ...reply.value }, isAgain);
  set(pendingLoginAtom, { ticket: reply.value.ticket, email, isAgain });
  return { ok: true, value: null };
});

/** Logs in and loads the user's work (entry.ts), or asks for a passkey first. A problem is returned to the form. */
export const logInAtom = atom(null, async (_get, set, credentials: LoginRequest): Promise<Answer<null>> => {
  const email = addressOf(credentials.email);
  return (await loadEntry()) === null ? UNREACHED : set(admitAtom, { ...credentials, email }, false);
});

/** Creates an account and logs in; `exists` if the address has an account, `mailed` if the server answers by e-mail. */
export const registerAtom = atom(
  null,
  async (get, set, request: RegisterRequest): Promise<Answer<RegisterReply["status"]>> => {
    const email = addressOf(request.email);
    const loaded = await loadEntry();
    if (loaded === null) return UNREACHED;
    const reply = await askServer(get(servicesAtom), (api) =>
      api.call("POST /api/register", { body: { ...request, email } }),
    );
    if (!reply.ok) return reply;
    if (reply.value.status !== "created") return { ok: true, value: reply.value.status };
    const { accessToken, isAdmin } = reply.value;
    void set(loaded.enterAtom, { email, accessToken, isAdmin });
    return { ok: true, value: "created" };
  },
);

/** Renews an expired session for the same address; open work stays. */
export const logInAgainAtom = atom(null, (get, set, password: string) =>
  set(admitAtom, { email: get(sessionKeyAtom)?.email ?? "", password }, true),
);

/** Requests a mail with a link that logs in this browser. Succeeds for unknown addresses too. */
export const mailLoginLinkAtom = atom(null, (get, _set, email: string) =>
  askServer(get(servicesAtom), (api) => api.call("POST /api/loginLink", { body: { email: addressOf(email) } })),
);

/** Loads the work after a login that did not take the e-mail address: asks the server for it. */
export const beginFoundSessionAtom = atom(
  null,
  async (get, set, admitted: Omit<Admitted, "email">): Promise<Answer<null>> => {
    const account = await askServer(get(servicesAtom), (api) => api.as(admitted.accessToken).call("GET /api/user"));
    return account.ok ? set(beginUserSessionAtom, { email: account.value.email, ...admitted }, false) : account;
  },
);
