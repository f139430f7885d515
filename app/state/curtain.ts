import { atom } from "jotai";
import { servicesAtom } from "./services.ts";
import { siteSettingsAtom } from "./site-settings.ts";

const KEY = "unlocked";
const changesAtom = atom(0);

/**
 * The lock screen of specification section 1 is a curtain: it keeps passers-by out of a preview and guards no data, for
 * its word stands in the settings file. True while somebody has to say the word; a new word is asked for anew.
 */
export const curtainAtom = atom((get) => {
  get(changesAtom);
  const word = get(siteSettingsAtom)?.unlock;
  return word !== undefined && word !== "" && get(servicesAtom).flags.local.read(KEY) !== word;
});

/** Says the word. False: it is another one. */
export const openCurtainAtom = atom(null, (get, set, said: string): boolean => {
  if (said !== get(siteSettingsAtom)?.unlock) return false;
  get(servicesAtom).flags.local.write(KEY, said);
  set(changesAtom, (count) => count + 1);
  return true;
});
