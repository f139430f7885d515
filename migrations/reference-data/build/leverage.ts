import {
  LISTED_ESTIMATES,
  type LeverageFigure,
  type LeverageFile,
  type RowLeverage,
} from "../../../edge-api/contract/leverage.ts";
import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { BASE_REGION, IMAGINARY_REGION } from "../../../edge-api/contract/regions.ts";
import { comparisonOf } from "../../../edge-api/services/tables/built-in-scores.ts";
import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { perQuantMetric } from "../../../workers/engine/metrics/per-metric.ts";
import { wantedKey, type Wanted } from "./wanted.ts";
import { comparisonLeverage, type MovedProduct } from "../../../workers/engine/analysis/leverage.ts";
import { ESTIMATE } from "../../../workers/engine/analysis/explain-lines.ts";
import type { Reference } from "../../../workers/engine/tables/reference.ts";
import type { TableSet } from "./table-set.ts";

/** Number of products listed with a row. */
const MAX_PRODUCTS = 5;
/** Minimum mean change of the total scores, in points; smaller ones are invisible. */
const MIN_POINTS = 0.001;
const DIGITS = 4;

const afterSpace = (key: string): string => key.slice(key.indexOf(" ") + 1);
const afterSlash = (key: string): string => key.slice(key.indexOf("/") + 1);
const ofProduct = (key: string): string =>
  (JSON.parse(key) as readonly unknown[])
    .slice(2)
    .filter((part) => part !== "")
    .join("/");

/**
 * The row of an uncertain quantity: its table, and its key from that of the quantity, such as "factor pp_virgin",
 * "recycling_rate recyc_rate/pp" or ["mass",false,"cup","body"].
 */
const ROWS: Readonly<Record<LeverageFigure, readonly [kind: ReferenceKind, keyOf: (key: string) => string]>> = {
  factor: ["impact", afterSpace],
  energy: ["activity-spec", afterSpace],
  mass: ["recipe", ofProduct],
  uses: ["prodsys", ofProduct],
  rack: ["prodsys", ofProduct],
  recycling_rate: ["recyc-default", afterSlash],
  composting_rate: ["recyc-default", afterSlash],
  incineration_share: ["dispose-default", (key) => `${afterSpace(key)}/incineration`],
  litter_rate: ["litter-spec", afterSpace],
};

/** Columns with the quality of a factor, by metric. */
const FACTOR_QUALITY = {
  climate: "quality",
  h2o: "water_quality",
  plastic_pollution: "plastic_quality",
  land_use: "land_quality",
} as const satisfies Record<QuantMetricId, string>;

/**
 * True if the varied figure of a row is an estimate, for factors that of a metric. Uses and items per rack always are
 * (README, "Two honesty columns").
 */
function isEstimate(
  tables: TableSet,
  { figure, kind, key }: Tally["row"],
  region: string,
  metric: QuantMetricId,
): boolean {
  if (figure === "uses" || figure === "rack") return true;
  const column =
    figure === "composting_rate" ? "composting_quality" : figure === "factor" ? FACTOR_QUALITY[metric] : "quality";
  const own = tables.table(kind, region).get(key)?.[column];
  // the provenance of a base factor is in activity-spec
  const base = tables.table(kind).get(key)?.[column] ?? tables.table("activity-spec").get(key)?.[column];
  return (own ?? base) === ESTIMATE;
}

const isFigure = (kind: string): kind is LeverageFigure => Object.hasOwn(ROWS, kind);
const rounded = (points: number): number => Number(points.toFixed(DIGITS));

interface Tally {
  readonly row: Pick<RowLeverage, "kind" | "key" | "figure">;
  readonly moved: Map<string, MovedProduct>;
}

/** Leverage of every row that affects the products of a region, in points by product. */
function tallyOf(reference: Reference, tables: TableSet, region: string): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  for (const usecase_id of tables.table("usecase").keys()) {
    const ids = [...tables.table("prodsys")].flatMap(([id, product]) =>
      product["usecase"] === usecase_id ? [id] : [],
    );
    for (const { key, quantity, moved } of comparisonLeverage(reference, comparisonOf(region, usecase_id, ids))) {
      const { kind: figure } = quantity;
      if (!isFigure(figure)) continue;
      const [kind, keyOf] = ROWS[figure];
      const tally = tallies.get(key) ?? {
        row: { kind, key: keyOf(key), figure },
        moved: new Map<string, MovedProduct>(),
      };
      tallies.set(key, tally);
      for (const product of moved) tally.moved.set(product.prodsys_id, product);
    }
  }
  return [...tallies.values()];
}

/** The figures of the imaginary region are design choices, which no measurement can improve. */
function listedOf(
  rows: readonly RowLeverage[],
  pointsOf: (row: RowLeverage) => number,
  isListed: (row: RowLeverage) => boolean,
): readonly RowLeverage[] {
  const figures = new Map<string, RowLeverage>();
  for (const row of rows.toSorted((a, b) => pointsOf(b) - pointsOf(a))) {
    const figure = [row.kind, row.key, row.figure].join(" ");
    if (row.region === IMAGINARY_REGION || pointsOf(row) < MIN_POINTS || figures.has(figure)) continue;
    if (isListed(row)) figures.set(figure, row);
  }
  return [...figures.values()].slice(0, LISTED_ESTIMATES);
}

/**
 * Leverage of each row: mean change of the total scores of the built-in products, in points, when the row varies by its
 * own spread up and down (method.md section 10). Rows of the base vary in the base, rows of a region in that region.
 */
export function leverageFile(
  reference: Reference,
  tables: TableSet,
  regions: readonly string[],
  wanted: Wanted,
): LeverageFile {
  const products = tables.table("prodsys").size;
  const rows = [BASE_REGION, ...regions].flatMap((region) =>
    tallyOf(reference, tables, region).flatMap(({ row, moved: changed }): RowLeverage[] => {
      // rows of the base also affect regions, but are listed only once, with the base
      if (!tables.table(row.kind, region).has(row.key)) return [];
      const changes = [...changed.values()];
      const mean = (of: (product: MovedProduct) => number): number =>
        changes.reduce((total, product) => total + of(product), 0) / products;
      const points = mean((product) => product.points);
      const by_metric = perQuantMetric((_, metric) => rounded(mean((product) => product.by_metric[metric])));
      if (Math.max(points, ...Object.values(by_metric)) < MIN_POINTS) return [];
      const moved = changes.filter((product) => product.points > 0);
      const most = moved.toSorted((a, b) => b.points - a.points).slice(0, MAX_PRODUCTS);
      const text = wanted.get(wantedKey(row));
      return [
        {
          ...row,
          region,
          estimate: isEstimate(tables, row, region, "climate"),
          points: rounded(points),
          by_metric,
          ...(text !== undefined && { wanted: text }),
          moved: moved.length,
          most: most.map(({ prodsys_id, points: each }) => [prodsys_id, rounded(each)] as const),
        },
      ];
    }),
  );
  const sorted = rows.toSorted((a, b) => b.points - a.points);
  return {
    version: reference.version,
    products,
    rows: sorted,
    listed: listedOf(
      sorted,
      ({ points }) => points,
      ({ estimate }) => estimate,
    ),
    listed_by_metric: perQuantMetric((_, metric) =>
      listedOf(
        sorted,
        ({ by_metric }) => by_metric[metric],
        (row) => isEstimate(tables, row, row.region, metric),
      ),
    ),
  };
}
