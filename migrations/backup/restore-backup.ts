import { readdirSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { sqliteDatabase } from "../../edge-api/adapters/sqlite-database.ts";
import { migrate, MIGRATIONS } from "../seed/migrate.ts";
import { tableLines, type Manifest } from "./lines.ts";
import { checkBackup, readBackup } from "./read-backup.ts";
import { migrationsOf, quoted, tablesOf, TABLE_NAMES } from "./tables.ts";

/** @throws Error if the database has a row, or a table that the backup does not know */
export function assertEmpty(place: string, rows: Readonly<Record<string, number>>): void {
  const filled = Object.entries(rows).filter(([name, count]) => count > 0 && name !== "d1_migrations");
  if (filled.length === 0) return;
  const told = filled.map(([name, count]) => `${name} ${count}`).join(", ");
  throw new Error(`${place} is not empty (rows: ${told}). A backup is restored into an empty database only.`);
}

/** Rows of each table. */
export function rowCounts(file: DatabaseSync): Readonly<Record<string, number>> {
  const names = file
    .prepare(TABLE_NAMES)
    .all()
    .map((row) => String(row["name"]));
  return Object.fromEntries(
    names.map((name) => [name, Number(file.prepare(`SELECT COUNT(*) AS rows FROM ${quoted(name)}`).get()?.["rows"])]),
  );
}

/**
 * Creates the tables with the migrations of the backup. @throws Error if this build lacks one of them, or the database
 * has others
 */
async function prepareTables(file: DatabaseSync, migrations: readonly string[], folder: string): Promise<void> {
  const known = new Set(readdirSync(folder));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Error(`The backup is of another build: this one has no migration ${unknown}. Restore with that build.`);
  await migrate(sqliteDatabase(file), { folder, upTo: migrations.at(-1) });
  const surplus = migrationsOf(file).find((name) => !migrations.includes(name));
  if (surplus !== undefined)
    throw new Error(`The database is newer than the backup (${surplus}). Restore into a database without tables.`);
}

function assertRestored(file: DatabaseSync, manifest: Manifest): void {
  for (const table of tablesOf(file)) {
    const lines = tableLines(file, table);
    let step = lines.next();
    while (!step.done) step = lines.next();
    if (step.value.sha256 !== manifest[table.name]?.sha256)
      throw new Error(`The restored table ${table.name} differs.`);
  }
}

/**
 * Restores a backup into an empty SQLite database, in one transaction: all of it, or nothing. Then it applies the
 * migrations that are newer than the backup.
 *
 * @param place names the database in errors
 * @param folder of migrations
 * @throws Error with a sentence if the database is not empty, or the backup is damaged or newer than this build
 */
export async function restoreBackup(
  file: DatabaseSync,
  place: string,
  path: string,
  folder = MIGRATIONS,
): Promise<Manifest> {
  assertEmpty(place, rowCounts(file));
  const manifest = await checkBackup(path);
  let insert: StatementSync | undefined;
  try {
    for await (const part of readBackup(path)) {
      if ("migrations" in part) {
        await prepareTables(file, part.migrations, folder);
        // the order of tables need not be that of their references
        file.exec("BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON");
      } else if ("row" in part) insert?.run(...part.row);
      else insert = file.prepare(insertOf(part.table, part.columns));
    }
    assertRestored(file, manifest);
    file.exec("COMMIT");
    await migrate(sqliteDatabase(file), { folder });
    return manifest;
  } catch (error) {
    if (file.isTransaction) file.exec("ROLLBACK");
    throw error;
  }
}

const insertOf = (table: string, columns: readonly string[]): string =>
  `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
