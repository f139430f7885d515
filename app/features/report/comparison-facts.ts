import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { climateMethod } from "../../../workers/engine/climate-method.ts";
import type { RecoveryGroup } from "../../../workers/engine/recovery-streams.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { weightList } from "./score-key.tsx";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

const { settings, assumptions } = reportTexts;

type Recycling = Pick<Comparison, "customCompostingAndRecycling" | "recycling_overrides">;

/** One sentence per recovery stream whose setting differs from the region's. */
export const recyclingFacts = (
  { customCompostingAndRecycling, recycling_overrides }: Recycling,
  streams: readonly RecoveryGroup[],
): readonly string[] => {
  if (!customCompostingAndRecycling) return [];
  const known = new Map(
    streams.flatMap((group) => group.streams).map(({ mat_recov_id, mat_recov_name }) => [mat_recov_id, mat_recov_name]),
  );
  const changed = (["recycle", "compost"] as const).flatMap((kind) =>
    Object.entries(recycling_overrides[kind] ?? {}).map(([id, on]) =>
      settings.stream(inSentence(known.get(id) ?? id), on, kind),
    ),
  );
  return [settings.recycling, ...changed];
};

interface ComparisonSettings {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly products: readonly ResultRow[];
  readonly columns: readonly MetricColumn[];
  readonly streams: readonly RecoveryGroup[];
  /** prodsys_ids of custom products with overrides */
  readonly changed: ReadonlySet<string>;
}

/** Settings of a comparison that differ from the reference data, one sentence each. */
export const settingFacts = (given: ComparisonSettings): readonly string[] => {
  const { comparison, catalogue, products, columns, streams, changed } = given;
  const own = products.filter((product) => product.own);
  const food = catalogue.foods.find(({ food_id }) => food_id === comparison.food_id);
  return [
    ...recyclingFacts(comparison, streams),
    ...(comparison.weights === undefined ? [] : [settings.weights(weightList(columns))]),
    ...(own.length === 0 ? [] : [settings.ownProducts(own.map(({ name }) => inSentence(name)))]),
    ...(changed.size === 0
      ? []
      : [
          settings.changedProducts(
            products.filter(({ prodsys_id }) => changed.has(prodsys_id)).map(({ name }) => inSentence(name)),
          ),
        ]),
    ...(food?.own === true ? [settings.ownFood(food.food_name)] : []),
  ];
};

/** The set of warming potentials behind the climate figures, if the dataset names it. */
export const climateFacts = (catalogue: Catalogue): readonly string[] => {
  const method = climateMethod(catalogue);
  return method === null ? [] : [assumptions.climate(method)];
};

/** Assumptions behind the scores of a comparison, one sentence each. */
export const assumptionFacts = (given: Omit<ComparisonSettings, "streams" | "changed">): readonly string[] => {
  const { comparison, catalogue, products, columns } = given;
  const region = catalogue.regions.find(({ region_id }) => region_id === comparison.region_use);
  const food = catalogue.foods.find(({ food_id }) => food_id === comparison.food_id);
  const reusables = products.filter(({ reusable }) => reusable);
  const washed = reusables.flatMap(({ prodsys_id, name }) => {
    const system = catalogue.products.find((one) => one.prodsys_id === prodsys_id)?.wash_system ?? null;
    return system === null ? [] : [assumptions.washingOf(inSentence(name), inSentence(system))];
  });
  const assumed = columns.flatMap(({ metric_id, name }) => {
    const of = products.filter(({ scores }) => scores.assumed.includes(metric_id));
    return of.length === 0
      ? []
      : [
          assumptions.assumed(
            inSentence(name),
            of.map((one) => inSentence(one.name)),
          ),
        ];
  });
  return [
    assumptions.serving,
    ...climateFacts(catalogue),
    ...(reusables.length === 0
      ? []
      : [
          assumptions.uses(
            reusables.map(({ name, scores }) => assumptions.usesOf(inSentence(name), formatCount(scores.uses))),
          ),
        ]),
    ...(washed.length === 0 ? [] : [assumptions.washing(washed)]),
    food === undefined || food.food_id === catalogue.default_food
      ? assumptions.foodWorst
      : assumptions.food(inSentence(food.food_name)),
    comparison.customCompostingAndRecycling
      ? assumptions.recyclingCustom
      : assumptions.recyclingRegional(region?.region_name2 ?? comparison.region_use),
    ...assumed,
  ];
};
