import { atom } from "jotai";
import { loadContentIndexAtom } from "../core/content.ts";
import { loadWorkAtom } from "../work/work.ts";

/** Loads the work and the content index, for users and guests. */
export const loadInsideAtom = atom(null, async (_get, set): Promise<void> => {
  await Promise.all([set(loadWorkAtom), set(loadContentIndexAtom)]);
});
