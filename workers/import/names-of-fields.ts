import type { ChoosableNames } from "../choosable-names.ts";
import { NameIndex } from "./name-index.ts";
import { matcherOfNames } from "./names/matcher-of-names.ts";
import type { NameMatch } from "./names/name-matcher.ts";

export interface NamedProduct {
  readonly id: string;
  readonly name: string;
  readonly original_name?: string;
  readonly usecase_id: string;
  readonly reusable: boolean;
  readonly uses: number;
  readonly mass_grams?: number;
}

interface NamedThing {
  readonly id: string;
  readonly name: string;
  readonly original_name?: string;
}

/** The names that cells of each field are looked up in. */
export interface NamesOfFields {
  readonly product: NameIndex<NamedProduct>;
  readonly food: NameIndex<NamedThing>;
  readonly use_case: NameIndex<NamedThing>;
  readonly default_food: string;
  /** what the name of a product may mean that nothing has as it stands */
  readonly meantProducts: (name: string) => NameMatch;
}

const productNames = ({ products }: ChoosableNames): NameIndex<NamedProduct> =>
  new NameIndex(products.map(({ prodsys_id: id, prodsys_name: name, ...rest }) => ({ id, name, ...rest })));

export const namesOfFields = (names: ChoosableNames): NamesOfFields => ({
  product: productNames(names),
  food: new NameIndex(names.foods.map(({ food_id: id, food_name: name, ...rest }) => ({ id, name, ...rest }))),
  use_case: new NameIndex(
    names.use_cases.map(({ usecase_id: id, usecase_name: name, ...rest }) => ({ id, name, ...rest })),
  ),
  default_food: names.default_food,
  meantProducts: (name) => matcherOfNames(names).offers(name),
});
