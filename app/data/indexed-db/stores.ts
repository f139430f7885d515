/**
 * The stores that each version of the database adds, in order, named after the specification's keys; none is ever taken away. Keys
 * are outside of the values. Migrations that rewrite records are in record-migrations/, which a first visit does not load.
 */
export const STORES_BY_VERSION = [
  ["comparisons", "portfolios", "custom_products", "customFoods", "entities", "updateTimes", "backups"],
  // for accounts: owners, outbox, and the entries of portfolios
  ["portfolio_entries", "outbox", "owners"],
  // rows of pinned dataset versions
  ["pinned_tables"],
  // meanings of names in imported lists
  ["name_mappings"],
  // the number of the last migration of records that ran
  ["migrations"],
] as const;
