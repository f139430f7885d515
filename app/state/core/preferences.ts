import { atom } from "jotai";
import * as v from "valibot";
import type { Language } from "../../text/language.ts";
import type { Units } from "../../text/units.ts";
import { persistedAtom } from "./persisted-atom.ts";
import { servicesAtom } from "./services.ts";

/** Keys of local storage; public/theme-boot.js reads them before the first paint. */
const LANGUAGE_KEY = "language";
const UNITS_KEY = "units";

/** Stores language and units; they apply from the next page load. False = the browser refuses storage. */
export const storePreferencesAtom = atom(null, (get, _set, language: Language, units: Units): boolean => {
  const { local } = get(servicesAtom).flags;
  return local.write(LANGUAGE_KEY, language) && local.write(UNITS_KEY, units);
});

/** Suggested names that the user has not edited, while the language changes (state/work/default-names.ts). */
export const namesToTranslateAtom = persistedAtom(
  "default_names",
  v.array(v.object({ id: v.string(), name: v.string(), usecase_id: v.string() })),
  [],
);

/** Whether the product editor shows its simple view; kept between visits under the key of the specification. */
export const simpleSettingsAtom = persistedAtom("editProduct_simpleSettings", v.boolean(), true);
