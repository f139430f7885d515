import { atom, type Atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { atomFamily } from "../core/atom-family.ts";
import { ok } from "../core/outcome.ts";
import { runJob } from "../engine/ask-engine.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "../portfolio/portfolio-scores.ts";
import { curveFamily, leversAtom } from "./sensitivity.ts";
import { servicesAtom } from "../core/services.ts";

/** A fixed competitor of a portfolio while a figure of one of its products is moved. */
export interface PortfolioRival {
  /** `best` or `worst` for the portfolio's own variants, else the portfolio_id of another one */
  readonly id: string;
  readonly summary: number | null;
  readonly summary_band: string | null;
}

/** The shown best and worst choices, then the compared portfolios; the same list while its content is equal. */
export const portfolioRivalsAtom = atomFamily((id): Atom<readonly PortfolioRival[]> => {
  const nowAtom = atom((get): readonly PortfolioRival[] => {
    const portfolio = get(portfolioAtom(id))?.portfolio;
    if (portfolio === undefined) return [];
    const own = get(portfolioScoresAtom(id)).scores;
    const variants = (["best", "worst"] as const).map((variant) => ({
      id: variant,
      scores: portfolio.showBestAndWorst ? (own?.[variant] ?? null) : null,
    }));
    const compared = portfolio.compared_with.map((other) => ({
      id: other,
      scores: get(portfolioAtom(other)) === null ? null : get(portfolioScoresAtom(other)).scores,
    }));
    return [...variants, ...compared].flatMap(({ id: of, scores }) =>
      scores === null ? [] : [{ id: of, summary: scores.summary, summary_band: scores.summary_band }],
    );
  });
  return selectAtom(
    nowAtom,
    (rivals) => rivals,
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
});

/** Counts curves, so that each job has its own name. */
const curvesAtom = atom(() => ({ count: 0 }));

/** The curve of a lever of a portfolio's product, against the portfolio's rivals. */
export const portfolioSensitivityAtom = curveFamily((product, lever_id) =>
  questionAtom(async (get, signal) => {
    const { status, data_version } = get(portfolioScoresAtom(product.id));
    const rivals = get(portfolioRivalsAtom(product.id));
    const lever = get(leversAtom(product)).value?.find(({ id }) => id === lever_id);
    const services = get(servicesAtom);
    const session = get(portfolioSessionAtom)(product.id);
    const curves = get(curvesAtom);
    if (status !== "ready" || data_version === null || lever === undefined || rivals.length === 0) return null;
    const job = `curve ${++curves.count}`;
    const others = rivals.map(({ id, summary }) => ({ id, summary }));
    const answer = await runJob(services, job, signal, () =>
      session.ask(services, (engine, portfolio) =>
        engine.portfolioSensitivity(product.prodsys_id, lever, others, { portfolio, job }, () => undefined),
      ),
    );
    return answer.ok ? answer.value && ok({ ...answer.value, data_version }) : answer;
  }),
);
