import { METRIC_IDS, QUANT_METRIC_IDS } from "../../../../edge-api/contract/metrics.ts";
import { getOrInsert } from "../../get-or-insert.ts";
import type { FoodRisk } from "../../metrics/food-risk.ts";
import { QUANT_PLACE } from "../../metrics/metric-set.ts";
import type { LivePortfolio } from "../../portfolio/live-portfolio.ts";
import { replacementsBy } from "../../portfolio/replacements.ts";
import { BEST, HIGHEST, OWN, WORST } from "../../portfolio/row-layout.ts";
import { type Steps, within } from "../../portfolio/steps.ts";
import { NO_REPLACEMENTS, totalsOf } from "../../portfolio/totals.ts";
import { itemsPerUnit } from "../../product/size.ts";
import { comparedFood, productOf, settledOf } from "../../scoring/scope.ts";
import { finite } from "../../tables/quantity.ts";
import { decidingInputSteps } from "./deciding-inputs.ts";
import { addBuiltIn, drawnHighest, type DrawnHighest } from "./drawn-scales.ts";
import { DRAWN_VALUES, ProductDraws, RECOVERABILITY, SOURCING } from "./product-draws.ts";
import { UncertainQuantities } from "./quantities.ts";
import { pairSteps, SampleCollector, samplesOf, type ScoreSamples, scoresOf } from "./score-samples.ts";
import type { DecidingInput, DrawSettings, UncertainSubject, Uncertainty } from "./uncertainty.ts";

/** Approximate share of the work for the draws; the rest is quantiles, pairs and inputs. */
const SAMPLED = 0.9;

/**
 * Uncertainty of portfolios (method.md sections 9 and 10). Scores are in this order: the first portfolio, its best and its
 * worst replacement (the products of its results, not chosen again in each draw), then the other portfolios, each in its
 * own scope. All use the same draws, so that they can be compared. Null = the results have no values. Yields the share
 * done.
 */
export function* portfolioUncertaintySteps(
  portfolios: readonly LivePortfolio[],
  settings: DrawSettings,
): Steps<Uncertainty> {
  const { samples, quantities } = yield* within(0, SAMPLED, samplesSteps(portfolios, settings));
  const pairs = yield* within(SAMPLED, 1, pairSteps(samples));
  return { settings, scores: samples.map((one) => one && scoresOf(one)), pairs, quantities };
}

/**
 * The inputs that matter most for which of two is better, most important first (method.md section 10). `a` and `b`:
 * indexes in the scores of `portfolioUncertaintySteps`. Empty = one has no such value. Yields the share done.
 */
export function* portfolioInputSteps(
  portfolios: readonly LivePortfolio[],
  settings: DrawSettings,
  a: number,
  b: number,
  subject: UncertainSubject,
): Steps<readonly DecidingInput[]> {
  const { samples, all } = yield* within(0, SAMPLED, samplesSteps(portfolios, settings));
  const [first, second] = [a, b].map((place) => samples[place] && samplesOf(samples[place], subject));
  if (!first || !second) return [];
  return yield* within(SAMPLED, 1, decidingInputSteps(first, second, all, settings.seed, subject !== "summary"));
}

function* samplesSteps(
  portfolios: readonly LivePortfolio[],
  settings: DrawSettings,
): Steps<{
  readonly samples: readonly (ScoreSamples | null)[];
  readonly all: UncertainQuantities;
  readonly quantities: number;
}> {
  const samples: (ScoreSamples | null)[] = [];
  const all = new UncertainQuantities();
  for (const [place, live] of portfolios.entries()) {
    const [from, to] = [place / portfolios.length, (place + 1) / portfolios.length];
    const drawn = yield* within(from, to, portfolioSampleSteps(live, settings));
    const variants = place === 0 ? drawn.variants : drawn.variants.slice(0, 1);
    samples.push(...variants.map((variant) => (variant.raw.some((raw) => raw !== null) ? variant : null)));
    all.join(drawn.quantities);
  }
  return { samples, all, quantities: [...all.list()].length };
}

/** The portfolio itself, and with all products replaced by the best or the worst, as in its results. */
const VARIANTS = ["own", "best", "worst"] as const;
const STARTS = [OWN, BEST, WORST] as const;

/** Draws per step: a few milliseconds. */
const DRAWS_A_STEP = 16;
/** Pairs prepared per step. */
const PAIRS_A_STEP = 64;
/** Approximate share of the work done after preparing the products and after drawing the quantities. */
const LAID_OUT = 0.1;
const DRAWN = 0.3;

/** Amount of a drawn product in a variant. */
interface Held {
  /** Σ uses, and Σ functional units */
  uses: number;
  units: number;
}

/** Contribution of a use case to `highest`; `weight`: Σ uses / items per functional unit. */
interface Scaled {
  readonly highest: DrawnHighest;
  weight: number;
}

interface Layout {
  readonly products: ProductDraws;
  /** by variant, by index of the drawn product */
  readonly held: readonly Map<number, Held>[];
  readonly scales: ReadonlyMap<string, Scaled>;
}

const addTo = (held: Map<number, Held> | undefined, place: number | null, uses: number, items: number): void => {
  if (held === undefined || place === null) return;
  const sum = getOrInsert(held, place, () => ({ uses: 0, units: 0 }));
  sum.uses += uses;
  sum.units += uses * items;
};

