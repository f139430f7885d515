import { atom, type Atom } from "jotai";
import type { SharedProgress } from "../../../edge-api/contract/progress.ts";
import { progressRows, yearFigures, type YearFigures } from "../../../workers/engine/analysis/progress.ts";
import { type Period, yearsOf } from "../../../workers/engine/portfolio/period.ts";
import { packagingFee } from "../../../workers/engine/returns/packaging-fee.ts";
import { newId } from "../../data/plain-json.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { type Services, servicesAtom } from "../core/services.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { portfolioAtom, portfoliosAtom } from "../work/portfolio-heads.ts";
import { portfolioInputAtom } from "./portfolio-input.ts";
import { portfolioPeriodAtom } from "./portfolio-period.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "./portfolio-scores.ts";
import { PortfolioSession } from "./portfolio-session.ts";

/** A portfolio whose period ends before that of another begins. */
export interface EarlierPortfolio {
  readonly portfolio_id: string;
  readonly portfolio_name: string;
  readonly period: Period;
}

/** The portfolios of earlier periods, the latest first. */
export const earlierPortfoliosAtom = atomFamily((id): Atom<readonly EarlierPortfolio[]> =>
  atom((get) => {
    const { from } = get(portfolioPeriodAtom(id));
    return get(portfoliosAtom)
      .map(({ portfolio: { portfolio_id, portfolio_name } }) => ({
        portfolio_id,
        portfolio_name,
        period: get(portfolioPeriodAtom(portfolio_id)),
      }))
      .filter(({ period }) => period.to < from)
      .toSorted((a, b) => (a.period.to < b.period.to ? 1 : -1));
  }),
);

/** The region whose packaging fees are known. */
const FEE_REGION = "UnitedKingdom";

/** Packaging fees of a scored portfolio, GBP. */
const feeOf = async (services: Services, session: PortfolioSession): Promise<Outcome<number>> => {
  const weights = await session.ask(services, (engine, portfolio, { length }) =>
    engine.portfolioGroupWeights(portfolio, new Uint32Array(length), 1, new Float64Array(length).fill(1)),
  );
  return weights.ok ? ok(packagingFee(weights.value[0] ?? [])) : weights;
};

/** Progress since the earlier portfolio that a portfolio names; no value while it names none that still exists. */
export const portfolioProgressRowsAtom = atomFamily((id) =>
  questionAtom(async (get, signal): Promise<Outcome<SharedProgress> | null> => {
    const head = get(portfolioAtom(id))?.portfolio;
    if (head?.progress !== undefined) return ok(head.progress);
    const earlier = get(earlierPortfoliosAtom(id)).find(({ portfolio_id }) => portfolio_id === head?.progress_since);
    if (head === undefined || earlier === undefined) return null;
    const before = get(portfolioScoresAtom(earlier.portfolio_id));
    const now = get(portfolioScoresAtom(id));
    const input = get(portfolioInputAtom(earlier.portfolio_id));
    const problem = before.problem ?? now.problem;
    if (problem !== null) return { ok: false, problem };
    if (before.status !== "ready" || now.status !== "ready" || input === null) return null;
    if (before.scores === null || now.scores === null || now.data_version === null) return null;
    const services = get(servicesAtom);
    const sessionOf = get(portfolioSessionAtom);
    const regions = [head.region_use, get(portfolioAtom(earlier.portfolio_id))?.portfolio.region_use];
    const hasFee = regions.every((region) => region === FEE_REGION);
    const figures = async (
      scores: typeof now.scores,
      period: Period,
      session: PortfolioSession,
    ): Promise<Outcome<YearFigures>> => {
      const fee = hasFee ? await feeOf(services, session) : ok(null);
      return fee.ok ? ok(yearFigures({ ...scores, fee: fee.value }, yearsOf(period))) : fee;
    };
    const old = await figures(before.scores, earlier.period, sessionOf(earlier.portfolio_id));
    const fresh = await figures(now.scores, get(portfolioPeriodAtom(id)), sessionOf(id));
    if (!old.ok) return old;
    if (!fresh.ok) return fresh;
    const { data_version } = now;
    let restated = old.value;
    if (before.data_version !== data_version) {
      // a separate session: the earlier portfolio stays open with its version
      const key = `progress ${newId()}`;
      const session = new PortfolioSession(key);
      const context = { ...input.context, data_version };
      try {
        const scored = await session.score(services, { ...input, context }, signal);
        if (!scored.ok) return scored;
        const again = await figures(scored.value.value, earlier.period, session);
        if (!again.ok) return again;
        restated = again.value;
      } finally {
        await askEngine(services, context, (engine) => engine.closePortfolio(key));
      }
    }
    const rows = [...progressRows(old.value, restated, fresh.value)];
    return ok({ ...earlier, data_version: before.data_version ?? data_version, rows });
  }),
);
