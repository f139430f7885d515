import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { ReuseRuleCount } from "../../../workers/engine/analysis/reuse-rule.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { askEngine, type AskedOf } from "../engine/ask-engine.ts";
import type { PartState } from "../comparison/comparison-parts.ts";
import { comparisonInputAtom } from "../comparison/comparison-input.ts";
import { comparisonScoresAtom, comparisonWithoutRuleAtom, type ScoresState } from "../comparison/comparison-scores.ts";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import { portfolioInputAtom } from "../portfolio/portfolio-input.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { PortfolioSession } from "../portfolio/portfolio-session.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { servicesAtom } from "../core/services.ts";

/** The results whose ratings are shown without the reuse rule; null = none. Of this tab only, until they are left. */
const viewedAtom = atom<string | null>(null);

/** Shows results without the reuse rule; null = as they are. */
export const viewWithoutRuleAtom = atom(null, (_get, set, id: string | null) => set(viewedAtom, id));

/** Is this comparison or portfolio shown without the reuse rule? */
export const isWithoutRuleAtom = atom((get) => {
  const viewed = get(viewedAtom);
  return (id: string): boolean => viewed === id;
});

const portfolioViewsById = new Map<string, Atom<PortfolioScores | null>>();
const NOTHING_YET = { value: null, problem: null } as const;

const shownById = new Map<string, Atom<ScoresState>>();

/** The scores of a comparison as its page shows them: with the reuse rule, or the view without it. Files and links keep the rule. */
export const shownComparisonScoresAtom = (id: string): Atom<ScoresState> => {
  const known =
    shownById.get(id) ??
    atom((get) => get(get(isWithoutRuleAtom)(id) ? comparisonWithoutRuleAtom(id) : comparisonScoresAtom(id)));
  shownById.set(id, known);
  return known;
};

const inputsById = new Map<string, Atom<ComparisonInput | null>>();

/** What the engine is asked about a number of a comparison as its page shows it; null = no such comparison. */
export const shownInputAtom = (id: string): Atom<ComparisonInput | null> => {
  const known =
    inputsById.get(id) ??
    atom((get): ComparisonInput | null => {
      const input = get(comparisonInputAtom(id));
      return input === null || !get(isWithoutRuleAtom)(id) ? input : { ...input, without_reuse_rule: true };
    });
  inputsById.set(id, known);
  return known;
};

/** A portfolio's scores as its page shows them: null = with the reuse rule, as they are, or the view is not there yet. */
export const shownPortfolioViewAtom = (id: string): Atom<PortfolioScores | null> => {
  const known =
    portfolioViewsById.get(id) ??
    atom((get) => (get(isWithoutRuleAtom)(id) ? get(portfolioWithoutRuleAtom(id)).value : null));
  portfolioViewsById.set(id, known);
  return known;
};

/** Beside the portfolio itself, which stays open with the rule. */
const sessionAtom = atom(() => new PortfolioSession("ratings without the reuse rule"));

const portfoliosById = new Map<string, Atom<PartState<PortfolioScores>>>();

/** Scores of a portfolio with reusables rated like other products; worked out while somebody looks, kept nowhere. */
export const portfolioWithoutRuleAtom = (id: string): Atom<PartState<PortfolioScores>> => {
  const known = portfoliosById.get(id);
  if (known !== undefined) return known;
  // jotai drops the answer of a run whose inputs have changed meanwhile
  const runAtom = atom(async (get, { signal }): Promise<PartState<PortfolioScores>> => {
    get(engineTriesAtom);
    const input = get(portfolioInputAtom(id));
    const { scores } = get(portfolioScoresAtom(id));
    const [services, session] = [get(servicesAtom), get(sessionAtom)];
    // the portfolio itself comes first
    if (input === null || scores === null) return NOTHING_YET;
    const context = { ...input.context, without_reuse_rule: true };
    const answer = await session.bring(services, { ...input, context }, signal);
    return answer.ok ? { value: answer.value.value, problem: null } : { value: null, problem: answer.problem };
  });
  const shownAtom = unwrap(runAtom, (before) => before ?? NOTHING_YET);
  portfoliosById.set(id, shownAtom);
  return shownAtom;
};

const countsByKey = new Map<string, Atom<ReuseRuleCount | null>>();

/** In how many use cases of a region a reusable leads, with the rule and without it; null = not known yet. */
export const reuseRuleCountAtom = (of: AskedOf): Atom<ReuseRuleCount | null> => {
  const key = JSON.stringify([of.region_use, of.data_version]);
  const known = countsByKey.get(key);
  if (known !== undefined) return known;
  const runAtom = atom(async (get): Promise<ReuseRuleCount | null> => {
    get(referenceCatalogueAtom);
    const answer = await askEngine(get(servicesAtom), of, (engine, version) =>
      engine.reuseRuleCount(version, of.region_use),
    );
    return answer.ok ? answer.value.value : null;
  });
  const shownAtom = unwrap(runAtom, (before) => before ?? null);
  countsByKey.set(key, shownAtom);
  return shownAtom;
};
