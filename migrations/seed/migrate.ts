import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";

const MIGRATIONS = resolve(fileURLToPath(import.meta.url), "../..");

/** The table in which wrangler keeps count; the same, so that both may be used on one database. */
const LEDGER =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, " +
  "applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** Without comments and quoted texts: what is left holds a `;` only where a statement ends. */
const bare = (sql: string): string =>
  sql
    .replaceAll(/'(?:[^']|'')*'/g, "")
    .replaceAll(/--.*$/gm, "")
    .trim();

/**
 * The statements of a migration file. In these files `;` at the end of a line ends a statement.
 *
 * @throws Error for one that ends within a line: what follows it would be left out without a word
 */
export function statementsOf(sql: string): readonly string[] {
  const statements = sql.split(/;\s*$/m).filter((statement) => bare(statement) !== "");
  const joined = statements.find((statement) => bare(statement).includes(";"));
  if (joined !== undefined) throw new Error(`A statement ends within a line: ${joined.trim().slice(0, 200)}`);
  return statements;
}

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
