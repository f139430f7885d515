import { atom } from "jotai";
import { jsonOf } from "../../data/json-of.ts";
import { servicesAtom } from "./services.ts";
import { subjectFamily, subjectKey, type Subject } from "./subject.ts";

/** A JSON list of subject keys. A setting of this browser's view, not part of the work. */
const KEY = "results_with_forbidden";
/** Most subjects that are remembered, the last ones. */
const MAX_KEPT = 100;

/** Changed in this tab; used where storage is refused. */
const changedHereAtom = atom<ReadonlyMap<string, boolean>>(new Map());

const keptIn = (text: string | null): readonly string[] => {
  const kept = jsonOf(text ?? "[]");
  return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
};

/**
 * Whether titles and charts of a subject count products that the law of its region forbids. Off by default: a product that
 * may not be sold is no answer.
 */
export const countsForbiddenAtom = subjectFamily((subject) =>
  atom((get) => {
    const key = subjectKey(subject);
    return get(changedHereAtom).get(key) ?? keptIn(get(servicesAtom).flags.local.read(KEY)).includes(key);
  }),
);

/** Counts the forbidden products of a subject or leaves them out; kept in this browser until a logout. */
export const countForbiddenAtom = atom(null, (get, set, subject: Subject, counts: boolean) => {
  const key = subjectKey(subject);
  const { local } = get(servicesAtom).flags;
  const others = keptIn(local.read(KEY)).filter((one) => one !== key);
  const kept = counts ? [...others, key].slice(-MAX_KEPT) : others;
  if (kept.length === 0) local.remove(KEY);
  else local.write(KEY, JSON.stringify(kept));
  set(changedHereAtom, (before) => new Map([...before, [key, counts]]));
});

/** The products that titles and charts are about: those that are not left out, or all if none would remain. */
export const allowedAmong = <P extends { readonly prodsys_id: string }>(
  products: readonly P[],
  leftOut: ReadonlySet<string>,
): readonly P[] => {
  const allowed = products.filter(({ prodsys_id }) => !leftOut.has(prodsys_id));
  return allowed.length === 0 || allowed.length === products.length ? products : allowed;
};
