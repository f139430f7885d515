import { atom } from "jotai";
import type { LicenceEntry } from "../../data/licences.ts";
import { failed } from "../../data/outcome.ts";
import type { Outcome } from "./outcome.ts";

export type { LicenceEntry };

/** The notices of the packages that the page is built with. Never rejects. */
export const loadLicencesAtom = atom(null, async (): Promise<Outcome<readonly LicenceEntry[]>> => {
  try {
    return await (await import("../../data/licences.ts")).fetchLicences();
  } catch (error) {
    // its code did not arrive
    return failed("network", String(error));
  }
});
