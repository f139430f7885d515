import type { ComparisonInput } from "../comparison-result.ts";
import { washingOf } from "../inventory/washing.ts";
import { forEachCompared, settledOf } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import type { CostBasis } from "./cost.ts";

/** A product and its cost factors other than prices. */
export interface CostedBasis extends CostBasis {
  readonly prodsys_id: string;
  readonly reusable: boolean;
  /** items per functional unit of the use case; null = unknown */
  readonly items: number | null;
}

/** Cost factors of each product, in the order of the input; null = it does not exist. Never throws. */
export const costBases = (reference: Reference, input: ComparisonInput): readonly (CostedBasis | null)[] =>
  forEachCompared(reference, input, ({ asked: { prodsys_id, overrides }, items }, scope) => {
    const settled = settledOf(scope, prodsys_id, overrides);
    if (settled === null) return null;
    const { reusable, uses } = settled;
    return { prodsys_id, reusable, uses, washes: washingOf(settled, scope.compiled.tables)?.washes ?? 0, items };
  });
