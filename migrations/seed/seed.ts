import { prepareDataset } from "../../edge-api/services/publish-dataset.ts";
import type { Dataset } from "../../edge-api/services/publish-dataset.ts";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";
import { d1ReferenceStore } from "../../edge-api/storage/d1/reference-store.ts";
import { migrate } from "./migrate.ts";

export interface SeedOutcome {
  readonly migrations: readonly string[];
  /** the version that the database serves now */
  readonly version: string;
  /** false: the database held data that stay current, and nothing was changed */
  readonly seeded: boolean;
  /** the database holds other rows than the dataset handed in */
  readonly differs: boolean;
}

/** As the build names its versions; administrators' go on as `2026.11.u1`. */
const SHIPPED = /^\d{4}\.\d{2}$/;

/** A shipped version follows an older shipped one. What administrators have published is never replaced by a start. */
export const follows = (shipped: string, current: string): boolean =>
  SHIPPED.test(shipped) && SHIPPED.test(current) && shipped > current;

/**
 * Brings the schema up to date, fills an empty database and publishes a newer shipped dataset after an older one, which stays
 * for the results that were made with it. A database with any other dataset keeps it.
 */
export async function seed(database: SqlDatabase, dataset: Dataset, now: () => number): Promise<SeedOutcome> {
  const migrations = await migrate(database);
  const reference = d1ReferenceStore(database);
  const current = await reference.currentVersion();
  const prepared = await prepareDataset({ reference, now }, dataset);
  // what is prepared brings along only texts that the current version does not hold
  if (current !== null && !follows(dataset.version, current))
    return { migrations, version: current, seeded: false, differs: prepared.texts.size > 0 };
  await reference.publish(prepared);
  return { migrations, version: dataset.version, seeded: true, differs: false };
}
