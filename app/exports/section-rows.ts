import { QUANT_METRIC_IDS, type QuantMetricId, STAGES } from "../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../workers/engine/analysis/break-even.ts";
import type { UseCaseBreakEvens } from "../../workers/engine/analysis/portfolio-break-even.ts";
import type { ProductContributions } from "../../workers/engine/analysis/product-contributions.ts";
import type { ProductProfile } from "../../workers/engine/analysis/product-profile.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { ComparisonScores } from "../../workers/engine/comparison-result.ts";
import type { Contribution } from "../../workers/engine/inventory/contributions.ts";
import { flag, productCells, type NamedCell, type TableContext, metricsInOrder } from "./context-columns.ts";
import { cellTable, type CsvFormat } from "./csv-text.ts";
import { whyNever } from "./why-never.ts";

export interface BreakEvenReport extends TableContext {
  readonly pairs: readonly BreakEvenPair[];
}

const SHORT_HEADER = ["reusable_id", "single_use_id", "metric", "break-even [uses]"] as const;

/** The break-even of a pair on a metric, and the two lines of impact over uses that cross there. */
const pairCells = (
  { reusable_id, other_id, by_metric }: BreakEvenPair,
  metric: QuantMetricId,
  { catalogue, counted }: { readonly catalogue: Catalogue; readonly counted: number | null },
): NamedCell[] => {
  const { uses, crossing, never, life, per_use, other } = by_metric[metric];
  const unit = catalogue.metrics.find(({ metric_id }) => metric_id === metric)?.unit ?? "";
  const known = never === null || never === "wash_costs_more";
  const [reusable, single] = [productCells({ catalogue }, reusable_id), productCells({ catalogue }, other_id)];
  return [
    { name: "reusable_id", value: reusable_id },
    { name: "reusable product", value: reusable[1]?.value ?? reusable_id },
    { name: "single_use_id", value: other_id },
    { name: "single-use product", value: single[1]?.value ?? other_id },
    { name: "metric", value: metric },
    { name: "break-even [uses]", value: uses },
    { name: "lines cross at [uses]", value: crossing },
    { name: "why never", value: whyNever(never) },
    { name: "uses that the scores count", value: counted },
    { name: "unit", value: unit },
    { name: "reusable, before the first use [unit per functional unit]", value: known ? life : null },
    { name: "reusable, each use [unit per functional unit]", value: known ? per_use : null },
    { name: "single-use, each use [unit per functional unit]", value: known ? other : null },
  ];
};

/** One row per pair of a comparison and metric. */
export const breakEvenCsv = ({ catalogue, pairs, context }: BreakEvenReport, format: CsvFormat): string =>
  cellTable(
    pairs.flatMap((pair) => {
      const counted = catalogue.products.find(({ prodsys_id }) => prodsys_id === pair.reusable_id)?.uses ?? null;
      return QUANT_METRIC_IDS.map((metric) => [...pairCells(pair, metric, { catalogue, counted }), ...context]);
    }),
    SHORT_HEADER,
    format,
  );

export interface PortfolioBreakEvenReport extends TableContext {
  readonly groups: readonly UseCaseBreakEvens[];
}

/** One row per pair of a portfolio's use case and metric. */
export const portfolioBreakEvenCsv = (report: PortfolioBreakEvenReport, format: CsvFormat): string => {
  const { groups, catalogue, context } = report;
  return cellTable(
    groups.flatMap(({ usecase_id, products, best_id, pairs }) => {
      const useCase = catalogue.use_cases.find((one) => one.usecase_id === usecase_id)?.usecase_name ?? usecase_id;
      return pairs.flatMap((pair) => {
        const [reusable, other] = [pair.reusable_id, pair.other_id].map((id) =>
          products.find(({ prodsys_id }) => prodsys_id === id),
        );
        return QUANT_METRIC_IDS.map((metric): NamedCell[] => [
          { name: "usecase_id", value: usecase_id },
          { name: "use case", value: useCase },
          ...pairCells(pair, metric, { catalogue, counted: reusable?.uses ?? null }),
          { name: "quantity of the reusable [uses]", value: reusable?.quantity ?? null },
          { name: "quantity of the single-use product [uses]", value: other?.quantity ?? null },
          { name: "best single-use product of the use case", value: flag(pair.other_id === best_id) },
          ...context,
        ]);
      });
    }),
    ["usecase_id", ...SHORT_HEADER],
    format,
  );
};

interface CircularityReport extends TableContext {
  readonly scores: ComparisonScores;
}

/** The mass flows of each product, one row per product in the order of the comparison; shares from 0 to 1. */
export const circularityCsv = (report: CircularityReport, format: CsvFormat): string =>
  cellTable(
    report.scores.products.flatMap((product) => {
      if (product === null) return [];
      const { mass_per_unit, ...flows } = product.circularity;
      return [
        [
          ...productCells(report, product.prodsys_id),
          { name: "recycled content in [share of mass]", value: flows.recycled_content },
          { name: "recycled [share of mass]", value: flows.recycled },
          { name: "composted [share of mass]", value: flows.composted },
          { name: "landfilled [share of mass]", value: flows.landfilled },
          { name: "incinerated [share of mass]", value: flows.incinerated },
          { name: "littered [share of mass]", value: flows.littered },
          { name: "open dumped [share of mass]", value: flows.open_dumped },
          // without a size the number of items per serving is unknown
          { name: "mass [g per functional unit]", value: product.items === null ? null : mass_per_unit },
          ...report.context,
        ],
      ];
    }),
    ["product_id"],
    format,
  );

