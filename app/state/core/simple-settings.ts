import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

/** The specification's key. */
const KEY = "editProduct_simpleSettings";
/** of this visit, also where the browser keeps nothing; null = not touched */
const chosenAtom = atom<boolean | null>(null);

/** Does the product editor show its simple view? Remembered between visits; the first time it does. */
export const simpleSettingsAtom = atom(
  (get): boolean => get(chosenAtom) ?? get(servicesAtom).flags.local.read(KEY) !== "false",
);

export const setSimpleSettingsAtom = atom(null, (get, set, simple: boolean) => {
  set(chosenAtom, simple);
  get(servicesAtom).flags.local.write(KEY, String(simple));
});
