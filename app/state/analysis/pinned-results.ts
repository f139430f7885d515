import { atom, type Atom } from "jotai";
import { jsonOf } from "../../data/json-of.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { comparisonScoresAtom } from "../comparison/comparison-scores.ts";
import { comparisonAtom, editComparisonAtom } from "../work/comparisons.ts";
import { keptVersion } from "../engine/kept-version.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { editPortfolioAtom, portfolioAtom } from "../work/portfolios.ts";
import { servicesAtom } from "../core/services.ts";
import { atomFamily } from "../core/atom-family.ts";
import { subjectKey, type Subject } from "../core/subject.ts";

export interface Pinned {
  /** the version that the results are of */
  readonly version: string;
  /** the version in use */
  readonly newer: string;
  /** the user wants to go on with `version`, and knows of `newer` */
  readonly isDecided: boolean;
}

const KEY = "kept_versions";

/** What this browser was told: subject → the newer version that was declined. */
const declinedIn = (text: string | null): Readonly<Record<string, string>> => {
  return Object.fromEntries(
    Object.entries(Object(jsonOf(text ?? "{}"))).flatMap(([id, version]) =>
      typeof version === "string" ? [[id, version]] : [],
    ),
  );
};

/** What this tab was told; it stands where storage refuses. Null = nothing yet. */
const toldHereAtom = atom<Readonly<Record<string, string>> | null>(null);
const declinedAtom = atom((get) => get(toldHereAtom) ?? declinedIn(get(servicesAtom).flags.local.read(KEY)));

const headOf = ({ kind, id }: Subject) =>
  atom((get) => (kind === "comparison" ? get(comparisonAtom(id))?.comparison : get(portfolioAtom(id))?.portfolio));

/** Whether results stay with another version than that in use; null = they do not. The same atom for the same subject. */
export const pinnedAtom = atomFamily((subject: Subject): Atom<Pinned | null> => {
  const key = subjectKey(subject);
  const subjectAtom = headOf(subject);
  return atom((get): Pinned | null => {
    const head = get(subjectAtom);
    const version = head === undefined ? undefined : keptVersion(get, head);
    const newer = get(catalogueAtom)?.version;
    if (version === undefined || newer === undefined) return null;
    const declined = get(declinedAtom);
    return { version, newer, isDecided: Object.hasOwn(declined, key) && declined[key] === newer };
  });
}, subjectKey);

const writeAtom = atom(null, (_get, set, { kind, id }: Subject, data_version: string): Promise<Outcome<null>> =>
  kind === "comparison" ? set(editComparisonAtom, id, { data_version }) : set(editPortfolioAtom, id, { data_version }),
);

/** Goes on with the version of the results; the newer one is not offered again. */
export const keepVersionAtom = atom(null, (get, set, subject: Subject): void => {
  const pinned = get(pinnedAtom(subject));
  if (pinned === null) return;
  const declined = { ...get(declinedAtom), [subjectKey(subject)]: pinned.newer };
  get(servicesAtom).flags.local.write(KEY, JSON.stringify(declined));
  set(toldHereAtom, declined);
});

/** From now on the results are of the version in use. */
export const acceptVersionAtom = atom(null, async (get, set, subject: Subject): Promise<Outcome<null>> => {
  const pinned = get(pinnedAtom(subject));
  return pinned === null ? { ok: true, value: null } : set(writeAtom, subject, pinned.newer);
});

/** Results of before versions were kept are bound to the one that they are opened with next. For the pages that open them. */
export const pinOnOpenAtom = atom(null, async (get, set, subject: Subject): Promise<void> => {
  const head = get(headOf(subject));
  const { data_version } =
    subject.kind === "comparison" ? get(comparisonScoresAtom(subject.id)) : get(portfolioScoresAtom(subject.id));
  if (head !== undefined && head.data_version === undefined && data_version !== null) {
    await set(writeAtom, subject, data_version);
  }
});
