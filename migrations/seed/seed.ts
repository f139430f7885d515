import { prepareDataset } from "../../edge-api/services/publish-dataset.ts";
import type { Dataset } from "../../edge-api/services/publish-dataset.ts";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";
import { d1ReferenceStore } from "../../edge-api/storage/d1/reference-store.ts";
import { migrate } from "./migrate.ts";

export interface SeedOutcome {
  readonly migrations: readonly string[];
  /** the version that the database serves now */
  readonly version: string;
  /** false: the database held data already, and nothing was changed */
  readonly seeded: boolean;
  /** the database holds other rows than the dataset handed in */
  readonly differs: boolean;
}

/** Brings the schema up to date and fills an empty database; one that holds any dataset keeps it. */
export async function seed(database: SqlDatabase, dataset: Dataset, now: () => number): Promise<SeedOutcome> {
  const migrations = await migrate(database);
  const reference = d1ReferenceStore(database);
  const current = await reference.currentVersion();
  const prepared = await prepareDataset({ reference, now }, dataset);
  // what is prepared brings along only texts that the current version does not hold
  if (current !== null) return { migrations, version: current, seeded: false, differs: prepared.texts.size > 0 };
  await reference.publish(prepared);
  return { migrations, version: dataset.version, seeded: true, differs: false };
}
