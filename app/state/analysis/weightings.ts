import { atom, type Atom } from "jotai";
import { flipWeights, type FlipWeights } from "../../../workers/engine/analysis/flip-weight.ts";
import type { RankStability } from "../../../workers/engine/analysis/rank-stability.ts";
import type { Contest, Ranked } from "../../../workers/engine/analysis/weightings.ts";
import { comparisonScoresAtom } from "../comparison/comparison-scores.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { openTablesSafely, servicesAtom } from "../core/services.ts";
import { subjectFamily } from "../core/subject.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import { portfolioAtom } from "../work/portfolios.ts";
import { leftOutAtom } from "./left-out-products.ts";
import { comparisonCatalogueAtom, portfolioCatalogueAtom } from "./pinned-catalogue.ts";
import { type AllWeights, weightsInForce } from "./weights-in-force.ts";

/** The ranked products or portfolios, the weights, and the dataset version. */
export interface Weighed {
  readonly contest: Contest;
  readonly weights: AllWeights;
  readonly data_version: string;
}

/** The products of a comparison that have scores, in its order. */
const weighedComparison = (id: string): Atom<Weighed | null> =>
  atom((get) => {
    const { status, scores, data_version } = get(comparisonScoresAtom(id));
    const catalogue = get(comparisonCatalogueAtom(id));
    const stored = get(comparisonAtom(id));
    if (status !== "ready" || !scores || data_version === null || !catalogue || !stored) return null;
    const ranked = scores.products.flatMap((product): Ranked[] =>
      product === null ? [] : [{ id: product.prodsys_id, score: product.score }],
    );
    return {
      contest: { ranked, metrics: catalogue.metrics.map(({ metric_id }) => metric_id) },
      weights: weightsInForce(catalogue, stored.comparison.weights),
      data_version,
    };
  });

/** A portfolio and those it is compared with, each scored under its own settings; those without scores are left out. */
const weighedPortfolios = (id: string): Atom<Weighed | null> =>
  atom((get) => {
    const catalogue = get(portfolioCatalogueAtom(id));
    const stored = get(portfolioAtom(id));
    const { data_version } = get(portfolioScoresAtom(id));
    if (!catalogue || !stored || data_version === null) return null;
    const { compared_with, weights } = stored.portfolio;
    const ranked: Ranked[] = [];
    for (const one of [id, ...compared_with.filter((other) => get(portfolioAtom(other)) !== null)]) {
      const { status, scores } = get(portfolioScoresAtom(one));
      if (status === "scoring") return null;
      if (scores !== null && Object.values(scores.score).every((score) => score !== null)) {
        ranked.push({ id: one, score: scores.score });
      }
    }
    return {
      contest: { ranked, metrics: catalogue.metrics.map(({ metric_id }) => metric_id) },
      weights: weightsInForce(catalogue, weights),
      data_version,
    };
  });

/** The input of the weightings; null while scoring. The same atom for the same subject. */
export const weighedAtom = subjectFamily(({ kind, id }) =>
  kind === "comparison" ? weighedComparison(id) : weighedPortfolios(id),
);

const seedBaseAtom = atom(1);
const weightingSeedAtom = atom((get) => get(seedBaseAtom));
/** Draws new random weightings. */
export const drawAgainAtom = atom(null, (_get, set) => set(seedBaseAtom, (seed) => seed + 1));

export interface Weightings {
  /** the input of the results */
  readonly weighed: Weighed;
  /** null = nothing to rank */
  readonly stability: RankStability | null;
  readonly flips: FlipWeights | null;
}

/** How stable the ranking is under other weights; computed only while shown. The same atom for the same subject. */
export const weightingsAtom = subjectFamily((subject) =>
  questionAtom(async (get): Promise<Outcome<Weightings> | null> => {
    const all = get(weighedAtom(subject));
    const leftOut = get(leftOutAtom(subject));
    const seed = get(weightingSeedAtom);
    const services = get(servicesAtom);
    if (all === null) return null;
    // titles leave out what law forbids: it comes first and is best nowhere
    const allowed = all.contest.ranked.filter(({ id }) => !leftOut.has(id));
    const weighed = allowed.length < 2 ? all : { ...all, contest: { ...all.contest, ranked: allowed } };
    const opened = await openTablesSafely(services);
    if (!opened.ok) return opened;
    const answer = await opened.value.engine.rankStability(weighed.contest, seed);
    if (!answer.ok) return answer;
    return ok({ weighed, stability: answer.value, flips: flipWeights(weighed.contest, weighed.weights) });
  }),
);
