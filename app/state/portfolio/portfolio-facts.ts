import type { ScoringClient } from "../../engine/scoring-client.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { atomFamily } from "../core/atom-family.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "./portfolio-scores.ts";
import { servicesAtom } from "../core/services.ts";
import type { PortfolioResult } from "../../../workers/boundary.ts";

/** A question about a scored portfolio; asked only while a component shows the answer. */
const partAtoms = <T>(ask: (engine: ScoringClient, portfolio: string) => Promise<PortfolioResult<T>>) =>
  atomFamily((id) =>
    questionAtom(async (get) => {
      const { status, scores, problem } = get(portfolioScoresAtom(id));
      const session = get(portfolioSessionAtom)(id);
      if (problem !== null) return { ok: false, problem };
      return status === "ready" && scores !== null ? session.ask(get(servicesAtom), ask) : null;
    }),
  );

/** The share of a portfolio's impacts that rests on estimates. */
export const portfolioQualityAtom = partAtoms((engine, portfolio) => engine.portfolioQuality(portfolio));

/** The water of a portfolio by scarcity, and what washing draws. */
export const portfolioWaterAtom = partAtoms((engine, portfolio) => engine.portfolioWater(portfolio));

/** The climate of a portfolio under four fates at the end of life. */
export const portfolioEndOfLifeAtom = partAtoms((engine, portfolio) => engine.portfolioEndOfLife(portfolio));

/** Masses by use case, product and component, with their plastic, food-contact and declared parts. */
export const portfolioWeightsAtom = partAtoms((engine, portfolio) => engine.portfolioWeights(portfolio));

/** Break-evens of its reusable with its single-use products, by use case; empty without reusable products. */
export const portfolioBreakEvensAtom = partAtoms((engine, portfolio) => engine.portfolioBreakEvens(portfolio));

/** The totals of a portfolio by stage, use case and product. */
export const portfolioContributionsAtom = partAtoms((engine, portfolio) => engine.portfolioContributions(portfolio));
