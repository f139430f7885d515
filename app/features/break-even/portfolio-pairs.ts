import type { UseCaseBreakEvens } from "../../../workers/engine/analysis/portfolio-break-even.ts";
import type { PortfolioContributions } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { productName } from "../../text/format.ts";
import type { MeetingRow } from "./break-even-pairs.tsx";

/** Use cases by their part of the climate impact, largest first; by their uses until it is known. */
export const largestFirst = (
  groups: readonly UseCaseBreakEvens[],
  contributions: Pick<PortfolioContributions, "use_cases"> | null,
): readonly UseCaseBreakEvens[] => {
  const climateOf = (usecase_id: string) =>
    contributions?.use_cases.find(({ id }) => id === usecase_id)?.raw.climate ?? 0;
  return groups.toSorted((a, b) => climateOf(b.usecase_id) - climateOf(a.usecase_id) || b.quantity - a.quantity);
};

/** The products of a use case in the shape for charts and sentences, in order. */
export const comparedIn = ({ products }: UseCaseBreakEvens): readonly ComparedProduct[] =>
  products.map(({ prodsys_id, prodsys_name, reusable, uses }) => ({
    prodsys_id,
    name: productName(prodsys_name),
    reusable,
    uses,
  }));

/**
 * The products of a use case that titles and charts are about: without those that the law forbids, unless no other
 * single-use product is known.
 */
export const allowedIn = (
  products: readonly ComparedProduct[],
  leftOut: ReadonlySet<string>,
): readonly ComparedProduct[] => [
  ...products.filter(({ reusable }) => reusable),
  ...allowedAmong(
    products.filter(({ reusable }) => !reusable),
    leftOut,
  ),
];

/** A reusable and the best-scoring single-use product of its use case. */
export interface AgainstBest extends MeetingRow {
  readonly usecase_id: string;
}

/**
 * One row per reusable; omits use cases without a single-use product.
 *
 * @param leftOut ids of products that the law forbids: a forbidden best product is replaced by the next single-use
 * product
 */
export const againstBest = (
  groups: readonly UseCaseBreakEvens[],
  leftOut: ReadonlySet<string> = new Set(),
): readonly AgainstBest[] =>
  groups.flatMap((group) => {
    const products = comparedIn(group);
    // the best comes first among the single-use products, then the most used
    const singleUse = allowedIn(products, leftOut).filter(({ reusable }) => !reusable);
    const best = singleUse.find(({ prodsys_id }) => prodsys_id === group.best_id);
    const other = best ?? (leftOut.has(group.best_id ?? "") ? singleUse[0] : undefined);
    if (other === undefined) return [];
    return products.flatMap((reusable): AgainstBest[] => {
      const pair = group.pairs.find(
        ({ reusable_id, other_id }) => reusable_id === reusable.prodsys_id && other_id === other.prodsys_id,
      );
      return pair === undefined ? [] : [{ usecase_id: group.usecase_id, reusable, other, pair }];
    });
  });
