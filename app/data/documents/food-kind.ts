import { CustomFoodSchema, type CustomFood } from "../../../edge-api/contract/custom-food.ts";
import { jsonMergeable } from "../sync/json-mergeable.ts";
import { parserOf, type DocumentKind } from "./document-kind.ts";

export const foodKind: DocumentKind<CustomFood> = {
  kind: "food",
  store: "customFoods",
  field: "food",
  idOf: (food) => food.food_id,
  parse: parserOf(CustomFoodSchema),
  mergeable: jsonMergeable(),
  copyOf: (food, food_id, rename) => ({ ...food, food_id, food_name: rename(food.food_name) }),
};
