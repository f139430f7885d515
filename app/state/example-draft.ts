import type { ComparisonDraft } from "./comparisons.ts";

/** A finished comparison of shipped products, for the first visit. */
export const EXAMPLE: ComparisonDraft = {
  comparison_name: "Example: coffee to go",
  note: "Four cups that are thrown away and three that come back, for hot coffee with milk in Europe.",
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
