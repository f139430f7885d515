import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type { RecyclingChoice } from "../../../workers/engine/comparison-result.ts";
import type { RecyclingEffectReport } from "../../data/export/recycling-effect-csv.ts";
import { comparisonInputAtom } from "../comparison/comparison-input.ts";
import { ok, type Outcome, type Problem } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import type { Subject } from "../core/subject.ts";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { scoreWithRegions } from "../engine/score-with-regions.ts";
import { portfolioInputAtom } from "../portfolio/portfolio-input.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { PortfolioSession } from "../portfolio/portfolio-session.ts";

/** Scores with the saved settings (`before`) and with the tried ones (`now`): of each product, or of the portfolio. */
export type EffectScores = RecyclingEffectReport["rows"];

/** The effect of recycling settings on the scores of a comparison or portfolio, without changing it. */
export interface RecyclingEffect {
  readonly status: "scoring" | "ready" | "problem";
  /** the last ones while new ones are computed, so that nothing flashes; null = none yet */
  readonly rows: EffectScores | null;
  readonly problem: Problem | null;
}

interface TriedRecycling {
  readonly subject: Subject;
  readonly recycling: RecyclingChoice;
}

const NO_EFFECT: RecyclingEffect = { status: "scoring", rows: null, problem: null };

const triedAtom = atom<TriedRecycling | null>(null);

/** The settings being tried; null = none. */
export const triedRecyclingAtom = atom((get) => get(triedAtom));

/** Tries settings without saving them; null = stop trying. */
export const tryRecyclingAtom = atom(null, (_get, set, subject: Subject, recycling: RecyclingChoice | null) =>
  set(triedAtom, recycling === null ? null : { subject, recycling }),
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
    before.value.scores.products.flatMap((product, place) => {
      const tried = now.value.scores.products[place];
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

// Jotai drops the answer of a run whose settings have changed meanwhile
const runAtom = atom(async (get, { signal }): Promise<RecyclingEffect> => {
  get(engineTriesAtom);
  // other reference data have other effects
  get(referenceCatalogueAtom);
  const tried = get(triedAtom);
  if (tried === null) return NO_EFFECT;
  const effectOn = tried.subject.kind === "comparison" ? effectOnComparison : effectOnPortfolio;
  const effect = await effectOn(get, tried, signal);
  if (effect === null) return NO_EFFECT;
  return effect.ok
    ? { status: "ready", rows: effect.value, problem: null }
    : { status: "problem", rows: null, problem: effect.problem };
});

/** The effect of the tried settings; computed only while a component shows it. */
export const recyclingEffectAtom: Atom<RecyclingEffect> = unwrap(runAtom, (last) =>
  last === undefined ? NO_EFFECT : { ...last, status: "scoring" as const, problem: null },
);
