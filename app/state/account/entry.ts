import { atom } from "jotai";
import { showAccountAtom } from "../core/account.ts";
import { isSessionOver } from "./ask-server.ts";
import { entryAtom, showEntryAtom } from "./entry-stage.ts";
import { countGuestWork, isEmpty, type WorkCounts } from "./guest-work.ts";
import { finishLogoutAtom, leaveSessionAtom } from "./logout.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { GUEST, ownerAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { storeSessionAtom, reportExpiredAtom, sessionKeyAtom } from "../core/session.ts";
import { loadUserWorkAtom, startSyncAtom, WORK_KINDS } from "../work/sync.ts";
import { switchOwnerAtom } from "../work/work.ts";

/** Moves the guest's work to the current user, under the same ids, and starts sending it. Gives the number of documents moved. */
export const adoptGuestWorkAtom = atom(null, async (get, set): Promise<Outcome<number>> => {
  const owner = get(ownerAtom);
  if (owner === null || owner === GUEST) return { ok: true, value: 0 };
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok) return opened;
  const moved = await opened.value.work.adoptGuest(owner);
  if (!moved.ok) return moved;
  for (const { loadAtom } of WORK_KINDS) await set(loadAtom, owner);
  await set(startSyncAtom);
  return moved;
});

const guestWorkAtom = atom<WorkCounts | null>(null);

/**
 * Asks the server whose session this is; true = it answered. If the server does not know the session, the user has to
 * log in again; where the e-mail address is not known either, the session ends.
 */
export const loadAccountAtom = atom(null, async (get, set): Promise<boolean> => {
  const key = get(sessionKeyAtom);
  if (key === null) return false;
  set(showAccountAtom, { status: "asking" });
  const opened = await openSafely(get(servicesAtom));
  const reply = opened.ok ? await opened.value.api.as(key.accessToken).call("GET /api/user") : null;
  // the user may have logged out meanwhile
  if (get(sessionKeyAtom)?.accessToken !== key.accessToken) return false;
  if (reply?.ok) {
    const account = reply.value;
    if (key.email === "") set(storeSessionAtom, { ...key, email: account.email }, account.isAdmin);
    set(showAccountAtom, { status: "known", account });
    return true;
  }
  set(showAccountAtom, { status: "unavailable" });
  if (reply !== null && isSessionOver(reply.problem)) {
    if (key.email === "") await set(leaveSessionAtom);
    else set(reportExpiredAtom);
  }
  return false;
});

/** Loads foods, products, portfolios and comparisons of the user, in that order (specification section 4). */
const loadAllAtom = atom(null, async (get, set): Promise<boolean> => {
  if (!(await set(loadAccountAtom))) return false;
  const begun = await set(switchOwnerAtom, get(sessionKeyAtom)?.email ?? "");
  if (!begun.ok) return false;
  const loaded = await set(
    loadUserWorkAtom,
    (part) => part !== "mapping" && set(showEntryAtom, { kind: "loading", part }),
  );
  return loaded.ok;
});

/** Loads the user's work; also the retry after a failure. */
export const loadEntryAtom = atom(null, async (get, set): Promise<void> => {
  set(showEntryAtom, { kind: "loading", part: null });
  const loaded = await set(loadAllAtom);
  const counts = get(guestWorkAtom);
  if (!loaded) set(showEntryAtom, { kind: "failed" });
  else set(showEntryAtom, counts === null || isEmpty(counts) ? { kind: "done" } : { kind: "guest_work", counts });
});

/** Called after a login or a registration: starts the session and loads the user's work. */
export const enterAtom = atom(
  null,
  async (get, set, admitted: { readonly email: string; readonly accessToken: string; readonly isAdmin: boolean }) => {
    // an unfinished logout must not clear the new session's work
    await set(finishLogoutAtom);
    const opened = await openSafely(get(servicesAtom));
    set(guestWorkAtom, opened.ok ? await countGuestWork(opened.value) : null);
    set(showEntryAtom, { kind: "loading", part: null });
    set(storeSessionAtom, admitted, admitted.isAdmin);
    await set(loadEntryAtom);
  },
);

/** Called when a page starts: finishes an interrupted logout and asks the server for the account. Local work shows meanwhile. */
export const resumeAtom = atom(null, async (get, set): Promise<void> => {
  await set(finishLogoutAtom);
  const key = get(sessionKeyAtom);
  if (key === null || get(entryAtom).kind !== "done") return;
  const isLoaded = await set(loadAccountAtom);
  if (!isLoaded || key.email !== "") return;
  await set(switchOwnerAtom, get(sessionKeyAtom)?.email ?? "");
  await set(loadUserWorkAtom);
});

const doneAtom = atom(null, (_get, set) => {
  set(guestWorkAtom, null);
  set(showEntryAtom, { kind: "done" });
});

/** Moves the guest's work to the account. On a failure it stays with the guest. */
export const moveGuestWorkAtom = atom(null, async (_get, set): Done => {
  const moved = await set(adoptGuestWorkAtom);
  if (!moved.ok) return moved;
  set(doneAtom);
  return { ok: true, value: null };
});

/** Leaves the guest's work in this browser, for guests. */
export const leaveGuestWorkAtom = doneAtom;

export const deleteGuestWorkAtom = atom(null, async (get, set): Done => {
  const opened = await openSafely(get(servicesAtom));
  const dropped = opened.ok ? await opened.value.work.end(GUEST) : opened;
  if (dropped.ok) set(doneAtom);
  return dropped;
});
