import type { ChoosableNames } from "../choosable-names.ts";
import { codeKey } from "./names/item-code.ts";
import { comparable, type ComparableName, likeness, normalName } from "./normal-name.ts";
import { matcherOfNames, type NameMatch, type NameMatcher } from "./names/name-matcher.ts";

interface NamedThing {
  readonly id: string;
  readonly name: string;
  /** the name in the dataset, if `name` is a translation; both are searched */
  readonly original_name?: string;
}

const namesOf = ({ name, original_name }: NamedThing): readonly string[] => [
  ...new Set([name, original_name ?? name].map(normalName)),
];

/** Maximum number of offers for an unknown name. */
const MAX_OFFERS = 4;
/** Below this likeness a resemblance is chance. */
const MIN_LIKENESS = 0.35;
/** Offers need at least this share of the best likeness. */
const MIN_SHARE_OF_BEST = 0.6;

/** Finds things by id, by exact name and by similar name. */
export class NameIndex<Thing extends NamedThing> {
  readonly #byId = new Map<string, Thing>();
  readonly #byName = new Map<string, Thing[]>();
  readonly #comparable: readonly { readonly thing: Thing; readonly names: readonly ComparableName[] }[];

  constructor(things: readonly Thing[]) {
    for (const thing of things) {
      this.#byId.set(thing.id, thing);
      for (const normal of namesOf(thing)) {
        this.#byName.set(normal, [...(this.#byName.get(normal) ?? []), thing]);
      }
    }
    this.#comparable = things.map((thing) => ({ thing, names: namesOf(thing).map((name) => comparable(name)) }));
  }

  byId(id: string): Thing | undefined {
    return this.#byId.get(id);
  }

  /** Whether a cell is an id rather than a name. */
  isId(cell: string): boolean {
    return this.#byIdIn(cell) !== undefined;
  }

  #byIdIn(cell: string): Thing | undefined {
    return this.#byId.get(cell) ?? this.#byId.get(cell.toLowerCase());
  }

  /** Things with this id, else with this name, ignoring case, accents and punctuation; several can share a name. */
  find(cell: string): readonly Thing[] {
    const known = this.#byIdIn(cell);
    return known === undefined ? (this.#byName.get(normalName(cell)) ?? []) : [known];
  }

  /** Things with a similar name, likeliest first. For foods and use cases; products go through the name matcher. */
  nearest(cell: string): readonly Thing[] {
    const wanted = comparable(normalName(cell));
    const alike = this.#comparable
      .map(({ thing, names }) => ({ thing, likeness: Math.max(...names.map((name) => likeness(wanted, name))) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    const least = Math.max(MIN_LIKENESS, (alike[0]?.likeness ?? 0) * MIN_SHARE_OF_BEST);
    return alike
      .slice(0, MAX_OFFERS)
      .filter(({ likeness }) => likeness >= least)
      .map(({ thing }) => thing);
  }
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
