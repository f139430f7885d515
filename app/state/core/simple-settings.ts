import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

/** The key that the specification names. */
const KEY = "editProduct_simpleSettings";
/** chosen in this visit; also used where storage is not available; null = not changed */
const chosenAtom = atom<boolean | null>(null);

/** Whether the product editor shows its simple view; kept between visits, true by default. */
export const simpleSettingsAtom = atom(
  (get): boolean => get(chosenAtom) ?? get(servicesAtom).flags.local.read(KEY) !== "false",
);

export const setSimpleSettingsAtom = atom(null, (get, set, simple: boolean) => {
  set(chosenAtom, simple);
  get(servicesAtom).flags.local.write(KEY, String(simple));
});
