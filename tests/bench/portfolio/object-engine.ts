import {
  METRIC_IDS,
  type MetricId,
  QUANT_METRIC_IDS,
  type QuantMetricId,
  RATING_METRIC_IDS,
  type Stage,
  STAGES,
} from "../../../edge-api/contract/metrics.ts";
import { perStage } from "../../../workers/engine/inventory/contributions.ts";
import { METRIC_PLACE, QUANT_PLACE } from "../../../workers/engine/metrics/metric-set.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/entry-line.ts";
import { bestAndWorst } from "../../../workers/engine/scoring/best-and-worst.ts";
import { metricScores } from "../../../workers/engine/scoring/metric-scores.ts";
import { normalize } from "../../../workers/engine/scoring/normalize.ts";
import { scaleOf } from "../../../workers/engine/scoring/scale.ts";
import { foodRiskOf, productOf, type Scope } from "../../../workers/engine/scoring/scope.ts";
import { summaryOf } from "../../../workers/engine/scoring/weights.ts";

type Values = Record<MetricId, number>;
type QuantValues = Record<QuantMetricId, number>;

interface Kpis {
  items: number;
  mass_kg: number;
  single_use_mass_kg: number;
  plastic_mass_kg: number;
  reusable_uses: number;
  recycled_content_kg: number;
  littered_kg: number;
  recycled_kg: number;
  composted_kg: number;
  landfilled_kg: number;
  incinerated_kg: number;
  open_dumped_kg: number;
}

/** What an entry of a product, food and settings comes to, per use: scored once, remembered. */
interface ItemScores {
  readonly own: Variant;
  readonly score: Values;
  readonly summary: number | null;
  readonly highest: QuantValues;
  readonly kpis: Kpis;
  readonly stages: Record<Stage, QuantValues>;
  readonly best: Variant;
  readonly worst: Variant;
}

interface Variant {
  /** uses of the replacement for each use of the product */
  readonly uses: number;
  readonly raw: Values;
}

const zeros = (): Values => ({
  climate: 0,
  h2o: 0,
  plastic_pollution: 0,
  chemicals: 0,
  sust_source: 0,
  recoverability: 0,
  land_use: 0,
});
const valuesOf = (list: readonly (number | null)[]): Values => {
  const values = zeros();
  for (const metric of METRIC_IDS) values[metric] = list[METRIC_PLACE[metric]] ?? 0;
  return values;
};
const quantZeros = (): QuantValues => ({ climate: 0, h2o: 0, plastic_pollution: 0, land_use: 0 });
const noKpis = (): Kpis => ({
  items: 0,
  mass_kg: 0,
  single_use_mass_kg: 0,
  plastic_mass_kg: 0,
  reusable_uses: 0,
  recycled_content_kg: 0,
  littered_kg: 0,
  recycled_kg: 0,
  composted_kg: 0,
  landfilled_kg: 0,
  incinerated_kg: 0,
  open_dumped_kg: 0,
});
const noStages = (): Record<Stage, QuantValues> => ({
  materials: quantZeros(),
  forming: quantZeros(),
  transport: quantZeros(),
  washing: quantZeros(),
  end_of_life: quantZeros(),
});

// field by field: names that are known to the compiler cost a tenth of names that are looked up
function addValues(sums: Values, factor: number, values: Values): void {
  sums.climate += factor * values.climate;
  sums.h2o += factor * values.h2o;
  sums.plastic_pollution += factor * values.plastic_pollution;
  sums.chemicals += factor * values.chemicals;
  sums.sust_source += factor * values.sust_source;
  sums.recoverability += factor * values.recoverability;
  sums.land_use += factor * values.land_use;
}

function addQuantValues(sums: QuantValues, factor: number, values: QuantValues): void {
  sums.climate += factor * values.climate;
  sums.h2o += factor * values.h2o;
  sums.plastic_pollution += factor * values.plastic_pollution;
  sums.land_use += factor * values.land_use;
}

function addKpis(sums: Kpis, quantity: number, kpis: Kpis): void {
  sums.items += quantity;
  sums.mass_kg += quantity * kpis.mass_kg;
  sums.single_use_mass_kg += quantity * kpis.single_use_mass_kg;
  sums.plastic_mass_kg += quantity * kpis.plastic_mass_kg;
  sums.reusable_uses += quantity * kpis.reusable_uses;
  sums.recycled_content_kg += quantity * kpis.recycled_content_kg;
  sums.littered_kg += quantity * kpis.littered_kg;
  sums.recycled_kg += quantity * kpis.recycled_kg;
  sums.composted_kg += quantity * kpis.composted_kg;
  sums.landfilled_kg += quantity * kpis.landfilled_kg;
  sums.incinerated_kg += quantity * kpis.incinerated_kg;
  sums.open_dumped_kg += quantity * kpis.open_dumped_kg;
}

/** Sums of one variant; ratings are weighted by uses. */
interface Totals {
  uses: number;
  readonly raw: Values;
}

function addVariant(totals: Totals, quantity: number, variant: Variant): void {
  const uses = quantity * variant.uses;
  totals.uses += uses;
  addValues(totals.raw, uses, variant.raw);
}

