import { atom } from "jotai";
import type { PageUpdates } from "../../data/page-updates.ts";

const updatesAtom = atom<PageUpdates | null>(null);
const waitingAtom = atom(false);

/** Whether a newer build of the page is there and waits for its turn. */
export const newerPageAtom = atom((get) => get(waitingAtom));

/** Has this build kept for days without a network, and listens for newer ones. Never rejects. */
export const keepPageAtom = atom(null, async (_get, set, updates: PageUpdates): Promise<void> => {
  set(updatesAtom, updates);
  await updates.keep(() => set(waitingAtom, true));
});

/** Changes this tab to the newer build: the page is loaded anew. Other tabs stay with theirs. */
export const takeNewerPageAtom = atom(null, (get) => get(updatesAtom)?.take());
