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

/** For accounts: owners, outbox, and the entries of portfolios. */
export const ACCOUNT_STORES = ["portfolio_entries", "outbox", "owners"] as const;

/** For pinned dataset versions. */
export const PINNED_STORES = ["pinned_tables"] as const;

/** For the meanings of names in imported lists. */
export const MAPPING_STORES = ["name_mappings"] as const;

/** The number of the last migration of records that ran (record-migrations/). */
const MIGRATION_STORES = ["migrations"] as const;

/** The stores that each version of the database adds; none is taken away. Records are rewritten by record-migrations/. */
export const STORES_BY_VERSION = [
  FIRST_STORES,
  ACCOUNT_STORES,
  PINNED_STORES,
  MAPPING_STORES,
  MIGRATION_STORES,
] as const;
