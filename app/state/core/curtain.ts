import { atom } from "jotai";
import { lastWord } from "../../data/last-word.ts";
import { servicesAtom } from "./services.ts";
import { siteSettingsAtom } from "./site-settings.ts";

const KEY = "unlocked";
const changesAtom = atom(0);

/** The word of the settings, or of those of the last visit until they are loaded; empty = none. */
const wordAtom = atom((get): string => {
  const settings = get(siteSettingsAtom);
  return (settings === null ? lastWord(get(servicesAtom).flags.local) : settings.unlock) ?? "";
});

/**
 * The lock screen of specification section 1 is a curtain: it keeps passers-by out of a preview and guards no data, for
 * its word stands in the settings file. True while somebody has to say the word; a new word is asked for anew.
 */
export const curtainAtom = atom((get) => {
  get(changesAtom);
  const word = get(wordAtom);
  return word !== "" && get(servicesAtom).flags.local.read(KEY) !== word;
});

/** Says the word. False: it is another one. */
export const openCurtainAtom = atom(null, (get, set, said: string): boolean => {
  if (said !== get(wordAtom)) return false;
  get(servicesAtom).flags.local.write(KEY, said);
  set(changesAtom, (count) => count + 1);
  return true;
});
