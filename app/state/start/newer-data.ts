import { atom } from "jotai";
import { loadingAtom, retryLoadingAtom } from "./loading.ts";
import { otherVersionAtom, referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { openTablesSafely, servicesAtom } from "../core/services.ts";
import type { PageUpdates } from "../../data/page-updates.ts";

/** The shortest time between two checks, for users who switch tabs often. */
const SHORTEST_PAUSE_MS = 60_000;

const lastCheckAtom = atom<number | null>(null);
const changingAtom = atom(false);

/**
 * A newer dataset version of the server; null = none. The page stays on the current version until `switchToNewerDataAtom`. Null
 * while the data are stale: the notice about that has its own retry.
 */
export const newerDataAtom = atom((get): string | null =>
  get(loadingAtom).stale === null ? get(otherVersionAtom) : null,
);

/** Whether the page is changing to the newer data now. */
export const changingDataAtom = atom((get) => get(changingAtom));

/** Asks the server, with one small conditional request, whether it has newer reference data. Never rejects. */
export const checkForNewerDataAtom = atom(null, async (get, set): Promise<void> => {
  const services = get(servicesAtom);
  const [looked, now] = [get(lastCheckAtom), services.now()];
  // nothing is loaded yet: the load itself fetches the newest data
  if (get(referenceCatalogueAtom) === null || (looked !== null && now - looked < SHORTEST_PAUSE_MS)) return;
  set(lastCheckAtom, now);
  const opened = await openTablesSafely(services);
  // a failed check is ignored; the next one tries again
  if (opened.ok) await opened.value.reference.look();
});

/** Changes everything to the newer data: tables, catalogue, scores, an open product editor. On a failure the current version stays. */
export const switchToNewerDataAtom = atom(null, async (get, set): Promise<void> => {
  if (get(changingAtom)) return;
  set(changingAtom, true);
  await set(retryLoadingAtom);
  try {
    const { renewDraftTablesAtom } = await import("../editors/product-draft.ts");
    await set(renewDraftTablesAtom);
  } catch {
    // the editor's code is not loaded: no product is being edited
  }
  set(changingAtom, false);
});

const updatesAtom = atom<PageUpdates | null>(null);
const waitingAtom = atom(false);

/** Whether a newer build of the page is installed and waits to be used. */
export const newerBuildAtom = atom((get) => get(waitingAtom));

/** Keeps this build for offline use and watches for newer ones. Never rejects. */
export const cacheBuildAtom = atom(null, async (_get, set, updates: PageUpdates): Promise<void> => {
  set(updatesAtom, updates);
  await updates.keep(() => set(waitingAtom, true));
});

/** Reloads this tab with the newer build. Other tabs keep theirs. */
export const switchToNewerBuildAtom = atom(null, (get) => get(updatesAtom)?.take());
