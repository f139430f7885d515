import type { ChoosableNames } from "../choosable-names.ts";
import { NameIndex } from "./name-index.ts";

interface NamedProduct {
  readonly id: string;
  readonly name: string;
  readonly original_name?: string;
  readonly usecase_id: string;
  readonly reusable: boolean;
  readonly uses: number;
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
}

export const namesOfFields = (names: ChoosableNames): NamesOfFields => ({
  product: new NameIndex(
    names.products.map(({ prodsys_id: id, prodsys_name: name, ...rest }) => ({ id, name, ...rest })),
  ),
  food: new NameIndex(names.foods.map(({ food_id: id, food_name: name, ...rest }) => ({ id, name, ...rest }))),
  use_case: new NameIndex(
    names.use_cases.map(({ usecase_id: id, usecase_name: name, ...rest }) => ({ id, name, ...rest })),
  ),
  default_food: names.default_food,
});
