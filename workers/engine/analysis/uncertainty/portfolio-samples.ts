import { METRIC_IDS, QUANT_METRIC_IDS } from "../../../../edge-api/contract/metrics.ts";
import { QUANT_PLACE } from "../../metrics/metric-set.ts";
import type { LivePortfolio } from "../../portfolio/live-portfolio.ts";
import { createReplacements } from "../../portfolio/replacements.ts";
import { BEST, HIGHEST, OWN, WORST } from "../../portfolio/row-layout.ts";
import { within, type Steps } from "../../portfolio/steps.ts";
import { NOTHING_SERVED, totalsOf } from "../../portfolio/totals.ts";
import { itemsPerUnit } from "../../product/size.ts";
import { bestAndWorst } from "../../scoring/best-and-worst.ts";
import { foodRiskOf, productOf, settledOf } from "../../scoring/scope.ts";
import { finite } from "../../tables/quantity.ts";
import { addBuiltIn, drawnHighest, type DrawnHighest } from "./drawn-scales.ts";
import { DRAWN_VALUES, ProductDraws, RECOVERABILITY, SOURCING } from "./product-draws.ts";
import type { UncertainQuantities } from "./quantities.ts";
import { SampleCollector, type ScoreSamples } from "./score-samples.ts";
import type { DrawSettings } from "./uncertainty.ts";

/** The portfolio itself, and what it would be of the best and the worst products, as in its results. */
export const VARIANTS = ["own", "best", "worst"] as const;
const STARTS = [OWN, BEST, WORST] as const;

/** Draws made between two chances to report or to stop: a few milliseconds. */
const DRAWS_A_STEP = 16;
/** Pairs laid out between two chances to report or to stop. */
const PAIRS_A_STEP = 64;
/** Shares of the work, roughly: laying out, drawing the quantities, before scoring with them. */
const LAID_OUT = 0.1;
const DRAWN = 0.3;

/** How much of a drawn product a variant holds. */
interface Held {
  /** Σ uses, and Σ functional units of those of known size */
  uses: number;
  units: number;
}

/** A use case's share of `highest`: Σ uses / items per functional unit. */
interface Scaled {
  readonly highest: DrawnHighest;
  weight: number;
}

interface Layout {
  readonly products: ProductDraws;
  /** by variant, by place among the drawn products */
  readonly held: readonly Map<number, Held>[];
  readonly scales: ReadonlyMap<string, Scaled>;
}

const addTo = (held: Map<number, Held> | undefined, place: number | null, uses: number, items: number | null): void => {
  if (held === undefined || place === null) return;
  const sum = held.get(place) ?? { uses: 0, units: 0 };
  held.set(place, sum);
  sum.uses += uses;
  sum.units += items === null ? 0 : uses * items;
};

/** What of which product the portfolio and its replacements hold: sums over its different pairs. */
function* layoutSteps(live: LivePortfolio): Steps<Layout> {
  const { scope } = live;
  const { compiled } = scope;
  const { tables } = compiled;
  const products = new ProductDraws(compiled);
  const [own, best, worst] = VARIANTS.map(() => new Map<number, Held>());
  const scales = new Map<string, Scaled>();
  const replacementsOf = createReplacements(scope);
  const replacingOf = new Map<string, { readonly best: string | null; readonly worst: string | null }>();
  const held = [...live.held()];
  for (const [at, { pair, quantity }] of held.entries()) {
    if (at > 0 && at % PAIRS_A_STEP === 0) yield at / held.length;
    const product = productOf(scope, pair.prodsys_id, pair.overrides);
    const settled = settledOf(scope, pair.prodsys_id, pair.overrides);
    if (product === null || settled === null) continue;
    const food = foodRiskOf(scope, pair.food_id === "" ? tables.params.default_food : pair.food_id);
    const usecase_id = pair.usecase_id === "" ? product.usecase_id : pair.usecase_id;
    const useCase = tables.use_cases.get(usecase_id);
    const items = itemsPerUnit(product, useCase);
    if (product.usable) addTo(own, products.add(product, settled), quantity, items);
    if (items === null) continue;
    if (product.usable) {
      const scaled = scales.get(usecase_id) ?? { highest: drawnHighest(products, compiled, usecase_id), weight: 0 };
      scales.set(usecase_id, scaled);
      scaled.weight += quantity / items;
    }
    const key = JSON.stringify([usecase_id, food.score]);
    const replacing = replacingOf.get(key) ?? idsOf(bestAndWorst(scope, usecase_id, food));
    replacingOf.set(key, replacing);
    const scored = replacementsOf(usecase_id, food);
    for (const [variant, id, by] of [
      [best, replacing.best, scored.best],
      [worst, replacing.worst, scored.worst],
    ] as const) {
      // the same F: so many uses of the replacement for each use of the product
      if (id === null || by === null || by.items === null) continue;
      addTo(variant, addBuiltIn(products, compiled, id), (quantity * by.items) / items, by.items);
    }
  }
  return { products, held: [own, best, worst].map((map) => map ?? new Map<number, Held>()), scales };
}

const idsOf = ({ best, worst }: ReturnType<typeof bestAndWorst>) => ({
  best: best?.prodsys_id ?? null,
  worst: worst?.prodsys_id ?? null,
});

/** Columns of a variant that vary, by their places in METRIC_IDS; the chemicals rating does not. */
const VARYING = [
  ...QUANT_METRIC_IDS.map((id) => ({ id, value: QUANT_PLACE[id] })),
  { id: "sust_source", value: SOURCING } as const,
  { id: "recoverability", value: RECOVERABILITY } as const,
].map(({ id, value }) => ({ id, place: METRIC_IDS.indexOf(id), value }));

/**
 * All draws of a portfolio and of its best and worst replacements, in the order of VARIANTS, scored as the portfolio is
 * (method.md sections 9 and 10). Entries are folded to their different products first, so their number costs nothing.
 */
export function* portfolioSampleSteps(
  live: LivePortfolio,
  { seed, draws }: DrawSettings,
): Steps<{ readonly variants: readonly ScoreSamples[]; readonly quantities: UncertainQuantities }> {
  const { scope } = live;
  const { products, held, scales } = yield* within(0, LAID_OUT, layoutSteps(live));
  const valuesAt = yield* within(LAID_OUT, DRAWN, products.steps(seed, draws));
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
  const serves = nominal.raw.climate !== null || nominal.raw.chemicals !== null || nominal.kpis.items > 0;
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
      const totals = serves && known[variant] === true ? totalsOf(sums, start, scope) : NOTHING_SERVED;
      const collector = collectors[variant];
      METRIC_IDS.forEach((id, place) => collector?.metric(draw, place, totals.raw[id], totals.score[id]));
      collector?.summary(draw, totals.summary);
    });
  }
  return { variants: collectors.map((collector) => collector.samples()), quantities: products.quantities };
}
