import { atom } from "jotai";
import type { SiteSettings } from "../../../edge-api/contract/site-settings.ts";
import { openTables, openTablesSafely, servicesAtom } from "./services.ts";

const baseAtom = atom<SiteSettings | null>(null);

/** null until loaded; the defaults if the server has none */
export const siteSettingsAtom = atom((get) => get(baseAtom));

/** Loads the settings once; never fails. */
export const loadSiteSettingsAtom = atom(null, async (get, set) => {
  if (get(baseAtom) !== null) return;
  const { settings } = await openTables(get(servicesAtom));
  set(baseAtom, await settings());
});

const baseRegionTablesAtom = atom<number | null>(null);

/** The fraction (0-1) of a region's changed tables that is loaded; null = no region is being refreshed. */
export const regionProgressAtom = atom((get) => get(baseRegionTablesAtom));

/** Starts following the tables. Not part of start-up: the first page refreshes no region. */
export const followRegionsAtom = atom(null, async (get, set): Promise<void> => {
  const opened = await openTablesSafely(get(servicesAtom));
  if (opened.ok) opened.value.reference.onRegionProgress((share) => set(baseRegionTablesAtom, share));
});

/** Requests a region's rows before anything is scored with them. Never rejects; scoring reports a failure. */
export const requestRegionAtom = atom(null, async (get, _set, region_id: string): Promise<void> => {
  const opened = await openTablesSafely(get(servicesAtom));
  if (opened.ok) await opened.value.reference.ensureRegion(region_id);
});
