import { atom } from "jotai";
import { accountStateAtom, showAccountAtom } from "./account.ts";
import { servicesAtom } from "./services.ts";

/**
 * The current session (specification section 6). `isAdmin` is the server's answer, null until it arrives; the flag in local
 * storage can be forged and gives no access. The server alone decides what a session may do.
 */
export type Session =
  { readonly kind: "out" } | { readonly kind: "guest" } | { readonly kind: "user"; readonly isAdmin: boolean | null };

/** What a tab needs for calls in a user's name. */
export interface SessionKey {
  readonly accessToken: string;
  /** the owner of the documents in this browser; empty until the server has answered */
  readonly email: string;
}

const KEYS = { token: "accessToken", admin: "isAdmin", guest: "isGuest", email: "accountEmail" } as const;

/** The owner whose documents are being cleared. If the tab closes meanwhile, the next start finishes. */
export const ENDING_KEY = "endingOwner";

/** Keys of local storage; another tab changes them when it logs in or out. */
export const SESSION_KEYS: readonly string[] = Object.values(KEYS);

/** Counts changes of the flags; the flags themselves are in local storage. */
const flagChangesAtom = atom(0);

/** The session in memory, where storage is refused: it lasts until the tab closes. */
const inMemoryAtom = atom<SessionKey | "guest" | null>(null);

/** Token and owner of this session, or null; for modules that call the server. */
export const sessionKeyAtom = atom((get): SessionKey | null => {
  get(flagChangesAtom);
  const { local } = get(servicesAtom).flags;
  const accessToken = local.read(KEYS.token);
  if (accessToken) return { accessToken, email: local.read(KEYS.email) ?? "" };
  const held = get(inMemoryAtom);
  return held === "guest" ? null : held;
});

/** The e-mail address of this session; empty for guests, and until the server has answered. Known offline too. */
export const sessionEmailAtom = atom((get) => get(sessionKeyAtom)?.email ?? "");

/** Whether this tab is logged out, a guest's or a user's. */
export const sessionAtom = atom((get): Session => {
  get(flagChangesAtom);
  if (get(sessionKeyAtom) !== null) {
    const state = get(accountStateAtom);
    if (state.status === "known") return { kind: "user", isAdmin: state.account.isAdmin };
    return { kind: "user", isAdmin: state.status === "unavailable" ? false : null };
  }
  const isGuest = get(servicesAtom).flags.local.read(KEYS.guest) === "true" || get(inMemoryAtom) === "guest";
  return { kind: isGuest ? "guest" : "out" };
});

const expiredAtom = atom(false);

/** The server no longer knows this session: the user has to log in again before anything is sent. */
export const sessionExpiredAtom = atom((get) => get(expiredAtom) && get(sessionKeyAtom) !== null);

/** Called after a 401. */
export const reportExpiredAtom = atom(null, (_get, set) => set(expiredAtom, true));

/** The message after the end of a session. */
export type Farewell = "deleted" | "restored" | null;

const endsAtom = atom<{ readonly count: number; readonly farewell: Farewell }>({ count: 0, farewell: null });

/** Counts the sessions that ended in this page; after each one the page gets a new store (app/shell/start-up.ts). */
export const sessionEndsAtom = atom((get) => get(endsAtom));

/** For the logout actions, once everything of the user is cleared. */
export const endSessionAtom = atom(null, (_get, set, farewell: Farewell = null) =>
  set(endsAtom, ({ count }) => ({ count: count + 1, farewell })),
);

/** Called when another tab has changed the flags. Another user or none ends this session; a new token alone does not. */
export const rereadSessionAtom = atom(null, (get, set) => {
  const who = () => `${get(sessionAtom).kind} ${get(sessionKeyAtom)?.email ?? ""}`;
  const before = who();
  set(flagChangesAtom, (count) => count + 1);
  if (who() !== before) set(endSessionAtom);
  else if (get(sessionKeyAtom) !== null) set(expiredAtom, false);
});

/** For the login actions: stores the token, clears the guest flag (specification section 4). */
export const storeSessionAtom = atom(null, (get, set, key: SessionKey, isAdmin: boolean) => {
  const { local } = get(servicesAtom).flags;
  local.remove(KEYS.guest);
  local.write(KEYS.email, key.email);
  local.write(KEYS.admin, String(isAdmin));
  // the token last: it shows other tabs that the session is complete
  set(inMemoryAtom, local.write(KEYS.token, key.accessToken) ? null : key);
  set(expiredAtom, false);
  set(flagChangesAtom, (count) => count + 1);
});

/** For the logout actions: removes token and flags, which informs other tabs at once. */
export const removeSessionAtom = atom(null, (get, set) => {
  const { local } = get(servicesAtom).flags;
  for (const key of SESSION_KEYS) local.remove(key);
  set(inMemoryAtom, null);
  set(expiredAtom, false);
  set(showAccountAtom, { status: "unknown" });
  set(flagChangesAtom, (count) => count + 1);
});

/** Sets the guest flag and removes the token (specification section 4); the caller then goes to comparison step 1. */
export const continueAsGuestAtom = atom(null, (get, set) => {
  set(removeSessionAtom);
  set(inMemoryAtom, get(servicesAtom).flags.local.write(KEYS.guest, "true") ? null : "guest");
  set(flagChangesAtom, (count) => count + 1);
});

/** Ends the guest session; the page returns to the landing page. The guest's work stays in this browser (decisions.md 13). */
export const leaveGuestAtom = atom(null, (_get, set) => set(removeSessionAtom));
