import { atom, type Atom } from "jotai";
import { selectAtom, unwrap } from "jotai/utils";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "../portfolio/portfolio-scores.ts";
import { leversAtom, type MovedProduct, type SensitivityState } from "./sensitivity.ts";
import { openTablesSafely, servicesAtom, type Services } from "../core/services.ts";

/** What stands beside a portfolio and stays while a figure of one of its products is moved. */
export interface PortfolioRival {
  /** `best` or `worst`, its own replacements; or the portfolio_id of another, which no such word is */
  readonly id: string;
  readonly summary: number | null;
  readonly summary_band: string | null;
}

const byKey = <T>(make: (key: string) => Atom<T>): ((key: string) => Atom<T>) => {
  const known = new Map<string, Atom<T>>();
  return (key) => {
    const atomOf = known.get(key) ?? make(key);
    known.set(key, atomOf);
    return atomOf;
  };
};

/** Best and worst choice, where they are shown, then the portfolios that it is compared with; the same list while they are. */
export const portfolioRivalsAtom = byKey((id): Atom<readonly PortfolioRival[]> => {
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

const NO_CURVE: SensitivityState = { value: null, data_version: null, problem: null };

/** Number of the curve that is worked out: each has a job of its own name. */
const curvesAtom = atom(() => ({ count: 0 }));

const cancel = async (services: Services, job: string): Promise<void> => {
  const opened = await openTablesSafely(services);
  if (opened.ok) await opened.value.engine.cancel(job);
};

const curvesByKey = byKey((key): Atom<SensitivityState> => {
  const [product, lever_id] = JSON.parse(key) as [MovedProduct, string];
  // jotai drops the answer of a run whose inputs have changed meanwhile, and aborts it
  const runAtom = atom(async (get, { signal }): Promise<SensitivityState> => {
    get(engineTriesAtom);
    const { status, data_version } = get(portfolioScoresAtom(product.id));
    const rivals = get(portfolioRivalsAtom(product.id));
    const lever = get(leversAtom(product)).value?.find(({ id }) => id === lever_id);
    const services = get(servicesAtom);
    const session = get(portfolioSessionAtom)(product.id);
    const curves = get(curvesAtom);
    if (status !== "ready" || lever === undefined || rivals.length === 0) return NO_CURVE;
    const job = `curve ${++curves.count}`;
    const stop = () => void cancel(services, job);
    signal.addEventListener("abort", stop, { once: true });
    const others = rivals.map(({ id, summary }) => ({ id, summary }));
    const answer = await session.ask(services, (engine, portfolio) =>
      engine.portfolioSensitivity(product.prodsys_id, lever, others, { portfolio, job }, () => undefined),
    );
    signal.removeEventListener("abort", stop);
    if (answer.ok) return { value: answer.value, data_version, problem: null };
    return answer.problem.code === "cancelled" ? NO_CURVE : { ...NO_CURVE, problem: answer.problem };
  });
  return unwrap(runAtom, (before) => before ?? NO_CURVE);
});

/** Summaries of a portfolio along a lever of its product beside what it is compared with, and where the order changes. */
export const portfolioSensitivityAtom = (
  { kind, id, prodsys_id }: MovedProduct,
  lever_id: string,
): Atom<SensitivityState> => curvesByKey(JSON.stringify([{ kind, id, prodsys_id }, lever_id]));
