import { atom } from "jotai";
import { openTablesSafely, servicesAtom } from "./services.ts";

const baseAtom = atom<number | null>(null);

/** The fraction (0-1) of a region's changed tables that is loaded; null = no region is being refreshed. */
export const regionProgressAtom = atom((get) => get(baseAtom));

/** Starts following the tables. Not part of start-up: the first page refreshes no region. */
export const followRegionsAtom = atom(null, async (get, set): Promise<void> => {
  const opened = await openTablesSafely(get(servicesAtom));
  if (opened.ok) opened.value.reference.onRegionProgress((share) => set(baseAtom, share));
});

/** Requests a region's rows before anything is scored with them. Never rejects; whoever scores sees a failure. */
export const requestRegionAtom = atom(null, async (get, _set, region_id: string): Promise<void> => {
  const opened = await openTablesSafely(get(servicesAtom));
  if (opened.ok) await opened.value.reference.ensureRegion(region_id);
});
