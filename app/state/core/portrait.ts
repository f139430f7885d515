import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

const KEY = "continueInPortrait";
const chosenHereAtom = atom(false);

/** The visitor wants to go on in portrait orientation, in this tab (decisions.md, behaviour 1). */
export const portraitAllowedAtom = atom(
  (get) => get(chosenHereAtom) || get(servicesAtom).flags.session.read(KEY) === "true",
);

export const allowPortraitAtom = atom(null, (get, set) => {
  get(servicesAtom).flags.session.write(KEY, "true");
  set(chosenHereAtom, true);
});
