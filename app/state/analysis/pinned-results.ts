import { atom, type Atom } from "jotai";
import * as v from "valibot";
import type { Done } from "../core/outcome.ts";
import { persistedAtom } from "../core/persisted-atom.ts";
import { type Subject, subjectFamily, subjectKey } from "../core/subject.ts";
import { pinnedVersion } from "../engine/reference-catalogue.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { editComparisonAtom } from "../work/comparisons.ts";
import { subjectHead } from "../work/portfolio-heads.ts";
import { editPortfolioAtom } from "../work/portfolios.ts";
import { subjectVersionAtom } from "./subject-settings.ts";

export interface Pinned {
  readonly version: string;
  /** the current version */
  readonly newer: string;
  /** the user has declined `newer` and stays with `version` */
  readonly isDecided: boolean;
}

/** Decisions in this browser: subject → the newer version that the user declined. */
const declinedAtom = persistedAtom<Readonly<Record<string, string>>>(
  "kept_versions",
  v.record(v.string(), v.string()),
  {},
);

/** The pinned version of results, if it is not the current one; else null. The same atom for the same subject. */
export const pinnedAtom = subjectFamily((subject): Atom<Pinned | null> => {
  const key = subjectKey(subject);
  return atom((get): Pinned | null => {
    const head = subjectHead(get, subject);
    const version = head === undefined ? undefined : pinnedVersion(get, head);
    const newer = get(catalogueAtom)?.version;
    if (version === undefined || newer === undefined) return null;
    const declined = get(declinedAtom);
    return { version, newer, isDecided: Object.hasOwn(declined, key) && declined[key] === newer };
  });
});

const writeAtom = atom(null, (_get, set, { kind, id }: Subject, data_version: string): Done =>
  kind === "comparison" ? set(editComparisonAtom, id, { data_version }) : set(editPortfolioAtom, id, { data_version }),
);

/** Keeps the version of the results; this newer version is not offered again. */
export const declineNewerVersionAtom = atom(null, (get, set, subject: Subject): void => {
  const pinned = get(pinnedAtom(subject));
  if (pinned === null) return;
  set(declinedAtom, { ...get(declinedAtom), [subjectKey(subject)]: pinned.newer });
});

/** Moves the results to the current version. */
export const acceptVersionAtom = atom(null, async (get, set, subject: Subject): Done => {
  const pinned = get(pinnedAtom(subject));
  return pinned === null ? { ok: true, value: null } : set(writeAtom, subject, pinned.newer);
});

/** Pins results that have no version yet to the current one. For the pages that open results. */
export const pinOnOpenAtom = atom(null, async (get, set, subject: Subject): Promise<void> => {
  const head = subjectHead(get, subject);
  const data_version = get(subjectVersionAtom(subject));
  if (head !== undefined && head.data_version === undefined && data_version !== null) {
    await set(writeAtom, subject, data_version);
  }
});
