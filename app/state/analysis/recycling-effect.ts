import { atom, type Atom, type Getter } from "jotai";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { RecyclingChoice } from "../../../workers/engine/comparison-result.ts";
import { comparisonInputAtom } from "../comparison/comparison-input.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import type { Subject } from "../core/subject.ts";
import { scoreWithRegions } from "../engine/ask-engine.ts";
import { liveQuestionAtom, type Answer } from "../engine/question-atom.ts";
import { portfolioInputAtom } from "../portfolio/portfolio-input.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { PortfolioSession } from "../portfolio/portfolio-session.ts";

interface Scored {
  readonly summary: number | null;
  readonly raw: Readonly<Record<MetricId, number | null>>;
  readonly score: Readonly<Record<MetricId, number | null>>;
  readonly assumed: readonly MetricId[];
}

/** Scores with the saved settings (`before`) and with the tried ones (`now`): of each product, or of the portfolio. */
export type EffectScores = readonly {
  /** null = the whole portfolio */
  readonly prodsys_id: string | null;
  readonly before: Scored;
  readonly now: Scored;
}[];

interface TriedRecycling {
  readonly subject: Subject;
  readonly recycling: RecyclingChoice;
}

const triedBaseAtom = atom<TriedRecycling | null>(null);

/** The settings being tried; null = none. */
export const triedRecyclingAtom = atom((get) => get(triedBaseAtom));

/** Tries settings without saving them; null = stop trying. */
export const tryRecyclingAtom = atom(null, (_get, set, subject: Subject, recycling: RecyclingChoice | null) =>
  set(triedBaseAtom, recycling === null ? null : { subject, recycling }),
);

const effectOnComparison = async (
  get: Getter,
  { subject, recycling }: TriedRecycling,
): Promise<Outcome<EffectScores> | null> => {
  const services = get(servicesAtom);
  const input = get(comparisonInputAtom(subject.id));
  if (input === null) return null;
  const [before, now] = await Promise.all([
    scoreWithRegions(services, input),
    scoreWithRegions(services, { ...input, recycling }),
  ]);
  if (!before.ok) return before;
  if (!now.ok) return now;
  return ok(
    before.value.value.products.flatMap((product, place) => {
      const tried = now.value.value.products[place];
      return product && tried ? [{ prodsys_id: product.prodsys_id, before: product, now: tried }] : [];
    }),
  );
};

/** A second session: the saved portfolio stays open in its own. */
const trySessionAtom = atom(() => new PortfolioSession("recycling that is tried"));

const effectOnPortfolio = async (
  get: Getter,
  { subject, recycling }: TriedRecycling,
  signal: AbortSignal,
): Promise<Outcome<EffectScores> | null> => {
  const services = get(servicesAtom);
  const session = get(trySessionAtom);
  const input = get(portfolioInputAtom(subject.id));
  const before = get(portfolioScoresAtom(subject.id)).scores;
  if (input === null || before === null) return null;
  const now = await session.score(services, { ...input, context: { ...input.context, recycling } }, signal);
  return now.ok ? ok([{ prodsys_id: null, before, now: now.value.value }]) : now;
};

/** The effect of the tried settings on the scores of a comparison or portfolio, without changing it. */
export const recyclingEffectAtom: Atom<Answer<EffectScores>> = liveQuestionAtom(async (get, signal) => {
  const tried = get(triedBaseAtom);
  if (tried === null) return null;
  return (tried.subject.kind === "comparison" ? effectOnComparison : effectOnPortfolio)(get, tried, signal);
});
