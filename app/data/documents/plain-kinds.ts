import { ComparisonSchema, type Comparison } from "../../../edge-api/contract/comparison.ts";
import { CustomFoodSchema, type CustomFood } from "../../../edge-api/contract/custom-food.ts";
import { AnySavedProductSchema, type SavedProduct } from "../../../edge-api/contract/entities.ts";
import { jsonMergeable } from "../sync/merge-fields.ts";
import { parserOf, type DocumentKind } from "./document-kind.ts";

export const comparisonKind: DocumentKind<Comparison> = {
  kind: "comparison",
  store: "comparisons",
  field: "comparison",
  idOf: (comparison) => comparison.comparison_id,
  parse: parserOf(ComparisonSchema),
  mergeable: jsonMergeable(),
  copyOf: (comparison, comparison_id, rename) => {
    return { ...comparison, comparison_id, comparison_name: rename(comparison.comparison_name) };
  },
};

export const productKind: DocumentKind<SavedProduct> = {
  kind: "product",
  store: "custom_products",
  field: "product",
  idOf: ({ customProduct }) => customProduct.product.prodsys_id,
  parse: parserOf(AnySavedProductSchema),
  mergeable: jsonMergeable(),
  copyOf: ({ customProduct, overrides }, prodsys_id, rename) => {
    const { product } = customProduct;
    const copied = { ...product, prodsys_id, prodsys_name: rename(product.prodsys_name) };
    return { customProduct: { ...customProduct, product: copied }, overrides };
  },
};

export const foodKind: DocumentKind<CustomFood> = {
  kind: "food",
  store: "customFoods",
  field: "food",
  idOf: (food) => food.food_id,
  parse: parserOf(CustomFoodSchema),
  mergeable: jsonMergeable(),
  copyOf: (food, food_id, rename) => ({ ...food, food_id, food_name: rename(food.food_name) }),
};
