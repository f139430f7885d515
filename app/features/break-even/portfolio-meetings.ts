import type { UseCaseBreakEvens } from "../../../workers/engine/analysis/portfolio-break-even.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { productName } from "../../text/format.ts";
import type { MeetingRow } from "./pairs-table.tsx";

/** The products of a use case in the shape for charts and sentences, in order. */
export const comparedIn = ({ products }: UseCaseBreakEvens): readonly ComparedProduct[] =>
  products.map(({ prodsys_id, prodsys_name, reusable, uses }) => ({
    prodsys_id,
    name: productName(prodsys_name),
    reusable,
    uses,
  }));

/** A reusable and the best-scoring single-use product of its use case. */
export interface AgainstBest extends MeetingRow {
  readonly usecase_id: string;
}

/** One row per reusable; omits use cases without a single-use product. */
export const againstBest = (groups: readonly UseCaseBreakEvens[]): readonly AgainstBest[] =>
  groups.flatMap((group) => {
    const products = comparedIn(group);
    const other = products.find(({ prodsys_id, reusable }) => prodsys_id === group.best_id && !reusable);
    if (other === undefined) return [];
    return products.flatMap((reusable): AgainstBest[] => {
      const pair = group.pairs.find(
        ({ reusable_id, other_id }) => reusable_id === reusable.prodsys_id && other_id === other.prodsys_id,
      );
      return pair === undefined ? [] : [{ usecase_id: group.usecase_id, reusable, other, pair }];
    });
  });
