import { atom } from "jotai";
import type { FlagArea } from "../../data/flag-store.ts";
import { askLogoutAtom } from "./session-questions.ts";
import { GUEST, ownerAtom } from "../core/owner.ts";
import { unwrittenAtom } from "../work/save-state.ts";
import { openSafely, servicesAtom, type Services } from "../core/services.ts";
import { removeSessionAtom, ENDING_KEY, endSessionAtom, sessionKeyAtom, type Farewell } from "../core/session.ts";
import { flushAtom } from "../work/sync.ts";
import { endOwnerAtom } from "../work/work.ts";

/** Settings of this browser, kept at a logout. Everything else in local and session storage is cleared. */
const KEPT_AT_LOGOUT =
  /^(tare_version|theme|language|units|unlocked|curtain_word|preview|continueInPortrait|csv_decimal_comma|editProduct_simpleSettings|(scoretable|portfolio)_columns|(home|section)_\S+_collapsed|endingOwner)$/;

const clear = (area: FlagArea): void => {
  for (const [key] of area.entries()) if (!KEPT_AT_LOGOUT.test(key)) area.remove(key);
};

/** Clears this tab's session storage when the user has logged out in another tab. */
export const clearTabAtom = atom(null, (get) => clear(get(servicesAtom).flags.session));

/**
 * Ends the session in this page: removes token and flags, which informs other tabs, and gives the page a new store. All in
 * one synchronous step: a start page shown in between would be replaced, with what was typed into it.
 */
const endInThisPageAtom = atom(null, (get, set, farewell: Farewell = null): void => {
  const { local, session } = get(servicesAtom).flags;
  set(removeSessionAtom);
  clear(local);
  clear(session);
  set(endSessionAtom, farewell);
});

/**
 * Clears what specification section 4 lists, and every other trace of the user in this browser. Works offline. The stored
 * work is cleared in the background; a login waits for that (finishLogoutAtom).
 */
export const leaveSessionAtom = atom(null, async (get, set, farewell: Farewell = null): Promise<void> => {
  const { local } = get(servicesAtom).flags;
  const owner = get(ownerAtom);
  if (owner !== null && owner !== GUEST) local.write(ENDING_KEY, owner);
  set(endInThisPageAtom, farewell);
  const ended = await set(endOwnerAtom);
  if (ended.ok) local.remove(ENDING_KEY);
});

/** The number of the user's documents with changes that the server does not have. */
export const countUnsentAtom = atom(null, async (get): Promise<number> => {
  const owner = get(ownerAtom);
  // An unwritten edit is in no outbox yet. Read it before and after: it may reach the outbox meanwhile.
  const wasUnwritten = get(unwrittenAtom);
  const opened = await openSafely(get(servicesAtom));
  if (owner === null || owner === GUEST || !opened.ok) return 0;
  const waiting = await opened.value.work.outbox(owner);
  return Math.max(waiting.ok ? waiting.value.length : 0, wasUnwritten || get(unwrittenAtom) ? 1 : 0);
});

/**
 * Ends the session but keeps unsent changes: they stay hidden in this browser until their owner logs in again. Without
 * unsent changes everything is cleared as by a logout.
 */
export const endKeepingUnsentAtom = atom(null, async (_get, set): Promise<void> => {
  if ((await set(countUnsentAtom)) === 0) await set(leaveSessionAtom);
  else set(endInThisPageAtom);
});

export const finishLogoutAtom = atom(null, async (get): Promise<void> => {
  const services = get(servicesAtom);
  const owner = services.flags.local.read(ENDING_KEY);
  if (owner === null || owner === "") return;
  const opened = await openSafely(services);
  if (opened.ok && (await opened.value.work.end(owner)).ok) services.flags.local.remove(ENDING_KEY);
});

/** Ends the session on the server; offline, when the connection returns. The token is kept in memory until then. */
const endOnServer = async (services: Services, token: string): Promise<void> => {
  const opened = await openSafely(services);
  if (!opened.ok) return;
  const { api, sync } = opened.value;
  const reply = await api.as(token).call("POST /api/logout", { keepalive: true });
  if (reply.ok || reply.problem.code === "refused") return;
  const stop = sync.connection.onReturn(() => {
    stop();
    void endOnServer(services, token);
  });
};

/** Logs out here and in all tabs, also offline, and on the server once it is reached. Unsent changes are lost. */
export const logOutAtom = atom(null, async (get, set): Promise<void> => {
  const key = get(sessionKeyAtom);
  if (key !== null) void endOnServer(get(servicesAtom), key.accessToken);
  await set(leaveSessionAtom);
});

/** Logs out when the work could not be loaded after a login. Unsent changes of an earlier session stay for their owner. */
export const abandonEntryAtom = atom(null, async (get, set): Promise<void> => {
  const key = get(sessionKeyAtom);
  if (key !== null) void endOnServer(get(servicesAtom), key.accessToken);
  await set(endKeepingUnsentAtom);
});

/** The longest time that a logout waits for changes to be sent. */
const SENDING_MS = 3_000;

/** Logs out once everything is sent; asks first if changes would be lost (decisions.md 13). */
export const askToLogOutAtom = atom(null, async (get, set): Promise<void> => {
  if ((await set(countUnsentAtom)) > 0) {
    const { after } = get(servicesAtom);
    await Promise.race([set(flushAtom), new Promise<void>((resolve) => void after(SENDING_MS, resolve))]);
  }
  const unsent = await set(countUnsentAtom);
  if (unsent === 0) await set(logOutAtom);
  else set(askLogoutAtom, unsent);
});
