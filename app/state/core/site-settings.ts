import { atom } from "jotai";
import type { SiteSettings } from "../../../edge-api/contract/site-settings.ts";
import { openTables, servicesAtom } from "./services.ts";

const baseAtom = atom<SiteSettings | null>(null);

/** null until loaded; the defaults if the server has none */
export const siteSettingsAtom = atom((get) => get(baseAtom));

/** Loads the settings once; never fails. */
export const loadSiteSettingsAtom = atom(null, async (get, set) => {
  if (get(baseAtom) !== null) return;
  const { settings } = await openTables(get(servicesAtom));
  set(baseAtom, await settings());
});
