import { atom } from "jotai";

/** Loads the work of the current user or guest, with its code. */
export const showInsideAtom = atom(null, async (_get, set): Promise<void> => {
  const { loadWorkAtom } = await import("../work/work.ts");
  await set(loadWorkAtom);
});
