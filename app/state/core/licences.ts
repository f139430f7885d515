import { atom } from "jotai";
import type { LicenceEntry } from "../../data/licences.ts";
import { networkStep } from "./outcome.ts";

export type { LicenceEntry };

/** The licence notices of the bundled packages. Never rejects. */
export const loadLicencesAtom = atom(null, () =>
  networkStep(async () => (await import("../../data/licences.ts")).fetchLicences()),
);
