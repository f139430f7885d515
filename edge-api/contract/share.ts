import * as v from "valibot";
import { ComparisonSchema } from "./comparison.ts";
import { CustomFoodSchema } from "./custom-food.ts";
import { SavedProductSchema } from "./entities.ts";
import { IdSchema } from "./ids.ts";
import { PortfolioEntrySchema, PortfolioHeadSchema } from "./portfolio.ts";

/** Format marker and version of a share; a new layout gets the next version. */
export const SHARE_FORMAT = "tare-share";
export const SHARE_VERSION = 2;

/** Format marker of a file with work that a browser could not store. */
export const WORK_FORMAT = "tare-work";

/** Name of a dataset version. */
const DataVersionSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, "names no dataset version"));

/** A whole portfolio in a file, entries by use case. */
export const SharedPortfolioSchema = v.object({
  ...PortfolioHeadSchema.entries,
  products: v.record(IdSchema, v.array(PortfolioEntrySchema)),
});

/**
 * Shared results: one comparison or portfolio with everything that its scores need in addition to the reference data. The same
 * in a link's fragment, in a file and on the server. Every reader validates it with this schema first.
 */
export const ShareSchema = v.pipe(
  v.object({
    format: v.literal(SHARE_FORMAT),
    version: v.literal(SHARE_VERSION),
    /** dataset version of the sender's results */
    data_version: DataVersionSchema,
    /** time of sharing, milliseconds since 1970, UTC */
    created: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
    comparison: v.optional(ComparisonSchema),
    portfolio: v.optional(SharedPortfolioSchema),
    /** own products and foods of the sender that the results use */
    products: v.pipe(v.array(SavedProductSchema), v.maxLength(2000)),
    foods: v.pipe(v.array(CustomFoodSchema), v.maxLength(500)),
  }),
  v.check(
    ({ comparison, portfolio }) => (comparison === undefined) !== (portfolio === undefined),
    "holds one comparison or one portfolio",
  ),
);
export type Share = v.InferOutput<typeof ShareSchema>;

export const SHARE_KINDS = ["comparison", "portfolio"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];
