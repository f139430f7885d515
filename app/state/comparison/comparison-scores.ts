import { atom, type Atom } from "jotai";
import type { ComparisonScores, ScoringContext } from "../../../workers/engine/comparison-result.ts";
import { scoreWithRegions } from "../engine/ask-engine.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { comparisonInputAtom } from "./comparison-input.ts";
import { failed, type Problem } from "../core/outcome.ts";
import { liveQuestionAtom } from "../engine/question-atom.ts";
import { servicesAtom } from "../core/services.ts";
import { atomFamily } from "../core/atom-family.ts";

export interface ScoresState {
  readonly status: "scoring" | "ready" | "problem";
  /** the last ones while new ones are computed, so that nothing flashes; null = none yet, or a problem */
  readonly scores: ComparisonScores | null;
  readonly data_version: string | null;
  readonly problem: Problem | null;
  /** they are the view without the reuse rule and not the scores */
  readonly without_reuse_rule?: true;
}

const scoresOf = (id: string, view: Pick<ScoringContext, "without_reuse_rule">): Atom<ScoresState> => {
  const answerAtom = liveQuestionAtom(async (get) => {
    const input = get(comparisonInputAtom(id));
    const services = get(servicesAtom);
    if (get(referenceCatalogueAtom) === null) return null;
    return input === null ? failed("not_found", id) : scoreWithRegions(services, { ...input, ...view });
  });
  return atom((get): ScoresState => {
    const { value, problem, isAsking } = get(answerAtom);
    const status = isAsking ? "scoring" : problem === null ? "ready" : "problem";
    return { status, scores: value?.value ?? null, data_version: value?.version ?? null, problem };
  });
};

/** The scores of a comparison; the same atom for the same id. */
export const comparisonScoresAtom = atomFamily((id) => scoresOf(id, {}));

/** The same with reusables rated like other products: a view that is computed only while it is shown, never stored. */
export const comparisonWithoutRuleAtom = atomFamily((id) => {
  const viewAtom = scoresOf(id, { without_reuse_rule: true });
  return atom((get): ScoresState => ({ ...get(viewAtom), without_reuse_rule: true }));
});
