import * as v from "valibot";
import { IdSchema } from "./ids.ts";

/** A food that a user defined: one value for each property (specification section 3). */
export const CustomFoodSchema = v.object({
  food_id: IdSchema,
  food_name: v.string(),
  props: v.array(v.object({ food_prop_id: IdSchema, value_id: IdSchema })),
});
export type CustomFood = v.InferOutput<typeof CustomFoodSchema>;
