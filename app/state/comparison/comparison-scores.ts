import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { ComparisonScores, ScoringContext } from "../../../workers/engine/comparison-result.ts";
import { scoreWithRegions } from "../engine/ask-engine.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { comparisonInputAtom } from "./comparison-input.ts";
import type { Problem } from "../core/outcome.ts";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import { servicesAtom } from "../core/services.ts";
import { atomFamily } from "../core/atom-family.ts";

export interface ScoresState {
  readonly status: "scoring" | "ready" | "problem";
  /** the last ones while new ones are computed, so that nothing flashes; null = none yet, or a problem */
  readonly scores: ComparisonScores | null;
  /** the dataset version of the scores */
  readonly data_version: string | null;
  readonly problem: Problem | null;
  /** they are the view without the reuse rule and not the scores */
  readonly without_reuse_rule?: true;
}

const NOTHING_YET: ScoresState = { status: "scoring", scores: null, data_version: null, problem: null };

const withProblem = (problem: Problem): ScoresState => ({ ...NOTHING_YET, status: "problem", problem });

const scoresOf = (id: string, view: Pick<ScoringContext, "without_reuse_rule">): Atom<ScoresState> => {
  // jotai drops the answer of a run whose inputs have changed meanwhile
  const runAtom = atom(async (get): Promise<ScoresState> => {
    get(engineTriesAtom);
    const catalogue = get(referenceCatalogueAtom);
    const input = get(comparisonInputAtom(id));
    const services = get(servicesAtom);
    if (catalogue === null) return NOTHING_YET;
    if (input === null) return withProblem({ code: "not_found", detail: id });
    const scored = await scoreWithRegions(services, { ...input, ...view });
    if (!scored.ok) return withProblem(scored.problem);
    return { status: "ready", scores: scored.value.value, data_version: scored.value.version, problem: null };
  });
  return unwrap(runAtom, (before) =>
    before === undefined ? NOTHING_YET : { ...before, status: "scoring", problem: null },
  );
};

/** The scores of a comparison; the same atom for the same id. */
export const comparisonScoresAtom = atomFamily((id) => scoresOf(id, {}));

/** The same with reusables rated like other products: a view that is computed only while it is shown, never stored. */
export const comparisonWithoutRuleAtom = atomFamily((id) => {
  const viewAtom = scoresOf(id, { without_reuse_rule: true });
  return atom((get): ScoresState => ({ ...get(viewAtom), without_reuse_rule: true }));
});
