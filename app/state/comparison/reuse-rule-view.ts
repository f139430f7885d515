import { atom } from "jotai";
import * as v from "valibot";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { atomFamily } from "../core/atom-family.ts";
import { persistedAtom } from "../core/persisted-atom.ts";
import { comparisonInputAtom } from "./comparison-input.ts";
import { comparisonScoresAtom, comparisonWithoutRuleAtom } from "./comparison-scores.ts";

/** The results that this tab shows without the reuse rule, until they are left; null = none. */
const viewedAtom = atom<string | null>(null);

/** Shows results without the reuse rule; null = with it. */
export const viewWithoutRuleAtom = atom(null, (_get, set, id: string | null) => set(viewedAtom, id));

/** Whether a comparison or portfolio is shown without the reuse rule. */
export const isWithoutRuleAtom = atom((get) => {
  const viewed = get(viewedAtom);
  return (id: string): boolean => viewed === id;
});

/** The scores of a comparison as its page shows them: with the reuse rule, or the view without it. Files and links keep the rule. */
export const shownComparisonScoresAtom = atomFamily((id) =>
  atom((get) => get(get(isWithoutRuleAtom)(id) ? comparisonWithoutRuleAtom(id) : comparisonScoresAtom(id))),
);

/** What the engine is asked about a number of a comparison as its page shows it; null = no such comparison. */
export const shownInputAtom = atomFamily((id) =>
  atom((get): ComparisonInput | null => {
    const input = get(comparisonInputAtom(id));
    return input === null || !get(isWithoutRuleAtom)(id) ? input : { ...input, without_reuse_rule: true };
  }),
);

/** The mode that the user switches to. */
export type RecyclingMode = "custom" | "regional";

const CONFIRMED = {
  custom: persistedAtom("recycling_custom_confirmed", v.boolean(), false, "session"),
  regional: persistedAtom("recycling_regional_confirmed", v.boolean(), false, "session"),
} as const;

/** Directions already confirmed: each is confirmed once per session (specification section 4). */
export const confirmedRecyclingAtom = atom(
  (get): ReadonlySet<RecyclingMode> =>
    new Set((["custom", "regional"] as const).filter((mode) => get(CONFIRMED[mode]))),
);

/** Remembers that the user has confirmed a switch to this mode. */
export const confirmRecyclingAtom = atom(null, (_get, set, mode: RecyclingMode) => set(CONFIRMED[mode], true));
