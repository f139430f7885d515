import * as v from "valibot";
import { ComparisonSchema } from "./comparison.ts";
import { CustomFoodSchema } from "./custom-food.ts";
import { SavedProductSchema } from "./entities.ts";
import { IdSchema } from "./ids.ts";
import { productInPresentForm } from "./older-product.ts";
import { PortfolioEntrySchema, PortfolioHeadSchema } from "./portfolio.ts";

/** What says that a text is one of ours, and how it is laid out; a later layout gets the next number. */
export const SHARE_FORMAT = "tare-share";
export const SHARE_VERSION = 2;
/** Version 1 held the fields of an own product in `customProduct` itself; it is read for ever. */
export const OLDEST_SHARE_VERSION = 1;

/** Name of a dataset version. */
const DataVersionSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, "names no dataset version"));

/** A whole portfolio as it travels in a file, entries by use case. */
export const SharedPortfolioSchema = v.object({
  ...PortfolioHeadSchema.entries,
  products: v.record(IdSchema, v.array(PortfolioEntrySchema)),
});

/**
 * Results that somebody hands on: one comparison or one portfolio with everything that its scores need beside the
 * reference data. The same in a link's fragment, in a file and on the server. Whoever reads one believes nothing of it
 * before it went through this schema.
 */
export const ShareSchema = v.pipe(
  v.object({
    format: v.literal(SHARE_FORMAT),
    version: v.literal(SHARE_VERSION),
    /** the dataset that the sender saw */
    data_version: DataVersionSchema,
    /** when it was handed on, milliseconds since 1970, UTC */
    created: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
    comparison: v.optional(ComparisonSchema),
    portfolio: v.optional(SharedPortfolioSchema),
    /** the sender's own, as far as they are named */
    products: v.pipe(v.array(SavedProductSchema), v.maxLength(2000)),
    foods: v.pipe(v.array(CustomFoodSchema), v.maxLength(500)),
  }),
  v.check(
    ({ comparison, portfolio }) => (comparison === undefined) !== (portfolio === undefined),
    "holds one comparison or one portfolio",
  ),
);
export type Share = v.InferOutput<typeof ShareSchema>;

/** A share of version 1 in the present layout; anything else comes back as it is, for the schema to judge. */
export function shareInPresentForm(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("version" in value)) return value;
  if (value.version !== OLDEST_SHARE_VERSION || !("products" in value) || !Array.isArray(value.products)) return value;
  return { ...value, version: SHARE_VERSION, products: value.products.map(productInPresentForm) };
}

/** Reads a share of the present or any earlier layout. */
export const AnyShareSchema = v.pipe(v.unknown(), v.transform(shareInPresentForm), ShareSchema);

export const SHARE_KINDS = ["comparison", "portfolio"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** One row of GET /api/listShare, newest first. */
export interface ShareRow {
  readonly id: string;
  readonly kind: ShareKind;
  /** of what was shared, as it was called then */
  readonly name: string;
  readonly data_version: string;
  /** milliseconds since 1970, UTC */
  readonly created: number;
}

/** Answer of POST /api/share: whoever has the id may read. */
export interface ShareReply {
  readonly id: string;
  readonly created: number;
}
