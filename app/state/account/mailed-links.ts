import { atom } from "jotai";
import { ownerAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { sessionAtom, sessionKeyAtom } from "../core/session.ts";
import { flushAtom } from "../work/sync.ts";
import { asUser } from "./as-user.ts";
import { addressOf, type Answer, askServer, isSessionOver, SESSION_OVER } from "./ask-server.ts";
import { enterAtom } from "./entry.ts";
import { beginFoundSessionAtom } from "./login.ts";
import { leaveSessionAtom } from "./logout.ts";
import { type LinkPage, linkTokenAtom, setLinkTokenAtom } from "./mail-tokens.ts";
import { pendingLoginAtom } from "./session-questions.ts";

/** Requests a mail with a link to the new address of the account. */
export const changeEmailAtom = atom(null, (get, set, email: string) =>
  asUser(get, set, (api) => api.call("POST /api/changeEmail", { body: { email: addressOf(email) } })),
);

/** Logs in by the link, or asks for the passkey that the account requires. */
const logInAtom = atom(null, async (get, set, link: string): Promise<Answer<null>> => {
  const reply = await askServer(get(servicesAtom), (api) =>
    api.call("POST /api/logInByLink", { body: { token: link } }),
  );
  if (!reply.ok) return reply;
  if (!("ticket" in reply.value)) return set(beginFoundSessionAtom, reply.value);
  set(pendingLoginAtom, { ticket: reply.value.ticket, email: "", isAgain: false });
  return { ok: true, value: null };
});

/** Takes the new address, and moves this browser's work to it: stored work is named by its owner's address. */
const confirmAtom = atom(null, async (get, set, link: string): Promise<Answer<null>> => {
  const before = get(ownerAtom);
  // what waits is sent first; it would stay under the old address
  await set(flushAtom);
  const reply = await asUser(get, set, (api) => api.call("POST /api/confirmEmail", { body: { token: link } }));
  const key = get(sessionKeyAtom);
  if (!reply.ok || key === null) return reply.ok ? SESSION_OVER : reply;
  const account = await asUser(get, set, (api) => api.call("GET /api/user"));
  if (!account.ok) return account;
  const { email, isAdmin } = account.value;
  await set(enterAtom, { email, accessToken: key.accessToken, isAdmin });
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok && before !== null && before !== email) await opened.value.work.end(before);
  return { ok: true, value: null };
});

/** Takes the old address back. A session of the account in this browser has ended with it. */
const restoreAtom = atom(null, async (get, set, link: string): Promise<Answer<unknown>> => {
  const reply = await askServer(get(servicesAtom), (api) =>
    api.call("POST /api/restoreEmail", { body: { token: link } }),
  );
  const key = get(sessionKeyAtom);
  if (!reply.ok || key === null) return reply;
  const account = await askServer(get(servicesAtom), (api) => api.as(key.accessToken).call("GET /api/user"));
  if (!account.ok && isSessionOver(account.problem)) await set(leaveSessionAtom, "restored");
  return reply;
});

const OPENERS = { "login-link": logInAtom, "confirm-email": confirmAtom, "restore-email": restoreAtom } as const;

const openedAtom = atom<LinkPage | null>(null);
/** The page whose link was opened with success. The page may be mounted again, because work was loaded meanwhile. */
export const openedLinkAtom = atom((get) => get(openedAtom));

/** Does what the opened link is for. It works once. */
export const openLinkAtom = atom(null, async (get, set, page: LinkPage): Promise<Answer<unknown>> => {
  const outcome = await set(OPENERS[page], get(linkTokenAtom) ?? "");
  if (!outcome.ok) return outcome;
  set(openedAtom, page);
  set(setLinkTokenAtom, null);
  return outcome;
});

/** Whether the link can be opened: a new address needs a session of its account. */
export const mayOpenLinkAtom = atom(
  (get) => (page: LinkPage) => page !== "confirm-email" || get(sessionAtom).kind === "user",
);
