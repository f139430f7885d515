import { atom } from "jotai";
import { servicesAtom } from "../core/services.ts";
import { continueAsGuestAtom, ENDING_KEY, sessionKeyAtom } from "../core/session.ts";

/** The work of whoever is here and what the content service has, with the code of both. */
export const showInsideAtom = atom(null, async (_get, set): Promise<void> => {
  const { loadInsideAtom } = await import("./inside.ts");
  await set(loadInsideAtom);
});

/** The guest option: the guest flag is set, and what guests have made in this browser shows. */
export const enterAsGuestAtom = atom(null, (_get, set) => {
  set(continueAsGuestAtom);
  void set(showInsideAtom);
});

/** Called once a page starts: who is out, or a guest, needs nothing of it. */
export const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  if (get(sessionKeyAtom) === null && get(servicesAtom).flags.local.read(ENDING_KEY) === null) return;
  const { resumeAtom } = await import("../account/entry.ts");
  await set(resumeAtom);
});
