import { atom, type Atom } from "jotai";
import { jsonOf } from "../../data/json-of.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { editComparisonAtom } from "../work/comparisons.ts";
import { pinnedVersion } from "../engine/reference-catalogue.ts";
import type { Done } from "../core/outcome.ts";
import { subjectVersionAtom } from "./subject-settings.ts";
import { subjectHead } from "../work/subject-head.ts";
import { editPortfolioAtom } from "../work/portfolios.ts";
import { servicesAtom } from "../core/services.ts";
import { subjectFamily, subjectKey, type Subject } from "../core/subject.ts";

export interface Pinned {
  /** the version of the results */
  readonly version: string;
  /** the current version */
  readonly newer: string;
  /** the user has declined `newer` and stays with `version` */
  readonly isDecided: boolean;
}

const KEY = "kept_versions";

/** Stored decisions: subject → the newer version that the user declined. */
const declinedIn = (text: string | null): Readonly<Record<string, string>> => {
  const entries: readonly [string, unknown][] = Object.entries(Object(jsonOf(text ?? "{}")));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
};

/** Decisions of this tab; used where storage is refused. Null = none yet. */
const declinedHereAtom = atom<Readonly<Record<string, string>> | null>(null);
const declinedAtom = atom((get) => get(declinedHereAtom) ?? declinedIn(get(servicesAtom).flags.local.read(KEY)));

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
  const declined = { ...get(declinedAtom), [subjectKey(subject)]: pinned.newer };
  get(servicesAtom).flags.local.write(KEY, JSON.stringify(declined));
  set(declinedHereAtom, declined);
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
