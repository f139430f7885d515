import type { ChoosableNames } from "../choosable-names.ts";
import { NameIndex } from "./name-index.ts";
import { codeKey } from "./names/item-code.ts";
import { matcherOfNames } from "./names/matcher-of-names.ts";
import type { NameMatch, NameMatcher } from "./names/name-matcher.ts";

interface NamedThing {
  readonly id: string;
  readonly name: string;
  readonly original_name?: string;
}

export type NamedProduct = NamedThing & Omit<ChoosableNames["products"][number], "prodsys_id" | "prodsys_name">;

/** Name lookup for the cells of each field. */
export interface NamesOfFields {
  readonly product: NameIndex<NamedProduct>;
  readonly food: NameIndex<NamedThing>;
  readonly use_case: NameIndex<NamedThing>;
  /** the own product with a GTIN or article number; undefined = none or several have it */
  readonly productWithCode: (code: string) => NamedProduct | undefined;
  readonly default_food: string;
  /** products that an unknown name may mean */
  readonly meantProducts: (name: string) => NameMatch;
}

/** Products by code key; undefined = several products share the code. */
const byItemCode = (products: readonly NamedProduct[]): ReadonlyMap<string, NamedProduct | undefined> => {
  const found = new Map<string, NamedProduct | undefined>();
  for (const product of products) {
    if (product.item_code === undefined) continue;
    const key = codeKey(product.item_code);
    found.set(key, found.has(key) ? undefined : product);
  }
  return found;
};

/** Builds the indexes of names; that of similar product names is built on first use. */
export const namesOfFields = (names: ChoosableNames): NamesOfFields => {
  const products = names.products.map(({ prodsys_id: id, prodsys_name: name, ...rest }) => ({ id, name, ...rest }));
  const byCode = byItemCode(products);
  let matcher: NameMatcher | null = null;
  return {
    product: new NameIndex(products),
    productWithCode: (code) => byCode.get(codeKey(code)),
    food: new NameIndex(names.foods.map(({ food_id: id, food_name: name, ...rest }) => ({ id, name, ...rest }))),
    use_case: new NameIndex(
      names.use_cases.map(({ usecase_id: id, usecase_name: name, ...rest }) => ({ id, name, ...rest })),
    ),
    default_food: names.default_food,
    meantProducts: (name) => (matcher ??= matcherOfNames(names)).offers(name),
  };
};
