import { atom } from "jotai";
import type { LicenceEntry } from "../../data/licences.ts";
import { failed } from "../../data/outcome.ts";
import type { Outcome } from "./outcome.ts";

export type { LicenceEntry };

/** The licence notices of the bundled packages. Never rejects. */
export const loadLicencesAtom = atom(null, async (): Promise<Outcome<readonly LicenceEntry[]>> => {
  try {
    return await (await import("../../data/licences.ts")).fetchLicences();
  } catch (error) {
    // the chunk could not be loaded
    return failed("network", String(error));
  }
});
