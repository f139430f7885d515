import { breakEven } from "../../workers/engine/analysis/break-even.ts";
import type { ComparisonInput, ScoringContext } from "../../workers/engine/comparison-result.ts";
import { METRIC_IDS } from "../../edge-api/contract/metrics.ts";
import { comparisonQuality } from "../../workers/engine/analysis/data-quality.ts";
import { endOfLifeMarks } from "../../workers/engine/analysis/end-of-life-marks.ts";
import { estimatedShare } from "../../workers/engine/analysis/estimates.ts";
import { comparisonSampleSteps } from "../../workers/engine/analysis/uncertainty/comparison-samples.ts";
import { planSteps } from "../../workers/engine/plan/plan-steps.ts";
import { portfolioEndOfLife } from "../../workers/engine/analysis/portfolio-end-of-life.ts";
import { waterFigures } from "../../workers/engine/analysis/water-figures.ts";
import { progressRows, yearFigures } from "../../workers/engine/analysis/progress.ts";
import { targetState } from "../../workers/engine/analysis/target.ts";
import { shareWithin, yearsOf, type Period } from "../../workers/engine/portfolio/period.ts";
import { usesOfCounts } from "../../workers/engine/rules/reuse.ts";
import { runToEnd } from "../../workers/engine/portfolio/steps.ts";
import { LivePortfolio } from "../../workers/engine/portfolio/live-portfolio.ts";
import { createPairRows } from "../../workers/engine/portfolio/pair-rows.ts";
import { PortfolioColumns } from "../../workers/engine/portfolio/portfolio-columns.ts";
import { scorePortfolio } from "../engine/portfolio/score-portfolio.ts";
import { scopeOf } from "../../workers/engine/scoring/scope.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import type { Reference } from "../../workers/engine/tables/reference.ts";
import { differences, missingWarnings } from "./comparator.ts";
import type { GivenEntry, GivenPlan, GivenProgress, Vector } from "./vector.ts";

const contextOf = ({ given }: Vector): ScoringContext => ({
  region_use: given.region_use,
  recycling: given.recycling ?? { custom: false },
  ...(given.weights === undefined ? {} : { weights: given.weights }),
  ...(given.without_reuse_rule === undefined ? {} : { without_reuse_rule: given.without_reuse_rule }),
  custom_products: given.custom_products ?? [],
  custom_foods: given.custom_foods ?? [],
});

/** What method.md section 10 gives beside the scores of a product, under the names by which vectors expect it. */
const besideScores = (reference: Reference, input: ComparisonInput, { given }: Vector, place: number) => {
  const quality = comparisonQuality(reference, input)[place];
  const estimated = quality && {
    climate: estimatedShare(quality.climate),
    h2o: estimatedShare(quality.h2o),
    plastic_pollution: estimatedShare(quality.plastic_pollution),
    land_use: estimatedShare(quality.land_use),
    summary: quality.summary,
  };
  return {
    estimated,
    water: waterFigures(reference, input)[place],
    end_of_life: endOfLifeMarks(reference, input)[place],
    ...(given.draw !== undefined && { draw: drawnOnce(reference, input, given.draw, place) }),
  };
};

/** "rack cup" of a vector is a quantity of the product alone, "mass cup/body" of its component; others have their name as key. */
const keyOf = (name: string): string => {
  const [kind = "", of = ""] = name.split(" ");
  if (kind !== "rack" && kind !== "uses" && kind !== "mass") return name;
  const [product = "", component = ""] = of.split("/");
  return JSON.stringify([kind, false, product, component]);
};

/** Raw values, scores and summary of a product in one draw with the given normal numbers. */
const drawnOnce = (
  reference: Reference,
  input: ComparisonInput,
  given: Readonly<Record<string, number>>,
  place: number,
) => {
  const numbers = new Map(Object.entries(given).map(([name, z]) => [keyOf(name), z]));
  const normalsOf = (key: string): readonly number[] => [numbers.get(key) ?? 0];
  const { products, quantities } = runToEnd(comparisonSampleSteps(reference, input, { seed: 0, draws: 1, normalsOf }));
  const known = new Set([...quantities.list()].map(({ key }) => key));
  const odd = [...numbers.keys()].filter((key) => !known.has(key));
  const samples = products[place];
  const values = (list: readonly (Float64Array | null)[] | undefined) =>
    Object.fromEntries(METRIC_IDS.map((id, metric) => [id, list?.[metric]?.[0] ?? null]));
  return {
    raw: values(samples?.raw),
    score: values(samples?.score),
    summary: samples?.summary?.[0] ?? null,
    /** quantities of the vector that nothing varies by: a misspelt name is a fault */
    odd,
  };
};

