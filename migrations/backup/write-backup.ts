import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { bodyFileRows, BODY_TEXTS, type LeftBodies } from "./body-files.ts";
import { tableLines, type Manifest } from "./lines.ts";
import { checkBackup } from "./read-backup.ts";
import { migrationsOf, tablesOf } from "./tables.ts";

/** All lines of a backup. The read transaction gives one consistent state, whatever is written meanwhile. */
function* backupLines(
  file: DatabaseSync,
  created: number,
  folder: string | undefined,
  left: LeftBodies,
): Generator<string> {
  file.exec("BEGIN");
  try {
    yield `${JSON.stringify({ "tare-backup": 1, created, migrations: migrationsOf(file) })}\n`;
    const tables: Record<string, Manifest[string]> = {};
    for (const table of tablesOf(file)) {
      const more = table.name === BODY_TEXTS ? bodyFileRows(file, table, folder, left) : [];
      tables[table.name] = yield* tableLines(file, table, more);
    }
    yield `${JSON.stringify({ tables })}\n`;
  } finally {
    file.exec("COMMIT");
  }
}

/**
 * Writes a backup and verifies it by reading it. The file gets its name when it is complete; only its owner may read
 * it.
 *
 * @param folder of the bodies (BODIES_DIR)
 * @returns what it holds, and the bodies that it does not hold
 * @throws Error if there is a file of this name
 */
export async function writeBackup(
  file: DatabaseSync,
  path: string,
  created: number,
  folder?: string,
): Promise<{ readonly tables: Manifest; readonly left: LeftBodies }> {
  if (existsSync(path)) throw new Error(`${path} exists. A backup never replaces a file: choose another name.`);
  const left: LeftBodies = { count: 0, bytes: 0 };
  const unfinished = `${path}.unfinished`;
  try {
    await pipeline(
      Readable.from(backupLines(file, created, folder, left)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    const tables = await checkBackup(unfinished);
    renameSync(unfinished, path);
    return { tables, left };
  } finally {
    rmSync(unfinished, { force: true });
  }
}
