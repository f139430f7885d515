import { QUANT_METRIC_IDS } from "../../../../edge-api/contract/metrics.ts";
import { itemsPerUnit } from "../../product/size.ts";
import { settle } from "../../product/settled-product.ts";
import { scaleOf } from "../../scoring/scale.ts";
import type { CompiledTables } from "../../scoring/compiled-tables.ts";
import { finite } from "../../tables/quantity.ts";
import { DRAWN_VALUES, type ProductDraws } from "./product-draws.ts";

/** Computes `highest` of a use case in one draw, order of QUANT_METRIC_IDS, from the values of all drawn products. */
export type DrawnHighest = (values: Float64Array) => Float64Array;

/** Adds a built-in product with default settings and returns its index among the drawn ones; null = unknown id. */
export const addBuiltIn = (products: ProductDraws, compiled: CompiledTables, prodsys_id: string): number | null => {
  const product = compiled.builtIn(prodsys_id);
  const definition = compiled.definitionOf(prodsys_id);
  return product && definition && products.add(product, () => settle(definition, undefined));
};

/**
 * `highest` of a use case, recomputed in every draw (method.md section 10): the largest raw value per functional unit
 * among its listed built-in products. The result is valid until the next draw.
 */
export function drawnHighest(products: ProductDraws, compiled: CompiledTables, usecase_id: string): DrawnHighest {
  const useCase = compiled.tables.use_cases.get(usecase_id);
  const counted = scaleOf(compiled, usecase_id).products.flatMap((product) => {
    const items = itemsPerUnit(product, useCase);
    if (items === null || !product.usable) return [];
    const place = addBuiltIn(products, compiled, product.prodsys_id);
    return place === null ? [] : [{ at: place * DRAWN_VALUES, items }];
  });
  const highest = new Float64Array(QUANT_METRIC_IDS.length);
  return (values) => {
    if (counted.length === 0) return highest;
    highest.fill(-Infinity);
    for (const { at, items } of counted) {
      for (let column = 0; column < highest.length; column++) {
        highest[column] = Math.max(highest[column] ?? 0, finite(items * (values[at + column] ?? 0)));
      }
    }
    return highest;
  };
}
