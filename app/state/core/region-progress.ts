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
