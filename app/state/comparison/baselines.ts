import { atom } from "jotai";
import { jsonOf } from "../../data/json-of.ts";
import { comparisonsAtom } from "../work/comparisons.ts";
import { servicesAtom } from "../core/services.ts";
import { atomFamily } from "../core/atom-family.ts";

/** A JSON object, comparison_id → prodsys_id. A setting of this browser's view, not part of the comparison. */
const KEY = "comparison_baselines";

type Baselines = ReadonlyMap<string, string>;

const baselinesOf = (text: string | null): Baselines => {
  const entries: readonly [string, unknown][] = Object.entries(Object(jsonOf(text ?? "{}")));
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
};

/** Baselines pinned in this tab, null = unpinned; used where storage is refused. */
const pinnedHereAtom = atom<ReadonlyMap<string, string | null>>(new Map());

/** The product that the others of a comparison are compared with, in this browser; null = none. May name a removed product. */
export const baselineAtom = atomFamily((comparison_id) =>
  atom((get) => {
    const here = get(pinnedHereAtom).get(comparison_id);
    if (here !== undefined) return here;
    return baselinesOf(get(servicesAtom).flags.local.read(KEY)).get(comparison_id) ?? null;
  }),
);

/** Pins a product as the baseline of a comparison, or null for none; drops baselines of deleted comparisons. */
export const pinBaselineAtom = atom(null, (get, set, comparison_id: string, prodsys_id: string | null) => {
  const { local } = get(servicesAtom).flags;
  const existing = new Set(get(comparisonsAtom).map(({ comparison }) => comparison.comparison_id));
  const others = [...baselinesOf(local.read(KEY))].filter(([id]) => id !== comparison_id && existing.has(id));
  const kept = prodsys_id === null ? others : [...others, [comparison_id, prodsys_id]];
  if (kept.length === 0) local.remove(KEY);
  else local.write(KEY, JSON.stringify(Object.fromEntries(kept)));
  set(pinnedHereAtom, (pinned) => new Map([...pinned, [comparison_id, prodsys_id]]));
});
