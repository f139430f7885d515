/** The number of the last migration of records that ran (record-migrations/). */
export const MIGRATION_STORES = ["migrations"] as const;