/** Contributions in the order of the comparison; null = the product does not exist, and has no row. */
export interface ImpactReport extends TableContext {
  readonly contributions: readonly (ProductContributions | null)[];
}

const columnsOf = (report: TableContext): readonly { readonly id: QuantMetricId; readonly name: string }[] =>
  metricsInOrder(report).flatMap(({ metric_id, unit }) => {
    const id = QUANT_METRIC_IDS.find((quant) => quant === metric_id);
    return id === undefined ? [] : [{ id, name: `${id} [${unit} per functional unit]` }];
  });

/** The sum of the chosen cells per metric; empty where the raw value is missing. */
const sums = (
  report: ImpactReport,
  product: ProductContributions,
  isIn: (cell: Contribution) => boolean,
): NamedCell[] =>
  columnsOf(report).map(({ id, name }) => ({
    name,
    value: product.by_metric?.[id].reduce((sum, cell) => (isIn(cell) ? sum + cell.value : sum), 0) ?? null,
  }));

const existing = ({ contributions }: ImpactReport) => contributions.filter((product) => product !== null);

/** One row per product and life-cycle stage, one column per metric; the stages of a product add up to its raw value. */
export const stagesCsv = (report: ImpactReport, format: CsvFormat): string =>
  cellTable(
    existing(report).flatMap((product) =>
      STAGES.map((stage) => [
        ...productCells(report, product.prodsys_id),
        { name: "stage", value: stage },
        ...sums(report, product, (cell) => cell.stage === stage),
        ...report.context,
      ]),
    ),
    ["product_id", "stage"],
    format,
  );

/** One row per product, component and stage; washing of the whole product has the component `product`. */
export const componentsCsv = (report: ImpactReport, format: CsvFormat): string =>
  cellTable(
    existing(report).flatMap((product) => {
      const washing = { component_id: "product", component_name: "whole product" };
      const isWashed = product.by_metric?.climate.some(({ component_id }) => component_id === "product") === true;
      return [...product.components, ...(isWashed ? [washing] : [])].flatMap(({ component_id, component_name }) =>
        STAGES.filter((stage) => (stage === "washing") === (component_id === "product")).map((stage) => [
          ...productCells(report, product.prodsys_id),
          { name: "component_id", value: component_id },
          { name: "component", value: component_name },
          { name: "stage", value: stage },
          ...sums(report, product, (cell) => cell.stage === stage && cell.component_id === component_id),
          ...report.context,
        ]),
      );
    }),
    ["product_id", "component_id", "stage"],
    format,
  );

/** Profiles in the order of the comparison; null = the product does not exist, and has no row. */
export interface ProfilesReport extends TableContext {
  readonly usecase_id: string;
  readonly profiles: readonly (ProductProfile | null)[];
}

/** One row per component, with the data of its product on every row. */
export const profilesCsv = (report: ProfilesReport, format: CsvFormat): string => {
  const useCase = report.catalogue.use_cases.find((one) => one.usecase_id === report.usecase_id);
  const rows = report.profiles.flatMap((profile) => {
    if (profile === null) return [];
    const { washing, production, provenance } = profile;
    return profile.components.map((part) => [
      ...productCells(report, profile.prodsys_id),
      { name: "description", value: profile.description },
      { name: "component_id", value: part.component_id },
      { name: "component", value: part.component_name },
      { name: "mat_recipe_id", value: part.mat_recipe_id },
      { name: "material", value: part.material },
      { name: "mass [g]", value: part.mass_grams },
      { name: "recycled content [share of mass]", value: part.recycled_content },
      { name: "contact with food", value: part.contact },
      { name: "litter class", value: part.litter_class },
      { name: "littered [share of mass]", value: part.litter_rate },
      { name: "product mass [g]", value: profile.mass_grams },
      { name: `size [${useCase?.unit ?? "unit"}]`, value: profile.size },
      { name: "uses per item", value: profile.uses },
      { name: "washing system", value: washing?.system ?? null },
      { name: "washes per use", value: washing?.washes_per_use ?? null },
      { name: "items per rack", value: washing?.items_per_rack ?? null },
      { name: "way to the washing hub [km]", value: washing?.hub_km ?? null },
      { name: "production_region_id", value: production.region_id },
      { name: "production region", value: production.region_name },
      { name: "production region assumed", value: flag(!production.stated) },
      {
        name: "transport",
        value: profile.transport.map(({ stage, mode, km }) => `${stage}: ${mode}, ${km} km`).join("; "),
      },
      { name: "source", value: provenance?.source ?? null },
      { name: "source year", value: provenance?.source_year ?? null },
      { name: "geography", value: provenance?.geography ?? null },
      { name: "quality", value: provenance?.quality ?? null },
      { name: "checked", value: provenance?.checked ?? null },
      ...report.context,
    ]);
  });
  return cellTable(rows, ["product_id", "component_id"], format);
};
