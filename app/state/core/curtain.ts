import { atom } from "jotai";
import * as v from "valibot";
import { storedLockPassword } from "../../data/lock-password.ts";
import { persistedAtom } from "./persisted-atom.ts";
import { servicesAtom } from "./services.ts";
import { siteSettingsAtom } from "./site-settings.ts";

const KEY = "unlocked";
const changesAtom = atom(0);

/** The password of the settings; until they are loaded, the one of the last visit; empty = none. */
const passwordAtom = atom((get): string => {
  const settings = get(siteSettingsAtom);
  return (settings === null ? storedLockPassword(get(servicesAtom).flags.local) : settings.unlock) ?? "";
});

/**
 * Whether the lock screen of specification section 1 shows. It hides a preview from casual visitors and protects no data:
 * its password is in the public settings file. A changed password has to be entered again.
 */
export const curtainAtom = atom((get) => {
  get(changesAtom);
  const word = get(passwordAtom);
  return word !== "" && get(servicesAtom).flags.local.read(KEY) !== word;
});

/** Unlocks the page; false = wrong password. */
export const openCurtainAtom = atom(null, (get, set, said: string): boolean => {
  if (said !== get(passwordAtom)) return false;
  get(servicesAtom).flags.local.write(KEY, said);
  set(changesAtom, (count) => count + 1);
  return true;
});

/** Whether the visitor chose to continue in portrait orientation in this tab (decisions.md, behaviour 1). */
export const portraitAllowedAtom = persistedAtom("continueInPortrait", v.boolean(), false, "session");
