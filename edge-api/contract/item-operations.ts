import type * as v from "valibot";
import { ComparisonSchema } from "./comparison.ts";
import { CustomFoodSchema } from "./custom-food.ts";
import { SavedProductSchema } from "./entities.ts";
import { BODY_LIMITS, type BodyLimit } from "./limits.ts";
import { NameMappingsSchema } from "./name-mappings.ts";
import { ok, type Operation } from "./operation.ts";
import * as reply from "./reply-schemas.ts";

const { entity, portfolio } = BODY_LIMITS;
const list = <Schema extends v.GenericSchema>(what: string, schema: Schema) => ({
  tag: "Own items" as const,
  summary: `The caller's ${what}`,
  // supports `If-None-Match`
  replies: { 200: schema, 304: null },
});
const saving = (what: string, schema: v.GenericSchema, limit: BodyLimit, isNew: boolean): Operation => ({
  tag: "Own items",
  summary: isNew ? `Creates ${what}, or replaces the one with this id` : `Replaces an existing item: ${what}`,
  body: { schema, limit },
  ifMatch: true,
  replies: ok(reply.SavedReplySchema),
  errors: [
    "conflict",
    // a create may also name a version to replace
    "unknown_item",
    "too_many_writes",
    ...(limit === portfolio ? (["too_many_entries", "too_many_usecases", "too_many_requests"] as const) : []),
  ],
});
const deletion = (what: string): Operation => ({
  tag: "Own items",
  summary: `Deletes ${what}`,
  ifMatch: true,
  replies: ok(reply.EmptySchema),
  errors: ["unknown_item", "conflict", "too_many_writes"],
});

/** Calls about the caller's items, for `OPERATIONS`. */
export const ITEM_OPERATIONS = {
  "GET /api/listComparison": list("comparisons", reply.LISTED_SCHEMAS.comparison),
  "GET /api/listPortfolio": list("portfolios; a large one without its entries", reply.LISTED_SCHEMAS.portfolio),
  "GET /api/listProduct": list("products", reply.LISTED_SCHEMAS.product),
  "GET /api/listFood": list("foods", reply.LISTED_SCHEMAS.food),
  "GET /api/listMapping": list("mapping lists", reply.LISTED_SCHEMAS.mapping),
  "GET /api/portfolio/:id": {
    tag: "Own items",
    summary: "One portfolio with all of its entries",
    replies: ok(reply.WholePortfolioSchema),
    errors: ["unknown_item", "body_damaged"],
  },
  "POST /api/createComparison": saving("a comparison", ComparisonSchema, entity, true),
  "POST /api/createPortfolio": saving("a portfolio", reply.PortfolioRequestSchema, portfolio, true),
  "POST /api/createProduct": saving("a product", SavedProductSchema, entity, true),
  "POST /api/createFood": saving("a food", CustomFoodSchema, entity, true),
  "POST /api/createMapping": saving("a mapping list", NameMappingsSchema, entity, true),
  "POST /api/updateComparison": saving("a comparison", ComparisonSchema, entity, false),
  "POST /api/updatePortfolio": saving("a portfolio", reply.PortfolioRequestSchema, portfolio, false),
  "POST /api/updateProduct": saving("a product", SavedProductSchema, entity, false),
  "POST /api/updateFood": saving("a food", CustomFoodSchema, entity, false),
  "POST /api/updateMapping": saving("a mapping list", NameMappingsSchema, entity, false),
  "GET /api/deleteComparison/:id": deletion("a comparison"),
  "GET /api/deletePortfolio/:id": deletion("a portfolio"),
  "GET /api/deleteProduct/:id": deletion("a product"),
  "GET /api/deleteFood/:id": deletion("a food"),
  "GET /api/deleteMapping/:id": deletion("a mapping list"),
} as const satisfies Readonly<Record<string, Operation>>;
