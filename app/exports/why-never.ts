import type { BreakEven } from "../../workers/engine/analysis/break-even.ts";

/** The texts of files for why a reusable is never ahead, or why that is unknown. */
const WORDS: Readonly<Record<NonNullable<BreakEven["never"]>, string>> = {
  wash_costs_more: "each wash costs more than one of the single-use product",
  no_product: "a product has nothing that could be compared",
  not_reusable: "the product is not reusable",
  no_size: "the size of a product is unknown",
};

/** The reason as text; null = there is a break-even. */
export const whyNever = (never: BreakEven["never"]): string | null => never && WORDS[never];
