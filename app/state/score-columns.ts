import { atom } from "jotai";
import { servicesAtom } from "./services.ts";

/** The specification's key (section 3); the text is a JSON list of metric ids. */
const KEY = "scoretable_columns";

const listOf = (text: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
};

/** What this tab chose; it stands where storage refuses. Null = nothing yet. */
const chosenHereAtom = atom<readonly string[] | null>(null);

/**
 * The order of the metric columns as it was left, in all comparisons of this browser. May name metrics that do not exist and
 * lack some that do; empty = the usual order.
 */
export const scoreColumnsAtom = atom(
  (get): readonly string[] => get(chosenHereAtom) ?? listOf(get(servicesAtom).flags.local.read(KEY)),
);

/** Keeps an order; an empty one brings the usual order back. */
export const keepScoreColumnsAtom = atom(null, (get, set, ids: readonly string[]) => {
  const { local } = get(servicesAtom).flags;
  if (ids.length === 0) local.remove(KEY);
  else local.write(KEY, JSON.stringify(ids));
  set(chosenHereAtom, ids);
});