const runComparison = (reference: Reference, vector: Vector): string[] => {
  const { given, expect } = vector;
  const input: ComparisonInput = {
    ...contextOf(vector),
    usecase_id: given.usecase_id ?? "",
    food_id: given.food ?? "",
    products: given.products ?? [],
  };
  const { products: scores, warnings } = scoreComparison(reference, input);
  const products = scores.map((one, place) => one && { ...one, ...besideScores(reference, input, vector, place) });
  const pairs = (expect.pairs ?? []).flatMap(({ a, b, metric, break_even }) =>
    differences(breakEven(reference, input, a, b, metric).uses, break_even, `expect.pairs ${a}/${b} ${metric}`),
  );
  return [
    ...(expect.products === undefined ? [] : differences(products, expect.products, "expect.products")),
    ...pairs,
    ...products.flatMap((one) => one?.draw?.odd ?? []).map((key) => `given.draw: nothing varies by ${key}`),
    ...missingWarnings(warnings, expect.warnings ?? []),
  ];
};

const planOf = (live: LivePortfolio, { swaps, dry_lines = [], ...given }: GivenPlan) => {
  const all = Array.from({ length: live.columns.length }, (_, line) => line);
  const places = Uint32Array.from(all.filter((line) => !dry_lines.includes(line)));
  const { steps, ...plan } = runToEnd(
    planSteps(live, {
      prices: {},
      forbidden: {},
      today: "2026-11-28",
      budget: null,
      most: null,
      assumptions: { stock: 0.05, days: 365, racks_an_hour: 40 },
      years: 1,
      own: { products: [], settings: {} },
      ...given,
      swaps: swaps.map((swap) => ({ ...swap, places, dry_places: Uint32Array.from(dry_lines) })),
    }),
  );
  return { ...plan, steps: steps.map((step) => ({ ...step, places: [...step.places] })) };
};

const runPortfolio = (reference: Reference, vector: Vector, entries: readonly GivenEntry[]): string[] => {
  const { warnings, ...scores } = scorePortfolio(reference, { ...contextOf(vector), entries });
  const rows = createPairRows(scopeOf(reference, contextOf(vector)));
  const live = runToEnd(LivePortfolio.steps(rows, runToEnd(PortfolioColumns.fromEntriesSteps(entries))));
  const end_of_life = portfolioEndOfLife(live.scope, live.counted());
  return [
    ...differences({ ...scores, end_of_life }, vector.expect.portfolio ?? {}, "expect.portfolio"),
    ...(vector.given.plan === undefined
      ? []
      : differences(planOf(live, vector.given.plan), vector.expect.plan, "expect.plan")),
    ...missingWarnings(warnings, vector.expect.warnings ?? []),
  ];
};

/** Progress by figure, and the state of its target. */
const progressOf = (
  reference: Reference,
  earlierData: Reference,
  vector: Vector,
  entries: readonly GivenEntry[],
  { earlier, earlier_period, period, target }: GivenProgress,
) => {
  const figures = (data: Reference, lines: readonly GivenEntry[], of: Period) =>
    yearFigures({ ...scorePortfolio(data, { ...contextOf(vector), entries: lines }), fee: null }, yearsOf(of));
  const rows = progressRows(
    figures(earlierData, earlier, earlier_period),
    figures(reference, earlier, earlier_period),
    figures(reference, entries, period),
  );
  const row = rows.find(({ figure }) => figure === target?.figure);
  return {
    ...Object.fromEntries(rows.map((one) => [one.figure, one])),
    target: target && row && targetState(target, row, row.now, earlier_period, period),
  };
};

/** What a vector expects of a period and of counted returns. */
const runPeriod = ({ given: { period, counts }, expect }: Vector): string[] => [
  ...(period === undefined
    ? []
    : differences(
        { years: yearsOf(period), share: period.within && shareWithin(period, period.within) },
        expect.period,
        "expect.period",
      )),
  ...(counts === undefined
    ? []
    : differences(usesOfCounts(counts.issued, counts.returned), expect.uses, "expect.uses")),
];

/**
 * Scores what a vector gives and names every difference from what it expects.
 *
 * @param earlierData the tables that the earlier portfolio of a progress was scored with
 */
export const runVector = (reference: Reference, vector: Vector, earlierData = reference): string[] => {
  const { portfolio, progress } = vector.given;
  return [
    ...runPeriod(vector),
    ...(portfolio === undefined ? runComparison(reference, vector) : runPortfolio(reference, vector, portfolio)),
    ...(portfolio === undefined || progress === undefined
      ? []
      : differences(
          progressOf(reference, earlierData, vector, portfolio, progress),
          vector.expect.progress,
          "expect.progress",
        )),
  ];
};
