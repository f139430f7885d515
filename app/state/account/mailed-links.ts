import { atom } from "jotai";
import { ownerAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { sessionAtom, sessionKeyAtom } from "../core/session.ts";
import { flushAtom } from "../work/sync.ts";
import { type AccountOutcome, addressOf, SESSION_OVER, withAccounts } from "./ask-accounts.ts";
import { enterAtom } from "./entry.ts";
import { beginFoundSessionAtom } from "./login.ts";
import { leaveSessionAtom } from "./logout.ts";
import { type LinkPage, linkTokenAtom, setLinkTokenAtom } from "./mail-tokens.ts";
import { asUser, asUserWithProof } from "./own-account.ts";
import { pendingLoginAtom } from "./session-questions.ts";

/** Requests a mail with a link to the new address of the account. */
export const changeEmailAtom = atom(null, (get, set, email: string) =>
  asUserWithProof(get, set, (accounts, token) => accounts.changeEmail(token, addressOf(email))),
);

/** Logs in by the link, or asks for the passkey that the account requires. */
const logInAtom = atom(null, async (get, set, link: string): Promise<AccountOutcome<null>> => {
  const reply = await withAccounts(get(servicesAtom), (accounts) => accounts.logInByLink(link));
  if (!reply.ok) return reply;
  if (reply.value.kind === "admitted") return set(beginFoundSessionAtom, reply.value);
  set(pendingLoginAtom, { ticket: reply.value.ticket, email: "", isAgain: false });
  return { ok: true, value: null };
});

/** Takes the new address, and moves this browser's work to it: stored work is named by its owner's address. */
const confirmAtom = atom(null, async (get, set, link: string): Promise<AccountOutcome<null>> => {
  const before = get(ownerAtom);
  // what waits is sent first; it would stay under the old address
  await set(flushAtom);
  const reply = await asUser(get, set, (accounts, token) => accounts.confirmEmail(token, link));
  const key = get(sessionKeyAtom);
  if (!reply.ok || key === null) return reply.ok ? SESSION_OVER : reply;
  const account = await asUser(get, set, (accounts, token) => accounts.user(token));
  if (!account.ok) return account;
  const { email, isAdmin } = account.value;
  await set(enterAtom, { email, accessToken: key.accessToken, isAdmin });
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok && before !== null && before !== email) await opened.value.work.end(before);
  return { ok: true, value: null };
});

/** Takes the old address back. A session of the account in this browser has ended with it. */
const restoreAtom = atom(null, async (get, set, link: string): Promise<AccountOutcome<null>> => {
  const reply = await withAccounts(get(servicesAtom), (accounts) => accounts.restoreEmail(link));
  const key = get(sessionKeyAtom);
  if (!reply.ok || key === null) return reply;
  const account = await withAccounts(get(servicesAtom), (accounts) => accounts.user(key.accessToken));
  const hasEnded = !account.ok && account.problem.code === "refused" && account.problem.status === 401;
  if (hasEnded) await set(leaveSessionAtom, "restored");
  return reply;
});

const OPENERS = { "login-link": logInAtom, "confirm-email": confirmAtom, "restore-email": restoreAtom } as const;

const openedAtom = atom<LinkPage | null>(null);
/** The page whose link was opened with success. The page may be mounted again, because work was loaded meanwhile. */
export const openedLinkAtom = atom((get) => get(openedAtom));

/** Does what the opened link is for. It works once. */
export const openLinkAtom = atom(null, async (get, set, page: LinkPage): Promise<AccountOutcome<null>> => {
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
