import { atom } from "jotai";
import { openTablesSafely, servicesAtom } from "./services.ts";

const baseAtom = atom<number | null>(null);

/** The share (0-1) of a region's changed tables that are there by now; null = none are fetched again. */
export const regionProgressAtom = atom((get) => get(baseAtom));

/** Follows the tables from now on. Apart from start-up: the first page fetches no region again. */
export const followRegionsAtom = atom(null, async (get, set): Promise<void> => {
  const opened = await openTablesSafely(get(servicesAtom));
  if (opened.ok) opened.value.reference.onRegionProgress((share) => set(baseAtom, share));
});
