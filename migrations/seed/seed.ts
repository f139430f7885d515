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

/** Shipped versions, year and edition; versions published by administrators look like `2026.11.u1`. */
const SHIPPED = /^(\d{4})\.(\d{1,2})$/;

/** Number of a shipped version by which versions are ordered: 2027.1 before 2027.10; null = no shipped version. */
const orderOf = (version: string): number | null => {
  const [, year, edition] = SHIPPED.exec(version) ?? [];
  return year === undefined || edition === undefined ? null : Number(year) * 100 + Number(edition);
};

/** True if a shipped version replaces the current one: only an older shipped one, never one of an administrator. */
export const follows = (shipped: string, current: string): boolean => {
  const [next, now] = [orderOf(shipped), orderOf(current)];
  return next !== null && now !== null && next > now;
};

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
