import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

const KEY = "continueInPortrait";
const chosenHereAtom = atom(false);

/** Whether the visitor chose to continue in portrait orientation in this tab (decisions.md, behaviour 1). */
export const portraitAllowedAtom = atom(
  (get) => get(chosenHereAtom) || get(servicesAtom).flags.session.read(KEY) === "true",
);

/** Notes that choice for this tab. */
export const allowPortraitAtom = atom(null, (get, set) => {
  get(servicesAtom).flags.session.write(KEY, "true");
  set(chosenHereAtom, true);
});
