import { atom } from "jotai";
import { loadContentIndexAtom } from "../core/content-index.ts";
import { loadWorkAtom } from "../work/work.ts";

/** For those who are in: their work, and what the content service has. */
export const loadInsideAtom = atom(null, async (_get, set): Promise<void> => {
  await Promise.all([set(loadWorkAtom), set(loadContentIndexAtom)]);
});
