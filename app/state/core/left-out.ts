import { atom } from "jotai";
import * as v from "valibot";
import { persistedAtom } from "./persisted-atom.ts";
import { type Subject, subjectFamily, subjectKey } from "./subject.ts";

/** Most subjects that are remembered, the last ones. */
const MAX_KEPT = 100;

/** Subject keys. A setting of this browser's view, not part of the work. */
const keptAtom = persistedAtom<readonly string[]>("results_with_forbidden", v.array(v.string()), []);

/**
 * Whether titles and charts of a subject include products that the law of its region forbids. Off by default: a product that
 * may not be sold is no answer.
 */
export const includesForbiddenAtom = subjectFamily((subject) =>
  atom((get) => get(keptAtom).includes(subjectKey(subject))),
);

/** Includes the forbidden products of a subject or leaves them out; kept in this browser until a logout. */
export const setIncludesForbiddenAtom = atom(null, (get, set, subject: Subject, includes: boolean) => {
  const key = subjectKey(subject);
  const others = get(keptAtom).filter((one) => one !== key);
  set(keptAtom, includes ? [...others, key].slice(-MAX_KEPT) : others);
});

/** The products that titles and charts are about: those that are not left out, or all if none would remain. */
export const allowedAmong = <P extends { readonly prodsys_id: string }>(
  products: readonly P[],
  leftOut: ReadonlySet<string>,
): readonly P[] => {
  const allowed = products.filter(({ prodsys_id }) => !leftOut.has(prodsys_id));
  return allowed.length === 0 || allowed.length === products.length ? products : allowed;
};

/** The open sections of the results pages, by the ids of their headings. */
const openAtom = persistedAtom<readonly string[]>("open_sections", v.array(v.string()), []);

/** Tells whether a section of the results pages is open, by the id of its heading. Collapsed by default. */
export const openSectionsAtom = atom((get): ((section: string) => boolean) => {
  const open = new Set(get(openAtom));
  return (section) => open.has(section);
});

/** Opens or collapses sections; kept between visits, for all comparisons and portfolios of this browser. */
export const setSectionsOpenAtom = atom(null, (get, set, sections: readonly string[], isOpen: boolean) => {
  const others = get(openAtom).filter((section) => !sections.includes(section));
  set(openAtom, isOpen ? [...others, ...sections] : others);
});
