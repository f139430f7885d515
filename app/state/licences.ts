import { atom } from "jotai";
import { fetchLicences } from "../data/licences.ts";

export type { LicenceEntry } from "../data/licences.ts";

/** The notices of the packages that the page is built with. Never rejects. */
export const loadLicencesAtom = atom(null, () => fetchLicences());
