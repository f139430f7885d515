import { DEFAULT_FOOD_ID } from "../../../edge-api/contract/ids.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const quantityIn = (value: unknown): unknown => (isObject(value) ? value["quantity"] : value);

/** Entries of a use case in any older format: a list, an object by product, or a single entry. */
function entriesOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (typeof value["prodsys_id"] === "string") return [{ food_id: DEFAULT_FOOD_ID, ...value }];
  return Object.entries(value).map(([prodsys_id, entry]) => ({
    prodsys_id,
    quantity: Number(quantityIn(entry)),
    food_id: DEFAULT_FOOD_ID,
  }));
}

/** Converts `products` of the older format (an object per use case) to lists with the riskiest food (specification section 3). */
export const productsFromOlderFormat = (products: unknown): unknown =>
  isObject(products)
    ? Object.fromEntries(Object.entries(products).map(([usecase_id, value]) => [usecase_id, entriesOf(value)]))
    : products;