/**
 * How a competent engine over objects scores a portfolio: every entry is an object, what depends on product, food
 * and settings is scored once and kept in a Map, and an entry costs one lookup, plain additions and its result
 * object. It gives what the compiled engine gives (totals, best, worst, key figures, stages, per entry), so that both are
 * held to the same work. Uses the engine's own scores of single products: only the portfolio differs.
 */
export class ObjectEngine {
  readonly #scope: Scope;
  readonly #memo = new Map<string, ItemScores | null>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  score(entries: readonly PortfolioEntry[]) {
    const own: Totals = { uses: 0, raw: zeros() };
    const best: Totals = { uses: 0, raw: zeros() };
    const worst: Totals = { uses: 0, raw: zeros() };
    const highest = quantZeros();
    const kpis = noKpis();
    const stages = noStages();
    const per_entry = entries.map((entry) => {
      const item = this.#item(entry);
      if (item === null) return null;
      const quantity = Number(entry.quantity);
      addVariant(own, quantity, item.own);
      addVariant(best, quantity, item.best);
      addVariant(worst, quantity, item.worst);
      addKpis(kpis, quantity, item.kpis);
      addQuantValues(highest, quantity, item.highest);
      for (const stage of STAGES) addQuantValues(stages[stage], quantity, item.stages[stage]);
      const raw = {
        ...item.own.raw,
        climate: quantity * item.own.raw.climate,
        h2o: quantity * item.own.raw.h2o,
        plastic_pollution: quantity * item.own.raw.plastic_pollution,
        land_use: quantity * item.own.raw.land_use,
      };
      return { raw, score: item.score, summary: item.summary };
    });
    return {
      ...this.#scored(own, highest),
      best: this.#scored(best, highest),
      worst: this.#scored(worst, highest),
      highest,
      kpis: { ...kpis, reusable_use_share: kpis.reusable_uses / kpis.items },
      stages,
      per_entry,
    };
  }

  #item(entry: PortfolioEntry): ItemScores | null {
    const ids = `${entry.usecase_id}/${entry.prodsys_id}/${entry.food_id}`;
    const key = entry.overrides === undefined ? ids : ids + JSON.stringify(entry.overrides);
    const known = this.#memo.get(key);
    if (known !== undefined) return known;
    const item = this.#scoreItem(entry);
    this.#memo.set(key, item);
    return item;
  }

  #scoreItem({ usecase_id, prodsys_id, food_id, overrides }: PortfolioEntry): ItemScores | null {
    const { compiled, weights } = this.#scope;
    const product = productOf(this.#scope, prodsys_id, overrides);
    const food = foodRiskOf(this.#scope, food_id);
    if (product === null || !food.known) return null;
    const scale = scaleOf(compiled, usecase_id);
    const scoresOf = (of: typeof product) =>
      metricScores(of, food, usecase_id, scale, compiled.tables, weights.values, "portfolio");
    const scored = scoresOf(product);
    const items = scored.items ?? 1;
    const replacement = (of: typeof product | null): Variant => {
      const scores = scoresOf(of ?? product);
      return { uses: (scores.items ?? 1) / items, raw: valuesOf(scores.per_use) };
    };
    const { best, worst } = bestAndWorst(this.#scope, usecase_id, food);
    const highest = quantZeros();
    const stages = noStages();
    for (const metric of QUANT_METRIC_IDS) {
      highest[metric] = (scale.highest[QUANT_PLACE[metric]] ?? 0) / items;
      const ofMetric = perStage(product, compiled, metric, 1);
      for (const stage of STAGES) stages[stage][metric] = ofMetric[stage];
    }
    const mass = product.mass_kg / product.uses;
    const { flows } = product;
    return {
      own: { uses: 1, raw: valuesOf(scored.per_use) },
      score: valuesOf(scored.scores),
      summary: scored.summary,
      highest,
      kpis: {
        items: 1,
        mass_kg: mass,
        single_use_mass_kg: product.reusable ? 0 : mass,
        plastic_mass_kg: mass * flows.plastic,
        reusable_uses: product.reusable ? 1 : 0,
        recycled_content_kg: mass * flows.recycled_content,
        littered_kg: mass * flows.littered,
        recycled_kg: mass * flows.recycled,
        composted_kg: mass * flows.composted,
        landfilled_kg: mass * flows.landfilled,
        incinerated_kg: mass * flows.incinerated,
        open_dumped_kg: mass * flows.open_dumped,
      },
      stages,
      best: replacement(best),
      worst: replacement(worst),
    };
  }

  #scored(totals: Totals, highest: QuantValues) {
    const { tables } = this.#scope.compiled;
    const raw = { ...totals.raw };
    for (const metric of RATING_METRIC_IDS) raw[metric] /= totals.uses;
    const score = zeros();
    for (const id of METRIC_IDS) {
      const metric = tables.metrics.get(id);
      const limit = id in highest ? highest[id as QuantMetricId] : 0;
      score[id] =
        (metric && normalize(metric, metric.type_port, raw[id], limit).score) ?? tables.params.metric_missing_default;
    }
    const summary = summaryOf(
      METRIC_IDS.map((id) => score[id]),
      this.#scope.weights.values,
    );
    return { raw, score, summary };
  }
}
