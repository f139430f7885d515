import type { TareDatabase } from "./database.ts";

const FIRST_STORES = [
  "comparisons",
  "portfolios",
  "custom_products",
  "customFoods",
  "entities",
  "updateTimes",
  "backups",
] as const;

/** From nothing to the stores named after the specification's keys; keys are kept outside of the values. */
export const createFirstStores = (db: Pick<TareDatabase, "createObjectStore">): void => {
  for (const name of FIRST_STORES) db.createObjectStore(name);
};
