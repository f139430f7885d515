import { getOrInsert } from "../get-or-insert.ts";
import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { itemsPerUnit } from "../product/size.ts";
import { finite } from "../tables/quantity.ts";
import type { CompiledTables } from "./compiled-tables.ts";

/** The scale of a use case in one region and under one recycling setting. */
export interface Scale {
  /** listed built-in products with default settings */
  readonly products: readonly CompiledProduct[];
  /** largest raw per functional unit among them, order of QUANT_METRIC_IDS; 0 without products */
  readonly highest: readonly number[];
  /** the product with the largest raw value, the first in table order among equals; null without products */
  readonly set_by: readonly (CompiledProduct | null)[];
}

/** Raw per functional unit of an inventory metric: n × (L / N + W) (method.md section 3). */
export const rawPerUnit = (product: CompiledProduct, column: number, items: number): number =>
  finite(items * ((product.life[column] ?? 0) / product.uses + (product.use[column] ?? 0)));

const memo = new WeakMap<CompiledTables, Map<string, Scale>>();

const makeScale = (compiled: CompiledTables, usecase_id: string): Scale => {
  const useCase = compiled.tables.use_cases.get(usecase_id);
  const products = compiled.listedIn(usecase_id).flatMap((id) => compiled.builtIn(id) ?? []);
  const tops = QUANT_METRIC_IDS.map((_, column) => {
    let top: { readonly raw: number; readonly product: CompiledProduct } | null = null;
    for (const product of products) {
      const items = itemsPerUnit(product, useCase);
      if (items === null || !product.usable) continue;
      const raw = rawPerUnit(product, column, items);
      if (top === null || raw > top.raw) top = { raw, product };
    }
    return top;
  });
  return {
    products,
    highest: tops.map((top) => top?.raw ?? 0),
    set_by: tops.map((top) => top?.product ?? null),
  };
};

/** `highest` of method.md section 8 and the products that set it, per functional unit. Computed once per use case. */
export const scaleOf = (compiled: CompiledTables, usecase_id: string): Scale => {
  const scales = getOrInsert(memo, compiled, () => new Map<string, Scale>());
  return getOrInsert(scales, usecase_id, () => makeScale(compiled, usecase_id));
};
