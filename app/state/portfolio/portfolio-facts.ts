import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { DataQuality } from "../../../workers/engine/analysis/data-quality.ts";
import type { UseCaseBreakEvens } from "../../../workers/engine/analysis/portfolio-break-even.ts";
import type { ComponentWeight } from "../../../workers/engine/portfolio/portfolio-weights.ts";
import type { PortfolioResult } from "../../../workers/scoring-api.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";
import type { PartState } from "../comparison/comparison-parts.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "./portfolio-scores.ts";
import { servicesAtom } from "../core/services.ts";

const NOTHING_YET = { value: null, problem: null } as const;

/** What the engine answers about a portfolio as it is scored; asked for only while somebody looks. */
const partAtoms = <T>(
  ask: (engine: ScoringClient, portfolio: string) => Promise<PortfolioResult<T>>,
): ((id: string) => Atom<PartState<T>>) => {
  const byId = new Map<string, Atom<PartState<T>>>();
  const made = (id: string): Atom<PartState<T>> => {
    const runAtom = atom(async (get): Promise<PartState<T>> => {
      const { status, scores, problem } = get(portfolioScoresAtom(id));
      const services = get(servicesAtom);
      const session = get(portfolioSessionAtom)(id);
      if (status === "problem") return { value: null, problem };
      if (status !== "ready" || scores === null) return NOTHING_YET;
      const answer = await session.ask(services, ask);
      return answer.ok ? { value: answer.value, problem: null } : { value: null, problem: answer.problem };
    });
    return unwrap(runAtom, (before) => before ?? NOTHING_YET);
  };
  return (id) => {
    const known = byId.get(id) ?? made(id);
    byId.set(id, known);
    return known;
  };
};

/** How much of the impacts of a portfolio rests on estimates. */
export const portfolioQualityAtom = partAtoms<DataQuality>((engine, portfolio) => engine.portfolioQuality(portfolio));

/** Its masses by use case, product and component, with what of them is plastic, touches food and is declared. */
export const portfolioWeightsAtom = partAtoms<readonly ComponentWeight[]>((engine, portfolio) =>
  engine.portfolioWeights(portfolio),
);

/** Its reusables against single-use products, by use case; none where it has no reusable. */
export const portfolioBreakEvensAtom = partAtoms<readonly UseCaseBreakEvens[]>((engine, portfolio) =>
  engine.portfolioBreakEvens(portfolio),
);
