import type { ComparisonInput } from "../comparison-result.ts";
import { washingOf } from "../inventory/washing.ts";
import { productOf, scopeOf, settledOf } from "../scoring/scope.ts";
import { itemsPerUnit } from "../product/size.ts";
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
export const costBases = (reference: Reference, input: ComparisonInput): readonly (CostedBasis | null)[] => {
  const scope = scopeOf(reference, input);
  const { tables } = scope.compiled;
  return input.products.map(({ prodsys_id, overrides }) => {
    const [settled, compiled] = [settledOf(scope, prodsys_id, overrides), productOf(scope, prodsys_id, overrides)];
    if (settled === null || compiled === null) return null;
    return {
      prodsys_id,
      reusable: settled.reusable,
      uses: settled.uses,
      washes: washingOf(settled, tables)?.washes ?? 0,
      items: itemsPerUnit(compiled, tables.use_cases.get(input.usecase_id)),
    };
  });
};
