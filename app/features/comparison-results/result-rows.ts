import { createContext } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ComparisonScores } from "../../../workers/engine/comparison-result.ts";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { amountDifference, ratingDifference, scoreDifference } from "../../score-tables/difference.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import type { ComparedProduct, ResultRow } from "../../state/comparison/compared-product.ts";
import { productName } from "../../text/format.ts";
import { ranked } from "./finding.ts";

export interface ResultRows {
  /** best first; equal summaries in the order of the comparison */
  readonly rows: readonly ResultRow[];
  /** ids of products that no longer exist, in the order of the comparison */
  readonly gone: readonly string[];
}

/** Joins scores with names. A product that the engine scored but the catalogue does not list keeps its id as name. */
export const resultRows = (
  currentProductIds: readonly string[],
  scores: ComparisonScores,
  catalogue: Catalogue,
): ResultRows => {
  const known = new Map(catalogue.products.map((product) => [product.prodsys_id, product]));
  const rows = scores.products.flatMap((product): ResultRow[] => {
    if (!product) return [];
    const listed = known.get(product.prodsys_id);
    return [
      {
        prodsys_id: product.prodsys_id,
        name: productName(listed?.prodsys_name ?? product.prodsys_id),
        reusable: listed?.reusable ?? product.reusable_in_ratings,
        own: listed?.own ?? false,
        summary: product.summary,
        scores: product,
      },
    ];
  });
  const scored = new Set(scores.products.map((product) => product?.prodsys_id));
  // compare by id, not by position: during rescoring the scores belong to an earlier selection
  const gone = currentProductIds.filter((id) => !scored.has(id));
  return { rows: ranked(rows), gone };
};

/** The rows in the shape that the sections below the scores take. */
export const comparedProducts = (rows: readonly ResultRow[]): readonly ComparedProduct[] =>
  rows.map(({ prodsys_id, name, reusable, scores }) => ({ prodsys_id, name, reusable, uses: scores.uses }));

/** What the tables of a comparison show. */
export interface TableFigures {
  /** in the order of the tables */
  readonly rows: readonly ResultRow[];
  readonly baseline: ResultRow | null;
  /** of the comparison's region */
  readonly law: LawOfProducts;
}

/** Rows by their score of one metric, best first, rows without a score last; `by` null = unchanged, by summary. */
export const sortedRows = (rows: readonly ResultRow[], by: MetricId | null): readonly ResultRow[] =>
  by === null ? rows : rows.toSorted((a, b) => (b.scores.score[by] ?? -1) - (a.scores.score[by] ?? -1));

/** The baseline to compare the row with; null = none is pinned, or the row is the baseline itself. */
const measured = (row: ResultRow, baseline: ResultRow | null): ResultRow | null =>
  baseline?.prodsys_id === row.prodsys_id ? null : baseline;

/** The text under the summary of a row; see scoreDifference. Null = no difference to show. */
export const summaryDifference = (row: ResultRow, baseline: ResultRow | null): string | null => {
  const against = measured(row, baseline);
  return against && scoreDifference(row.summary, against.summary);
};

/** The text under a score; null = no difference to show. */
export const scoreDifferenceIn = (row: ResultRow, baseline: ResultRow | null, metric_id: MetricId): string | null => {
  const against = measured(row, baseline);
  return against && scoreDifference(row.scores.score[metric_id], against.scores.score[metric_id]);
};

/** The text under a raw value, per serving or per use; null = no difference to show. */
export const rawDifferenceIn = (
  row: ResultRow,
  baseline: ResultRow | null,
  { metric_id, isRating }: MetricColumn,
  perUse: boolean,
): string | null => {
  const against = measured(row, baseline);
  if (!against) return null;
  const rawOf = ({ scores }: ResultRow) => (perUse ? scores.raw_per_use : scores.raw)[metric_id];
  return (isRating ? ratingDifference : amountDifference)(rawOf(row), rawOf(against));
};

/** Commands in the menu of a product in the results. */
export type ProductCommand = "edit" | "profile" | "remove";

/** Runs a command; the page provides the function. null = products are read-only here. */
export const ProductCommandContext = createContext<((prodsys_id: string, command: ProductCommand) => void) | null>(
  null,
);
