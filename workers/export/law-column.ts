import type { CompiledProduct } from "../engine/inventory/compiled-product.ts";
import {
  isConfirmed,
  marketRulesOf,
  plasticKindOf,
  readMarketRules,
  type MarketRule,
} from "../engine/rules/market-rules.ts";
import type { Scope } from "../engine/scoring/scope.ts";
import { kindOf } from "../engine/tables/raw-tables.ts";
import type { NamedColumn } from "./named-column.ts";

/** The name of the column, the same in every file; it follows the product. */
export const LAW_COLUMN = "market rules";

/**
 * Text of the cell: each rule with status, start date, source, whether it is unconfirmed, and in brackets what is
 * uncertain about its date; "": no known rules.
 */
export const lawText = (rules: readonly MarketRule[]): string =>
  rules
    .map((rule) => {
      const mark = isConfirmed(rule) ? "" : ", not confirmed against the law's text";
      const note = rule.date_note === undefined ? "" : ` [${rule.date_note}]`;
      return `${rule.status} from ${rule.since} (${rule.source}${mark})${note}`;
    })
    .join("; ");

/** The market rules of the region of use for a row's product, from the dataset of the figures. */
export function lawColumn<Row>({ compiled }: Scope, productOf: (row: Row) => CompiledProduct | null): NamedColumn<Row> {
  const materials = Object.fromEntries(
    [...compiled.tables.materials].map(([id, material]) => [id, { plastic: plasticKindOf(material) }]),
  );
  const law = { market_rules: readMarketRules(kindOf(compiled.reference.base, "market-rule")), materials };
  // cached, since many lines share few products
  const textByProduct = new WeakMap<CompiledProduct, string>();
  return {
    name: LAW_COLUMN,
    cell: (row) => {
      const product = productOf(row);
      if (product === null) return null;
      const cached = textByProduct.get(product);
      if (cached !== undefined) return cached;
      const material_ids = product.components.map(({ mat_recipe_id }) => mat_recipe_id);
      const text = lawText(marketRulesOf({ ...product, material_ids }, compiled.region_use, law));
      textByProduct.set(product, text);
      return text;
    },
  };
}
