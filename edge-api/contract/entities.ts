import * as v from "valibot";
import { CustomProductSchema } from "./custom-product.ts";
import { productInPresentForm } from "./older-product.ts";
import { ProductOverridesSchema } from "./product-overrides.ts";

/** Kinds of user items on the server. Calls are named after them: create{Comparison}, delete{Food} … */
export const ENTITY_KINDS = ["comparison", "portfolio", "product", "food", "mapping"] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];
/** Kinds that users see, name and delete one by one. */
export type NamedKind = Exclude<EntityKind, "mapping">;

/** POST /api/createProduct and /api/updateProduct: the product and the settings that differ from its defaults. */
export const SavedProductSchema = v.object({
  customProduct: CustomProductSchema,
  overrides: v.optional(ProductOverridesSchema, {}),
});
export type SavedProduct = v.InferOutput<typeof SavedProductSchema>;

/** Parses a saved product, also of the specification's older format. */
export const AnySavedProductSchema = v.pipe(v.unknown(), v.transform(productInPresentForm), SavedProductSchema);
