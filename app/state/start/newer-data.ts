import { atom } from "jotai";
import { loadingAtom, retryLoadingAtom } from "./loading.ts";
import { otherVersionAtom, referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { openTablesSafely, servicesAtom } from "../core/services.ts";

/** Somebody who goes to and fro between tabs asks no more often. */
const SHORTEST_PAUSE_MS = 60_000;

const lookedAtom = atom<number | null>(null);
const changingAtom = atom(false);

/**
 * Reference data that the server has and this page does not use yet; null = none. Everything goes on with the version in use
 * until `takeNewerDataAtom`. While the page stands on the last good data, that notice offers the way on.
 */
export const newerDataAtom = atom((get): string | null =>
  get(loadingAtom).stale === null ? get(otherVersionAtom) : null,
);

/** Whether the page is changing to the newer data now. */
export const changingDataAtom = atom((get) => get(changingAtom));

/** Asks the server, with one small conditional call, whether it has other reference data by now. Never rejects. */
export const lookForNewerDataAtom = atom(null, async (get, set): Promise<void> => {
  const services = get(servicesAtom);
  const [looked, now] = [get(lookedAtom), services.now()];
  // what was never loaded is loaded anew anyway
  if (get(referenceCatalogueAtom) === null || (looked !== null && now - looked < SHORTEST_PAUSE_MS)) return;
  set(lookedAtom, now);
  const opened = await openTablesSafely(services);
  // a call that fails says nothing; the next one will
  if (opened.ok) await opened.value.reference.look();
});

/** Changes to the newer data as a whole: tables, catalogue, scores, an open product editor; a failure leaves the version in use and is told. */
export const takeNewerDataAtom = atom(null, async (get, set): Promise<void> => {
  if (get(changingAtom)) return;
  set(changingAtom, true);
  await set(retryLoadingAtom);
  try {
    const { renewDraftTablesAtom } = await import("../editors/product-draft.ts");
    await set(renewDraftTablesAtom);
  } catch {
    // its code does not arrive: then no product is being edited
  }
  set(changingAtom, false);
});
