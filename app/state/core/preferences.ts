import { atom } from "jotai";
import type { Language } from "../../text/language.ts";
import type { Units } from "../../text/units.ts";
import { servicesAtom } from "./services.ts";

/** Keys of local storage; public/theme-boot.js reads them before the first paint. */
const LANGUAGE_KEY = "language";
const UNITS_KEY = "units";

/** Stores language and units; they apply from the next page load. False = the browser refuses storage. */
export const keepPreferencesAtom = atom(null, (get, _set, language: Language, units: Units): boolean => {
  const { local } = get(servicesAtom).flags;
  return local.write(LANGUAGE_KEY, language) && local.write(UNITS_KEY, units);
});