/** Sums the amounts of each product in the portfolio and its replacements over the distinct pairs. */
function* layoutSteps(live: LivePortfolio): Steps<Layout> {
  const { scope } = live;
  const { compiled } = scope;
  const { tables } = compiled;
  const products = new ProductDraws(compiled);
  const [own, best, worst] = VARIANTS.map(() => new Map<number, Held>());
  const scales = new Map<string, Scaled>();
  const foods = new Map<string, FoodRisk>();
  const replacementsOf = replacementsBy(scope, ({ prodsys_id: id, dimension }, usecase_id) => {
    const items = itemsPerUnit({ dimension }, tables.use_cases.get(usecase_id));
    return items === null ? null : { id, items };
  });
  const held = [...live.held()];
  for (const [at, { pair, quantity }] of held.entries()) {
    if (at > 0 && at % PAIRS_A_STEP === 0) yield at / held.length;
    const { prodsys_id, overrides, food_id } = pair;
    const product = productOf(scope, prodsys_id, overrides);
    if (product === null) continue;
    const food = getOrInsert(foods, food_id, () => comparedFood(scope, food_id));
    const usecase_id = pair.usecase_id === "" ? product.usecase_id : pair.usecase_id;
    const items = itemsPerUnit(product, tables.use_cases.get(usecase_id));
    const replacements = replacementsOf(usecase_id, food);
    // as in pair-row.ts: a pair that cannot be compared is in none of the sums
    if (!product.usable || items === null || replacements.best === null || replacements.worst === null) continue;
    const place = products.add(product, () => settledOf(scope, prodsys_id, overrides));
    addTo(own, place, quantity, items);
    const newScale = () => ({ highest: drawnHighest(products, compiled, usecase_id), weight: 0 });
    getOrInsert(scales, usecase_id, newScale).weight += quantity / items;
    for (const [variant, by] of [
      [best, replacements.best],
      [worst, replacements.worst],
    ] as const) {
      // uses of the replacement per use of the product, for the same F
      addTo(variant, addBuiltIn(products, compiled, by.id), (quantity * by.items) / items, by.items);
    }
  }
  return { products, held: [own, best, worst].map((map) => map ?? new Map<number, Held>()), scales };
}

/** Uncertain columns of a variant, by index in METRIC_IDS; the chemicals rating is certain. */
const VARYING = [
  ...QUANT_METRIC_IDS.map((id) => ({ id, value: QUANT_PLACE[id] })),
  { id: "sust_source", value: SOURCING } as const,
  { id: "recoverability", value: RECOVERABILITY } as const,
].map(({ id, value }) => ({ id, place: METRIC_IDS.indexOf(id), value }));

/**
 * All draws of a portfolio and of its best and worst replacements, in the order of VARIANTS, scored like the portfolio
 * (method.md sections 9 and 10). The cost depends on the number of distinct pairs, not of entries. Yields the share done.
 */
export function* portfolioSampleSteps(
  live: LivePortfolio,
  settings: DrawSettings,
): Steps<{ readonly variants: readonly ScoreSamples[]; readonly quantities: UncertainQuantities }> {
  const { draws } = settings;
  const { scope } = live;
  const { products, held, scales } = yield* within(0, LAID_OUT, layoutSteps(live));
  const valuesAt = yield* within(LAID_OUT, DRAWN, products.steps(settings));
  const sums = live.sums.slice();
  const nominal = live.scores();
  const known = [true, nominal.best !== null, nominal.worst !== null];
  const collectors = VARIANTS.map(() => new SampleCollector(draws));
  const columns = VARYING.map(({ id, ...column }) => ({
    ...column,
    perUnit: scope.compiled.tables.metrics.get(id)?.type_port === "other" && column.value < SOURCING,
  }));
  const members = held.map((variant) =>
    [...variant].map(([place, amounts]) => ({ at: place * DRAWN_VALUES, ...amounts })),
  );
  for (let draw = 0; draw < draws; draw++) {
    if (draw > 0 && draw % DRAWS_A_STEP === 0) yield DRAWN + ((1 - DRAWN) * draw) / draws;
    const values = valuesAt(draw);
    sums.fill(0, HIGHEST, HIGHEST + QUANT_METRIC_IDS.length);
    for (const { highest, weight } of scales.values()) {
      const top = highest(values);
      for (let column = 0; column < top.length; column++) {
        sums[HIGHEST + column] = finite((sums[HIGHEST + column] ?? 0) + weight * (top[column] ?? 0));
      }
    }
    STARTS.forEach((start, variant) => {
      for (const { place, value, perUnit } of columns) {
        let sum = 0;
        for (const { at, uses, units } of members[variant] ?? [])
          sum += (perUnit ? units : uses) * (values[at + value] ?? 0);
        sums[start + place] = finite(sum);
      }
      const totals = known[variant] === true ? totalsOf(sums, start, scope) : NO_REPLACEMENTS;
      const collector = collectors[variant];
      METRIC_IDS.forEach((id, place) => collector?.metric(draw, place, totals.raw[id], totals.score[id]));
      collector?.summary(draw, totals.summary);
    });
  }
  return { variants: collectors.map((collector) => collector.samples()), quantities: products.quantities };
}
