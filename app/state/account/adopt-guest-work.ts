import { atom } from "jotai";
import type { Outcome } from "../core/outcome.ts";
import { GUEST, ownerAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { startSyncAtom, WORK_KINDS } from "../work/sync.ts";

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
