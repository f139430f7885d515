import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { ComparisonScores } from "../../workers/engine/comparison-result.ts";
import { referenceCatalogueAtom } from "./reference-catalogue.ts";
import { comparisonInputAtom } from "./comparison-input.ts";
import type { Problem } from "./outcome.ts";
import { engineTriesAtom } from "./engine-tries.ts";
import { scoreWithRegions } from "./score-with-regions.ts";
import { servicesAtom } from "./services.ts";

export interface ScoresState {
  readonly status: "scoring" | "ready" | "problem";
  /** those of before while it re-scores, so that nothing flashes; null = none yet, or a problem */
  readonly scores: ComparisonScores | null;
  /** the dataset that the scores are of */
  readonly data_version: string | null;
  readonly problem: Problem | null;
}

const NOTHING_YET: ScoresState = { status: "scoring", scores: null, data_version: null, problem: null };

const withProblem = (problem: Problem): ScoresState => ({ ...NOTHING_YET, status: "problem", problem });

const scoresOf = (id: string): Atom<ScoresState> => {
  // jotai drops the answer of a run whose inputs have changed meanwhile
  const runAtom = atom(async (get): Promise<ScoresState> => {
    get(engineTriesAtom);
    const catalogue = get(referenceCatalogueAtom);
    const input = get(comparisonInputAtom(id));
    const services = get(servicesAtom);
    if (catalogue === null) return NOTHING_YET;
    if (input === null) return withProblem({ code: "not_found", detail: id });
    const scored = await scoreWithRegions(services, input);
    if (!scored.ok) return withProblem(scored.problem);
    return { status: "ready", scores: scored.value.scores, data_version: scored.value.version, problem: null };
  });
  return unwrap(runAtom, (before) =>
    before === undefined ? NOTHING_YET : { ...before, status: "scoring", problem: null },
  );
};

const byId = new Map<string, Atom<ScoresState>>();

/** The scores of a comparison; the same atom for the same id. */
export const comparisonScoresAtom = (id: string): Atom<ScoresState> => {
  const known = byId.get(id) ?? scoresOf(id);
  byId.set(id, known);
  return known;
};
