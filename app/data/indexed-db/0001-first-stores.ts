/** The first stores, named after the specification's keys; keys are outside of the values. */
export const FIRST_STORES = [
  "comparisons",
  "portfolios",
  "custom_products",
  "customFoods",
  "entities",
  "updateTimes",
  "backups",
] as const;
