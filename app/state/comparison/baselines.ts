import { atom } from "jotai";
import * as v from "valibot";
import { atomFamily } from "../core/atom-family.ts";
import { persistedAtom } from "../core/persisted-atom.ts";
import { comparisonsAtom } from "../work/comparisons.ts";

/** comparison_id → prodsys_id. A setting of this browser's view, not part of the comparison. */
const keptAtom = persistedAtom<Readonly<Record<string, string>>>(
  "comparison_baselines",
  v.record(v.string(), v.string()),
  {},
);

/** The product that the others of a comparison are compared with, in this browser; null = none. May name a removed product. */
export const baselineAtom = atomFamily((comparison_id) => atom((get) => get(keptAtom)[comparison_id] ?? null));

/** Pins a product as the baseline of a comparison, or null for none; drops baselines of deleted comparisons. */
export const pinBaselineAtom = atom(null, (get, set, comparison_id: string, prodsys_id: string | null) => {
  const existing = new Set(get(comparisonsAtom).map(({ comparison }) => comparison.comparison_id));
  const others = Object.entries(get(keptAtom)).filter(([id]) => id !== comparison_id && existing.has(id));
  set(keptAtom, Object.fromEntries(prodsys_id === null ? others : [...others, [comparison_id, prodsys_id]]));
});
