import { STAGES, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ProductContributions } from "../../../workers/engine/analysis/product-contributions.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { impactStagesTexts } from "../../text/en/impact-stages.ts";

/** A life-cycle stage, or all components of one name. */
export interface ImpactSeries {
  readonly id: string;
  readonly label: string;
}

export interface ImpactRow {
  readonly prodsys_id: string;
  readonly name: string;
  readonly reusable: boolean;
  /** per functional unit, in the order of the series; null = unknown */
  readonly values: readonly number[] | null;
  /** sum of the values = the raw score; null = unknown */
  readonly total: number | null;
}

/** Data of the chart and its table: the same series for every product. */
export interface Impact {
  readonly series: readonly ImpactSeries[];
  readonly rows: readonly ImpactRow[];
}

export type Split = "stage" | "component";

/** Most component series that are distinguishable; the smallest are merged. */
const MAX_COMPONENTS = 6;
/** Component id of washing in contributions. */
const WHOLE_PRODUCT = "product";
export const WASHING = "washing";
export const OTHERS = "others";

interface PartValue {
  readonly series: string;
  readonly value: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Rows of the scored products, in the given order; sums parts by the key of their series. */
const assemble = (
  products: readonly ComparedProduct[],
  contributions: readonly (ProductContributions | null)[],
  series: readonly ImpactSeries[],
  partsOf: (product: ProductContributions) => readonly PartValue[] | null,
): Impact => {
  const known = new Map(contributions.flatMap((product) => (product === null ? [] : [[product.prodsys_id, product]])));
  const rows = products.flatMap(({ prodsys_id, name, reusable }): ImpactRow[] => {
    const product = known.get(prodsys_id);
    if (product === undefined) return [];
    const parts = partsOf(product);
    const values =
      parts && series.map(({ id }) => sumOf(parts.flatMap((part) => (part.series === id ? part.value : []))));
    return [{ prodsys_id, name, reusable, values, total: values && sumOf(values) }];
  });
  return { series, rows };
};

const byStage = (
  products: readonly ComparedProduct[],
  contributions: readonly (ProductContributions | null)[],
  metric: QuantMetricId,
): Impact =>
  assemble(
    products,
    contributions,
    STAGES.map((stage) => ({ id: stage, label: impactStagesTexts.stages[stage] })),
    (product) => product.by_metric?.[metric].map(({ stage, value }) => ({ series: stage, value })) ?? null,
  );

/** One series per component name across products, largest first, washing last. */
const byComponent = (
  products: readonly ComparedProduct[],
  contributions: readonly (ProductContributions | null)[],
  metric: QuantMetricId,
): Impact => {
  const keyOf = (label: string): string => `part ${label.toLowerCase()}`;
  const labels = new Map<string, string>();
  const sizes = new Map<string, number>();
  const partsOf = ({ components, by_metric }: ProductContributions): PartValue[] | null =>
    by_metric?.[metric].map(({ component_id, value }) => {
      if (component_id === WHOLE_PRODUCT) return { series: WASHING, value };
      const label = components.find((component) => component.component_id === component_id)?.component_name;
      labels.set(keyOf(label ?? component_id), label ?? component_id);
      return { series: keyOf(label ?? component_id), value };
    }) ?? null;

  const compared = new Set(products.map(({ prodsys_id }) => prodsys_id));
  for (const product of contributions) {
    if (product === null || !compared.has(product.prodsys_id)) continue;
    for (const { series, value } of partsOf(product) ?? []) {
      sizes.set(series, (sizes.get(series) ?? 0) + Math.abs(value));
    }
  }
  const largest = [...sizes].toSorted(([, a], [, b]) => b - a).flatMap(([id]) => (id === WASHING ? [] : id));
  const own = largest.length > MAX_COMPONENTS ? largest.slice(0, MAX_COMPONENTS - 1) : largest;
  const series = [
    ...own.map((id) => ({ id, label: labels.get(id) ?? id })),
    ...(own.length < largest.length ? [{ id: OTHERS, label: impactStagesTexts.otherParts }] : []),
    ...(sizes.has(WASHING) ? [{ id: WASHING, label: impactStagesTexts.wholeProduct }] : []),
  ];
  const shown = new Set(series.map(({ id }) => id));
  return assemble(
    products,
    contributions,
    series,
    (product) => partsOf(product)?.map((part) => (shown.has(part.series) ? part : { ...part, series: OTHERS })) ?? null,
  );
};

/**
 * One metric of the compared products, split by life-cycle stage or by component; both splits sum to the same total.
 * `per` = data units per displayed unit.
 */
export const impactOf = (
  products: readonly ComparedProduct[],
  contributions: readonly (ProductContributions | null)[],
  metric: QuantMetricId,
  split: Split,
  per = 1,
): Impact => {
  const { series, rows } = (split === "stage" ? byStage : byComponent)(products, contributions, metric);
  return {
    series,
    rows: rows.map((row) => ({
      ...row,
      values: row.values && row.values.map((value) => value / per),
      total: row.total === null ? null : row.total / per,
    })),
  };
};
