import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ComparisonScores } from "../../../workers/engine/comparison-result.ts";
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
