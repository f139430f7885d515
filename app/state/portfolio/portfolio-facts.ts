import type { Atom } from "jotai";
import type { DataQuality } from "../../../workers/engine/analysis/data-quality.ts";
import type { UseCaseBreakEvens } from "../../../workers/engine/analysis/portfolio-break-even.ts";
import type { ComponentWeight } from "../../../workers/engine/portfolio/portfolio-weights.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";
import { questionAtom, type Answer } from "../engine/question-atom.ts";
import { atomFamily } from "../core/atom-family.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "./portfolio-scores.ts";
import { servicesAtom } from "../core/services.ts";
import type { PortfolioContributions } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { PortfolioResult } from "../../../workers/boundary.ts";

/** A question about a portfolio as it is scored; asked only while a section shows the answer. */
const partAtoms = <T>(
  ask: (engine: ScoringClient, portfolio: string) => Promise<PortfolioResult<T>>,
): ((id: string) => Atom<Answer<T>>) =>
  atomFamily((id) =>
    questionAtom(async (get) => {
      const { status, scores, problem } = get(portfolioScoresAtom(id));
      const session = get(portfolioSessionAtom)(id);
      if (problem !== null) return { ok: false, problem };
      return status === "ready" && scores !== null ? session.ask(get(servicesAtom), ask) : null;
    }),
  );

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

/** The totals of a portfolio cut by stage, use case and product. */
export const portfolioContributionsAtom = partAtoms<PortfolioContributions>((engine, portfolio) =>
  engine.portfolioContributions(portfolio),
);
