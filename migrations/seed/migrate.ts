import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";

const MIGRATIONS = fileURLToPath(new URL("..", import.meta.url));

/** The table in which wrangler keeps count; the same, so that both may be used on one database. */
const LEDGER =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, " +
  "applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** The statements of a migration file. In these files `;` at the end of a line ends a statement, and nothing else does. */
export const statementsOf = (sql: string): readonly string[] =>
  sql.split(/;\s*$/m).filter((statement) => statement.replaceAll(/^\s*--.*$/gm, "").trim() !== "");

/**
 * Applies the numbered files of migrations/ that the database has not seen, each in one transaction. In production
 * `wrangler d1 migrations apply` does this; here it takes milliseconds and works on every adapter.
 *
 * @returns the names of the files that were applied now
 */
export async function migrate(database: SqlDatabase, folder = MIGRATIONS): Promise<readonly string[]> {
  await database.prepare(LEDGER).all();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
  const seen = new Set(results.map((row) => String((row as { name: unknown }).name)));
  const pending = readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name) && !seen.has(name))
    .toSorted();
  for (const name of pending) {
    const statements = statementsOf(readFileSync(join(folder, name), "utf8")).map((sql) => database.prepare(sql));
    await database.batch([...statements, database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name)]);
  }
  return pending;
}
