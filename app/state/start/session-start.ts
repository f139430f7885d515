import { atom } from "jotai";
import { servicesAtom } from "../core/services.ts";
import { continueAsGuestAtom, ENDING_KEY, sessionKeyAtom } from "../core/session.ts";
import { showInsideAtom } from "./show-inside.ts";

/** Continues as a guest: sets the flag and shows the guest's work in this browser. */
export const enterAsGuestAtom = atom(null, (_get, set) => {
  set(continueAsGuestAtom);
  void set(showInsideAtom);
});

/** Continues as a guest with the example comparison and gives its id, or null if it could not be made. */
export const enterWithExampleAtom = atom(null, async (_get, set): Promise<string | null> => {
  try {
    const { makeExampleAsGuestAtom } = await import("./example-entry.ts");
    return await set(makeExampleAsGuestAtom);
  } catch {
    // the code did not arrive
    return null;
  }
});

/** Called when a page starts; does nothing without a session or an unfinished logout. */
export const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  if (get(sessionKeyAtom) === null && get(servicesAtom).flags.local.read(ENDING_KEY) === null) return;
  const { resumeAtom } = await import("../account/entry.ts");
  await set(resumeAtom);
});
