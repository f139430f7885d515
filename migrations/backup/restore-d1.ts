import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { openFile } from "../seed/local-database.ts";
import { executeD1, executeD1File, migrateD1, type D1Target } from "../seed/wrangler-d1.ts";
import { d1Statements } from "./d1-statements.ts";
import type { Manifest } from "./lines.ts";
import { temporaryFolder } from "./open-source.ts";
import { assertEmpty, restoreBackup, rowCounts } from "./restore-backup.ts";
import { quoted, TABLE_NAMES } from "./tables.ts";

/** Rows of tables; subqueries, because D1 joins at most five SELECTs by UNION. */
function rowCountsOfD1(target: D1Target, names: readonly string[]): Readonly<Record<string, number>> {
  if (names.length === 0) return {};
  const counts = names.map((name) => `(SELECT COUNT(*) FROM ${quoted(name)}) AS ${quoted(name)}`);
  return executeD1(target, v.record(v.string(), v.number()), `SELECT ${counts.join(", ")}`)[0] ?? {};
}

/**
 * Restores a backup into an empty D1. The backup is checked and brought up to date in a temporary SQLite file; D1 gets
 * the rows of that as one file, which it runs as a whole or not at all.
 *
 * @throws Error with a sentence if the database is not empty, or the backup is damaged or newer than this build
 */
export async function restoreD1(target: D1Target, path: string): Promise<Manifest> {
  const present = executeD1(target, v.object({ name: v.string() }), TABLE_NAMES).map(({ name }) => name);
  assertEmpty("The D1 database", rowCountsOfD1(target, present));
  const { folder, remove } = temporaryFolder();
  const file = openFile(join(folder, "restored.sqlite"));
  try {
    const tables = await restoreBackup(file, "The temporary file", path);
    const statements = join(folder, "rows.sql");
    await pipeline(Readable.from(d1Statements(file)), createWriteStream(statements, { mode: 0o600 }));
    migrateD1(target);
    executeD1File(target, statements);
    const names = Object.keys(tables);
    const [expected, restored] = [rowCounts(file), rowCountsOfD1(target, names)];
    const differing = names.find((name) => expected[name] !== restored[name]);
    if (differing !== undefined)
      throw new Error(`D1 has not all rows of ${differing}: delete the database and restore anew.`);
    return tables;
  } finally {
    file.close();
    remove();
  }
}
