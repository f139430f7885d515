import * as v from "valibot";
import type { Comparison } from "./comparison.ts";
import type { CustomFood } from "./custom-food.ts";
import { CustomProductSchema } from "./custom-product.ts";
import type { PortfolioHead, Portfolio } from "./portfolio.ts";
import { ProductOverridesSchema } from "./product-overrides.ts";

/** What users keep on the server. The names are those of the calls: create{Comparison}, delete{Food} … */
export const ENTITY_KINDS = ["comparison", "portfolio", "product", "food"] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** POST /api/createProduct and /api/updateProduct: the product, and its settings that differ from its defaults. */
export const SavedProductSchema = v.object({
  customProduct: CustomProductSchema,
  overrides: v.optional(ProductOverridesSchema, {}),
});
export type SavedProduct = v.InferOutput<typeof SavedProductSchema>;

/** Every stored item is answered with its version; an update may name the one it started from by `If-Match`. */
export type Versioned<Item> = Item & {
  readonly version: number;
  /** when its content changed last, milliseconds since 1970, UTC */
  readonly updated: number;
};

/** A portfolio as GET /api/listPortfolio has it: a large one says how many entries it has, and no more. */
export type ListedPortfolio = Portfolio | (PortfolioHead & { readonly entry_count: number });

/** Answers of list{Kind}, one item each; GET /api/portfolio/{id} answers a Versioned<Portfolio>. */
export interface ListedItems {
  readonly comparison: Versioned<Comparison>;
  readonly portfolio: Versioned<ListedPortfolio>;
  readonly product: Versioned<SavedProduct>;
  readonly food: Versioned<CustomFood>;
}

/** Answer of create{Kind} and update{Kind}. */
export interface SavedReply {
  readonly id: string;
  readonly version: number;
}
