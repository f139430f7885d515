import { atom } from "jotai";
import type { Language } from "../../text/language.ts";
import type { Units } from "../../text/units.ts";
import { servicesAtom } from "./services.ts";

/** Keys of local storage; public/theme-boot.js reads them before the first paint. */
const LANGUAGE_KEY = "language";
const UNITS_KEY = "units";

/** Stores language and units; they apply from the next page load. False = the browser refuses storage. */
export const storePreferencesAtom = atom(null, (get, _set, language: Language, units: Units): boolean => {
  const { local } = get(servicesAtom).flags;
  return local.write(LANGUAGE_KEY, language) && local.write(UNITS_KEY, units);
});

/** The key that the specification names. */
const SIMPLE_SETTINGS_KEY = "editProduct_simpleSettings";
/** chosen in this visit; also used where storage is not available; null = not changed */
const simpleChosenAtom = atom<boolean | null>(null);

/** Whether the product editor shows its simple view; kept between visits, true by default. */
export const simpleSettingsAtom = atom(
  (get): boolean => get(simpleChosenAtom) ?? get(servicesAtom).flags.local.read(SIMPLE_SETTINGS_KEY) !== "false",
);

/** Sets the view of the product editor, now and for later visits. */
export const setSimpleSettingsAtom = atom(null, (get, set, simple: boolean) => {
  set(simpleChosenAtom, simple);
  get(servicesAtom).flags.local.write(SIMPLE_SETTINGS_KEY, String(simple));
});
