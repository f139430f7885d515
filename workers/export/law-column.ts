import type { CompiledProduct } from "../engine/inventory/compiled-product.ts";
import { marketRulesOf, plasticKindOf, readMarketRules, type MarketRule } from "../engine/rules/market-rules.ts";
import type { Scope } from "../engine/scoring/scope.ts";
import { kindOf } from "../engine/tables/raw-tables.ts";
import type { NamedColumn } from "./named-column.ts";

/** The same in every file: it stands beside a product. */
export const LAW_COLUMN = "market rules";

/** Rules in a cell: each with its status, the day from which it applies, and its source; "" = nothing is known. */
export const lawText = (rules: readonly MarketRule[]): string =>
  rules.map(({ status, since, source }) => `${status} from ${since} (${source})`).join("; ");

/** What the law of the region of use says of a row's product, by the dataset that the figures are of. */
export function lawColumn<Row>({ compiled }: Scope, productOf: (row: Row) => CompiledProduct | null): NamedColumn<Row> {
  const materials = Object.fromEntries(
    [...compiled.tables.materials].map(([id, material]) => [id, { plastic: plasticKindOf(material) }]),
  );
  const law = { market_rules: readMarketRules(kindOf(compiled.reference.base, "market-rule")), materials };
  // lines are many, products few
  const known = new WeakMap<CompiledProduct, string>();
  return {
    name: LAW_COLUMN,
    cell: (row) => {
      const product = productOf(row);
      if (product === null) return null;
      const before = known.get(product);
      if (before !== undefined) return before;
      const material_ids = product.components.map(({ mat_recipe_id }) => mat_recipe_id);
      const text = lawText(marketRulesOf({ ...product, material_ids }, compiled.region_use, law));
      known.set(product, text);
      return text;
    },
  };
}
