import { prepareDataset, type Dataset } from "../../edge-api/services/publish-dataset.ts";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";
import { d1ReferenceStore } from "../../edge-api/storage/d1/reference-store.ts";
import { migrate } from "./migrate.ts";

export interface SeedOutcome {
  readonly migrations: readonly string[];
  /** the version that the database serves after the call */
  readonly version: string;
  /** false = the database keeps its current dataset */
  readonly seeded: boolean;
  /** the rows in the database differ from the given dataset */
  readonly differs: boolean;
}

/** Shipped versions; versions published by administrators look like `2026.11.u1`. */
const SHIPPED = /^\d{4}\.\d{2}$/;

/** True if a shipped version replaces the current one: only an older shipped one, never one of an administrator. */
export const follows = (shipped: string, current: string): boolean =>
  SHIPPED.test(shipped) && SHIPPED.test(current) && shipped > current;

/**
 * Migrates the schema, fills an empty database, and publishes a newer shipped dataset after an older one. The older one
 * stays available for existing results. Any other current dataset is kept.
 */
export async function seed(database: SqlDatabase, dataset: Dataset, now: () => number): Promise<SeedOutcome> {
  const migrations = await migrate(database);
  const reference = d1ReferenceStore(database);
  const current = await reference.currentVersion();
  const prepared = await prepareDataset({ reference, now }, dataset);
  // `texts` has only rows that the current version does not contain
  if (current !== null && !follows(dataset.version, current))
    return { migrations, version: current, seeded: false, differs: prepared.texts.size > 0 };
  await reference.publish(prepared);
  return { migrations, version: dataset.version, seeded: true, differs: false };
}
