import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

const KEY = "preview";
const changesAtom = atom(0);

/** Whether the preview banner shows in this tab (specification section 2, /preview). */
export const previewAtom = atom((get) => {
  get(changesAtom);
  return get(servicesAtom).flags.session.read(KEY) === "true";
});

/** Shows the preview banner in this tab. */
export const enterPreviewAtom = atom(null, (get, set) => {
  get(servicesAtom).flags.session.write(KEY, "true");
  set(changesAtom, (count) => count + 1);
});

/** Hides the preview banner. */
export const leavePreviewAtom = atom(null, (get, set) => {
  get(servicesAtom).flags.session.remove(KEY);
  set(changesAtom, (count) => count + 1);
});
