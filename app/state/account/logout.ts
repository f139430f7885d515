import { atom } from "jotai";
import type { FlagArea } from "../../data/flag-store.ts";
import { askLogoutAtom } from "./logout-question.ts";
import { GUEST, ownerAtom } from "../core/owner.ts";
import { unwrittenAtom } from "../work/save-state.ts";
import { openSafely, servicesAtom, type Services } from "../core/services.ts";
import { dropSessionAtom, ENDING_KEY, endSessionAtom, sessionKeyAtom, type Farewell } from "../core/session.ts";
import { flushAtom } from "../work/sync.ts";
import { endOwnerAtom } from "../work/work.ts";

/** How this browser is set up, whoever uses it. Everything else in local and session storage goes with the user. */
const STAYS =
  /^(tare_version|theme|language|units|unlocked|curtain_word|preview|continueInPortrait|csv_decimal_comma|editProduct_simpleSettings|(scoretable|portfolio)_columns|home_\w+_collapsed|endingOwner)$/;

const clear = (area: FlagArea): void => {
  for (const [key] of area.entries()) if (!STAYS.test(key)) area.remove(key);
};

/** What a tab keeps for itself of a user who has logged out in another one. */
export const clearTabAtom = atom(null, (get) => clear(get(servicesAtom).flags.session));

/**
 * Nobody is here from now on: token and flags go, the other tabs hear of it, and the page begins anew. In one go, because
 * whatever the start page shows before it begins anew would be taken away again, with what somebody has typed into it.
 */
const stepOutAtom = atom(null, (get, set, farewell: Farewell = null): void => {
  const { local, session } = get(servicesAtom).flags;
  set(dropSessionAtom);
  clear(local);
  clear(session);
  set(endSessionAtom, farewell);
});

/**
 * Clears what specification section 4 lists, and every other trace of the user in this browser. Works offline. The stored
 * work goes behind the page's back; a login waits for it (finishLogoutAtom).
 */
export const leaveSessionAtom = atom(null, async (get, set, farewell: Farewell = null): Promise<void> => {
  const { local } = get(servicesAtom).flags;
  const owner = get(ownerAtom);
  if (owner !== null && owner !== GUEST) local.write(ENDING_KEY, owner);
  set(stepOutAtom, farewell);
  const ended = await set(endOwnerAtom);
  if (ended.ok) local.remove(ENDING_KEY);
});

/** How many documents of the user are not on the server as they are here. */
export const countUnsentAtom = atom(null, async (get): Promise<number> => {
  const owner = get(ownerAtom);
  // an edit that is not even in the store is in no outbox; asked before as well, because it may get there meanwhile
  const wasUnwritten = get(unwrittenAtom);
  const opened = await openSafely(get(servicesAtom));
  if (owner === null || owner === GUEST || !opened.ok) return 0;
  const waiting = await opened.value.work.outbox(owner);
  return Math.max(waiting.ok ? waiting.value.length : 0, wasUnwritten || get(unwrittenAtom) ? 1 : 0);
});

/**
 * Makes room for somebody else while changes wait: they stay in this browser, out of everybody's sight, until their
 * owner logs in again. Without any, everything is cleared as by a logout.
 */
export const makeRoomAtom = atom(null, async (_get, set): Promise<void> => {
  if ((await set(countUnsentAtom)) === 0) await set(leaveSessionAtom);
  else set(stepOutAtom);
});

/** Finishes a logout that was cut short. */
export const finishLogoutAtom = atom(null, async (get): Promise<void> => {
  const services = get(servicesAtom);
  const owner = services.flags.local.read(ENDING_KEY);
  if (owner === null || owner === "") return;
  const opened = await openSafely(services);
  if (opened.ok && (await opened.value.work.end(owner)).ok) services.flags.local.remove(ENDING_KEY);
});

/** Tells the server; where it is not reached, again when there is a connection. The token lives in memory only meanwhile. */
const endOnServer = async (services: Services, token: string): Promise<void> => {
  const opened = await openSafely(services);
  if (!opened.ok) return;
  const { account, sync } = opened.value;
  const reply = await account.logOut(token);
  if (reply.ok || reply.problem.code === "refused") return;
  const stop = sync.connection.onReturn(() => {
    stop();
    void endOnServer(services, token);
  });
};

/** Logs out here and in all tabs, also offline, and on the server as soon as it is reached. Unsent changes are gone. */
export const logOutAtom = atom(null, async (get, set): Promise<void> => {
  const key = get(sessionKeyAtom);
  if (key !== null) void endOnServer(get(servicesAtom), key.accessToken);
  await set(leaveSessionAtom);
});

/** After a login whose work did not arrive: logs out, but what an earlier session could not send stays for its owner. */
export const giveUpAtom = atom(null, async (get, set): Promise<void> => {
  const key = get(sessionKeyAtom);
  if (key !== null) void endOnServer(get(servicesAtom), key.accessToken);
  await set(makeRoomAtom);
});

/** Somebody who has just edited does not wait for more than this. */
const SENDING_MS = 3_000;

/** Logs out once everything is sent, or asks first where changes would be lost (decisions.md 13). */
export const askToLogOutAtom = atom(null, async (get, set): Promise<void> => {
  if ((await set(countUnsentAtom)) > 0) {
    const { after } = get(servicesAtom);
    await Promise.race([set(flushAtom), new Promise<void>((resolve) => void after(SENDING_MS, resolve))]);
  }
  const unsent = await set(countUnsentAtom);
  if (unsent === 0) await set(logOutAtom);
  else set(askLogoutAtom, unsent);
});
