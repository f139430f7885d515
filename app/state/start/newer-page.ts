import { atom } from "jotai";
import type { PageUpdates } from "../../data/page-updates.ts";

const updatesAtom = atom<PageUpdates | null>(null);
const waitingAtom = atom(false);

/** Whether a newer build of the page is installed and waits to be used. */
export const newerPageAtom = atom((get) => get(waitingAtom));

/** Keeps this build for offline use and watches for newer ones. Never rejects. */
export const keepPageAtom = atom(null, async (_get, set, updates: PageUpdates): Promise<void> => {
  set(updatesAtom, updates);
  await updates.keep(() => set(waitingAtom, true));
});

/** Reloads this tab with the newer build. Other tabs keep theirs. */
export const takeNewerPageAtom = atom(null, (get) => get(updatesAtom)?.take());
