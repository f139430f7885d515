import type { CustomFood } from "../../../../edge-api/contract/custom-food.ts";
import type { SavedProduct } from "../../../../edge-api/contract/entities.ts";
import { KIOSK } from "../../features/kiosk-catalogue.ts";

/** A custom cup. */
export const MY_CUP: SavedProduct = {
  customProduct: {
    product: {
      prodsys_id: "my-cup",
      usecase: "hot_cup",
      prodsys_name: "Own double-wall cup",
      prodsys_description: "As our supplier sells it",
      reusable_yn: "0",
      components: [{ component_id: "body", mat_recipe_id: "paper", mass_grams: 18, main_yn: "1" }],
    },
    recipes: [],
    wash_default: null,
    notes: "",
  },
  overrides: {},
};

/** A complete custom food. */
export const MY_SOUP: CustomFood = {
  food_id: "my-soup",
  food_name: "Tomato soup",
  props: KIOSK.food_properties.map(({ food_prop_id, values }) => ({
    food_prop_id,
    value_id: values[0]?.value_id ?? "",
  })),
};

/** A line of a portfolio with the custom product and food. */
export const LINE = { usecase_id: "hot_cup", prodsys_id: "my-cup", food_id: "my-soup", quantity: 500, label: "" };
