import { atom } from "jotai";
import { openSafely, servicesAtom } from "./services.ts";

/** Loads the index of the content service, which each text of it needs; never fails. */
export const loadContentIndexAtom = atom(null, async (get): Promise<void> => {
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok) await opened.value.content.index();
});
