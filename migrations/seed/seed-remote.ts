import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { prepareDataset, type Dataset } from "../../edge-api/services/publish-dataset.ts";
import { publishCommands } from "../../edge-api/storage/d1/publish-commands.ts";
import { d1ReferenceStore } from "../../edge-api/storage/d1/reference-store.ts";
import { openSqlite } from "./local-database.ts";
import { migrate } from "./migrate.ts";
import { follows, type SeedOutcome } from "./seed.ts";
import { executeD1, executeD1File, migrateD1, withValues, type D1Target } from "./wrangler-d1.ts";

/** SQL that publishes a dataset into a database without one, computed with an empty in-memory database. */
export async function seedFile(dataset: Dataset, now: () => number): Promise<string> {
  const memory = openSqlite(":memory:");
  try {
    await migrate(memory.database);
    const prepared = await prepareDataset({ reference: d1ReferenceStore(memory.database), now }, dataset);
    return publishCommands(prepared).map(withValues).join("\n");
  } finally {
    await memory.close();
  }
}

/** Does what `seed` does through wrangler's command line, for the production database without a binding. */
export async function seedByWrangler(
  target: D1Target,
  dataset: Dataset,
  now: () => number,
): Promise<Omit<SeedOutcome, "migrations" | "differs">> {
  migrateD1(target);
  const [current] = executeD1(target, v.object({ version: v.string() }), "SELECT version FROM dataset_current");
  if (current !== undefined && !follows(dataset.version, current.version))
    return { version: current.version, seeded: false };
  const folder = mkdtempSync(join(tmpdir(), "tare-seed-"));
  try {
    const path = join(folder, "seed.sql");
    writeFileSync(path, await seedFile(dataset, now));
    executeD1File(target, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { version: dataset.version, seeded: true };
}
