import { atom } from "jotai";
import { accountStateAtom, showAccountAtom } from "./account.ts";
import { servicesAtom } from "./services.ts";

/**
 * Who is here (specification section 6). `isAdmin` is what the server says of this session; null until it has: the flag
 * in local storage may be forged and opens nothing. What the server allows is decided by the server alone.
 */
export type Session =
  { readonly kind: "out" } | { readonly kind: "guest" } | { readonly kind: "user"; readonly isAdmin: boolean | null };

/** What a tab needs to speak for a user. */
export interface SessionKey {
  readonly accessToken: string;
  /** the owner of the documents in this browser; empty until the server has told it */
  readonly email: string;
}

const KEYS = { token: "accessToken", admin: "isAdmin", guest: "isGuest", email: "accountEmail" } as const;

/** The owner whose documents are being cleared: a tab that is closed in between leaves the rest to the next start. */
export const ENDING_KEY = "endingOwner";

/** Of local storage; another tab that logs in or out changes them. */
export const SESSION_KEYS: readonly string[] = Object.values(KEYS);

/** Counts changes of the flags; the flags themselves live in local storage. */
const flagChangesAtom = atom(0);

/** What this tab holds where storage refuses its flags: one can still work until the tab closes. */
const heldHereAtom = atom<SessionKey | "guest" | null>(null);

/** Token and owner of this session, or null; for the modules of this folder that speak with the server. */
export const sessionKeyAtom = atom((get): SessionKey | null => {
  get(flagChangesAtom);
  const { local } = get(servicesAtom).flags;
  const accessToken = local.read(KEYS.token);
  if (accessToken) return { accessToken, email: local.read(KEYS.email) ?? "" };
  const held = get(heldHereAtom);
  return held === "guest" ? null : held;
});

/** Whose session this is; empty for guests, and until the server has told it. Known offline too. */
export const sessionEmailAtom = atom((get) => get(sessionKeyAtom)?.email ?? "");

export const sessionAtom = atom((get): Session => {
  get(flagChangesAtom);
  if (get(sessionKeyAtom) !== null) {
    const state = get(accountStateAtom);
    if (state.status === "known") return { kind: "user", isAdmin: state.account.isAdmin };
    return { kind: "user", isAdmin: state.status === "unavailable" ? false : null };
  }
  const isGuest = get(servicesAtom).flags.local.read(KEYS.guest) === "true" || get(heldHereAtom) === "guest";
  return { kind: isGuest ? "guest" : "out" };
});

const expiredAtom = atom(false);

/** The server no longer knows this session: somebody has to log in again before anything is sent. */
export const sessionExpiredAtom = atom((get) => get(expiredAtom) && get(sessionKeyAtom) !== null);

/** For whoever gets a 401. */
export const reportExpiredAtom = atom(null, (_get, set) => set(expiredAtom, true));

/** What is said to somebody after the end of their session. */
export type Farewell = "deleted" | null;

const endsAtom = atom<{ readonly count: number; readonly farewell: Farewell }>({ count: 0, farewell: null });

/** The sessions that have ended in this page; with each one nothing on screen holds any more (app/shell/start-up.ts). */
export const sessionEndsAtom = atom((get) => get(endsAtom));

/** For the logout verbs, once everything of the user is gone. */
export const endSessionAtom = atom(null, (_get, set, farewell: Farewell = null) =>
  set(endsAtom, ({ count }) => ({ count: count + 1, farewell })),
);

/** Called when another tab has changed the flags: somebody else, or nobody, is here now. A new token alone ends nothing. */
export const rereadSessionAtom = atom(null, (get, set) => {
  const who = () => `${get(sessionAtom).kind} ${get(sessionKeyAtom)?.email ?? ""}`;
  const before = who();
  set(flagChangesAtom, (count) => count + 1);
  if (who() !== before) set(endSessionAtom);
  else if (get(sessionKeyAtom) !== null) set(expiredAtom, false);
});

/** For the login verbs: stores the token, clears the guest flag (specification section 4). */
export const holdSessionAtom = atom(null, (get, set, key: SessionKey, isAdmin: boolean) => {
  const { local } = get(servicesAtom).flags;
  local.remove(KEYS.guest);
  local.write(KEYS.email, key.email);
  local.write(KEYS.admin, String(isAdmin));
  // the token last: other tabs take it for the whole
  set(heldHereAtom, local.write(KEYS.token, key.accessToken) ? null : key);
  set(expiredAtom, false);
  set(flagChangesAtom, (count) => count + 1);
});

/** For the logout verbs: forgets token and flags. Other tabs hear of it at once. */
export const dropSessionAtom = atom(null, (get, set) => {
  const { local } = get(servicesAtom).flags;
  for (const key of SESSION_KEYS) local.remove(key);
  set(heldHereAtom, null);
  set(expiredAtom, false);
  set(showAccountAtom, { status: "unknown" });
  set(flagChangesAtom, (count) => count + 1);
});

/** Guest flag set, token removed (specification section 4); the caller then goes to comparison step 1. */
export const continueAsGuestAtom = atom(null, (get, set) => {
  set(dropSessionAtom);
  set(heldHereAtom, get(servicesAtom).flags.local.write(KEYS.guest, "true") ? null : "guest");
  set(flagChangesAtom, (count) => count + 1);
});

/** Back to the landing page. The guest's work stays in this browser (decisions.md 13). */
export const leaveGuestAtom = atom(null, (_get, set) => set(dropSessionAtom));
