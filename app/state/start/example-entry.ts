import { atom } from "jotai";
import { continueAsGuestAtom } from "../core/session.ts";
import { loadWorkAtom } from "../work/work.ts";
import { loadExampleAtom } from "./example.ts";
import { showInsideAtom } from "./session-start.ts";

/**
 * Creates the example among the guest's work, then continues as a guest, so that no page of guests shows before the example is
 * there. Gives its id, or null if it could not be made.
 */
export const makeExampleAsGuestAtom = atom(null, async (_get, set): Promise<string | null> => {
  await set(loadWorkAtom);
  const created = await set(loadExampleAtom);
  if (!created.ok) return null;
  set(continueAsGuestAtom);
  void set(showInsideAtom);
  return created.value;
});
