import type { ComparisonDraft } from "../work/comparisons.ts";

/** An example comparison of built-in products, for the first visit; the caller adds name and note. */
export const EXAMPLE: Omit<ComparisonDraft, "comparison_name"> = {
  region_use: "Europe",
  usecase_id: "hot_cup",
  food_id: "coffee_milk",
  currentProductIds: [
    "hot_cup_paper_pe",
    "hot_cup_paper_pla",
    "hot_cup_eps",
    "hot_cup_bagasse",
    "hot_cup_ceramic",
    "hot_cup_pp_reuse",
    "hot_cup_stainless",
  ],
};
