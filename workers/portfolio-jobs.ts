import type { OwnOptions } from "./engine/analysis/swap.ts";
import type { ScoringContext } from "./engine/comparison-result.ts";
import { settingsOf } from "./engine/portfolio/line-scoring.ts";
import { LivePortfolio } from "./engine/portfolio/live-portfolio.ts";
import { createPairRows } from "./engine/portfolio/pair-rows.ts";
import { within, type Steps } from "./engine/portfolio/steps.ts";
import { PortfolioColumns } from "./engine/portfolio/portfolio-columns.ts";
import type { PortfolioScores } from "./engine/portfolio/portfolio-result.ts";
import { scopeOf } from "./engine/scoring/scope.ts";
import type { Reference } from "./engine/tables/reference.ts";
import type { Jobs } from "./jobs.ts";
import { missingRegion } from "./needed-regions.ts";
import {
  attempt,
  attemptLong,
  done,
  type PortfolioJob,
  type PortfolioResult,
  type Progress,
  refused,
  type WithVersion,
} from "./boundary.ts";

interface OpenPortfolio {
  readonly live: LivePortfolio;
  /** reference data it was scored with */
  readonly reference: Reference;
  readonly context: ScoringContext;
}

/** Share of the progress of a swap search after which the options are scored. */
const OPTIONS_SHARE = 0.3;

const pairsIn = function* ({ pairs }: PortfolioColumns) {
  for (let pair = 0; pair < pairs.size; pair++) yield pairs.pair(pair);
};

/** The portfolios open in this worker. Each owns its columns; long jobs on one portfolio run one after the other. */
export function portfolioJobs(withVersion: WithVersion, jobs: Jobs) {
  const open = new Map<string, OpenPortfolio>();
  /** last long job of each portfolio; later calls wait for it, so that nothing changes during a job */
  const lastJob = new Map<string, Promise<unknown>>();

  const withOpen = async <T>(
    portfolio: string,
    run: (opened: OpenPortfolio) => PortfolioResult<T>,
  ): Promise<PortfolioResult<T>> => {
    await lastJob.get(portfolio);
    const opened = open.get(portfolio);
    return opened === undefined ? refused("no_portfolio", portfolio) : attempt("bad_portfolio", () => run(opened));
  };

  const score = async (
    reference: Reference,
    context: ScoringContext,
    columns: PortfolioColumns,
    { portfolio, job }: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<PortfolioScores>> => {
    const missing = missingRegion(reference, context.region_use, pairsIn(columns));
    if (missing !== undefined) return refused("missing_region", missing);
    const rows = createPairRows(scopeOf(reference, context));
    const live = await jobs.run(job, LivePortfolio.steps(rows, columns), onProgress);
    if (!live.ok) return live;
    open.set(portfolio, { live: live.value, reference, context });
    return done(live.value.scores());
  };

  /** Runs a job after the earlier jobs of the same portfolio; it can be cancelled from now on. */
  const queueJob = <T>({ portfolio, job }: PortfolioJob, run: () => Promise<PortfolioResult<T>>) => {
    const before = lastJob.get(portfolio);
    const work = jobs
      .during(job, () =>
        attemptLong("internal", async () => {
          await before;
          return jobs.isCancelled(job) ? refused("cancelled", job) : await run();
        }),
      )
      .finally(() => {
        if (lastJob.get(portfolio) === work) lastJob.delete(portfolio);
      });
    lastJob.set(portfolio, work);
    return work;
  };

  /** The same on an open portfolio. */
  const queueOnOpen = <T>(job: PortfolioJob, run: (opened: OpenPortfolio) => Promise<PortfolioResult<T>>) =>
    queueJob(job, async () => {
      const opened = open.get(job.portfolio);
      return opened === undefined ? refused("no_portfolio", job.portfolio) : run(opened);
    });

  /**
   * Runs on a portfolio whose scope includes these own products: the open one if it has them all, else a copy with the
   * same lines that is scored for this job only.
   */
  const withOptions = <T>(
    { products, settings }: OwnOptions,
    job: PortfolioJob,
    onProgress: Progress,
    stepsOf: (live: LivePortfolio) => Steps<T>,
  ): Promise<PortfolioResult<T>> =>
    queueOnOpen(job, async ({ live, context, reference: { version } }) => {
      // regions may have been loaded since the portfolio was opened
      const current = withVersion(version, (reference) => done(reference));
      if (!current.ok) return current;
      const reference = current.value;
      const known = new Set(context.custom_products.map(({ prodsys_id }) => prodsys_id));
      const more = products.filter(({ prodsys_id }) => !known.has(prodsys_id));
      const made = products.map(({ prodsys_id }) => ({ prodsys_id, overrides: settingsOf(settings, prodsys_id) }));
      const missing = missingRegion(reference, context.region_use, made);
      if (missing !== undefined) return refused("missing_region", missing);
      const workSteps = function* (): Steps<T> {
        if (more.length === 0) return yield* stepsOf(live);
        const scope = scopeOf(reference, { ...context, custom_products: [...context.custom_products, ...more] });
        const columns = PortfolioColumns.adopt(live.columns.data());
        const larger = yield* within(0, OPTIONS_SHARE, LivePortfolio.steps(createPairRows(scope), columns));
        return yield* within(OPTIONS_SHARE, 1, stepsOf(larger));
      };
      return jobs.run(job.job, workSteps(), onProgress);
    });

  /** Runs over an open portfolio and other open ones. Later calls on the first portfolio wait. */
  const overOpen = <T>(
    others: readonly string[],
    job: PortfolioJob,
    onProgress: Progress,
    stepsOf: (portfolios: readonly LivePortfolio[]) => Steps<T>,
  ): Promise<PortfolioResult<T>> =>
    queueOnOpen(job, async (own) => {
      const missing = others.find((key) => !open.has(key));
      if (missing !== undefined) return refused("no_portfolio", missing);
      const portfolios = [own.live, ...others.flatMap((key) => open.get(key)?.live ?? [])];
      return jobs.run(job.job, stepsOf(portfolios), onProgress);
    });

  const close = (portfolio: string): boolean => open.delete(portfolio);
  return { withOpen, score, queueJob, queueOnOpen, withOptions, overOpen, close };
}
