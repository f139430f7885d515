import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { RecyclingChoice } from "../../../workers/engine/comparison-result.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { RecoveryGroup } from "../../../workers/engine/recovery-streams.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { questionAtom, type Answer } from "../engine/question-atom.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ok, type Problem } from "../core/outcome.ts";
import { portfolioInputAtom } from "./portfolio-input.ts";
import { portfolioScoresAtom } from "./portfolio-scores.ts";
import { PortfolioSession } from "./portfolio-session.ts";
import { servicesAtom } from "../core/services.ts";
import { settingsOf } from "../../../workers/engine/portfolio/entry-scoring.ts";

/** The streams that custom recycling settings can change, with the region's defaults; for all products of a portfolio. */
export const portfolioStreamsAtom = atomFamily((id): Atom<Answer<readonly RecoveryGroup[]>> =>
  questionAtom(async (get) => {
    const input = get(portfolioInputAtom(id));
    if (input === null) return null;
    const { table, context, settings } = input;
    const products = differentNumbers(table.columns.product).map((number) => {
      const prodsys_id = table.idOf(number);
      const overrides = settingsOf(settings, prodsys_id);
      return { prodsys_id, ...(overrides === undefined ? {} : { overrides }) };
    });
    // streams are the same in all use cases; the engine needs an existing one
    const asked = { ...context, usecase_id: table.useCases[0] ?? "", food_id: "", products };
    const answer = await askEngine(get(servicesAtom), context, (engine, version) =>
      engine.recoveryStreams(version, asked),
    );
    return answer.ok ? ok(answer.value.value) : answer;
  }),
);

/** The effect of recycling settings on the scores of a portfolio, without changing it. */
export interface PortfolioRecyclingEffect {
  readonly status: "scoring" | "ready" | "problem";
  readonly before: PortfolioScores | null;
  /** with the tried settings; the last ones while new ones are computed, so that nothing flashes */
  readonly now: PortfolioScores | null;
  readonly problem: Problem | null;
}

const NO_EFFECT: PortfolioRecyclingEffect = { status: "scoring", before: null, now: null, problem: null };

interface Tried {
  readonly id: string;
  readonly recycling: RecyclingChoice;
}

const triedAtom = atom<Tried | null>(null);

/** The settings being tried; null = none. */
export const triedPortfolioRecyclingAtom = atom((get) => get(triedAtom));

const triesAtom = atom(0);
/** A second session: the saved portfolio stays open in its own. */
const trySessionAtom = atom(() => new PortfolioSession("recycling that is tried"));

/** Tries settings on a portfolio without saving them; null = stop trying. */
export const tryPortfolioRecyclingAtom = atom(null, (_get, set, id: string, recycling: RecyclingChoice | null) =>
  set(triedAtom, recycling === null ? null : { id, recycling }),
);

/** Scores the tried settings again, after a problem. */
export const retryPortfolioRecyclingAtom = atom(null, (_get, set) => set(triesAtom, (tries) => tries + 1));

// Jotai drops the answer of a run whose settings have changed meanwhile
const runAtom = atom(async (get, { signal }): Promise<PortfolioRecyclingEffect> => {
  get(triesAtom);
  const tried = get(triedAtom);
  const services = get(servicesAtom);
  const session = get(trySessionAtom);
  const input = tried === null ? null : get(portfolioInputAtom(tried.id));
  const before = tried === null ? null : get(portfolioScoresAtom(tried.id)).scores;
  if (tried === null || input === null || before === null) return NO_EFFECT;
  const context = { ...input.context, recycling: tried.recycling };
  const now = await session.bring(services, { ...input, context }, signal);
  if (!now.ok) return { ...NO_EFFECT, status: "problem", problem: now.problem };
  return { status: "ready", before, now: now.value.value, problem: null };
});

/** The effect of the tried settings; computed only while a component shows it. */
export const portfolioRecyclingEffectAtom: Atom<PortfolioRecyclingEffect> = unwrap(runAtom, (last) =>
  last === undefined ? NO_EFFECT : { ...last, status: "scoring" as const, problem: null },
);
