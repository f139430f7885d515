import * as v from "valibot";
import { IdSchema } from "./ids.ts";
import { NameSchema } from "./text.ts";

/** A user-defined food with one value per property (specification section 3). */
export const CustomFoodSchema = v.object({
  food_id: IdSchema,
  food_name: NameSchema(200),
  props: v.pipe(v.array(v.object({ food_prop_id: IdSchema, value_id: IdSchema })), v.maxLength(100)),
});
export type CustomFood = v.InferOutput<typeof CustomFoodSchema>;
