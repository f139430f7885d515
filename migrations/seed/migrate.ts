import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";

export const MIGRATIONS = resolve(fileURLToPath(import.meta.url), "../..");

/** Wrangler's table of applied migrations, so that both tools can be used on one database. */
const LEDGER =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, " +
  "applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** SQL without comments and string literals, so that every `;` left ends a statement. */
const withoutLiterals = (sql: string): string =>
  sql
    .replaceAll(/'(?:[^']|'')*'/g, "")
    .replaceAll(/--.*$/gm, "")
    .trim();

/**
 * Splits a migration file into statements, each ending with `;` at the end of a line.
 *
 * @throws Error for a `;` within a line, because the statement after it would be dropped silently
 */
export function statementsOf(sql: string): readonly string[] {
  const statements = sql.split(/;\s*$/m).filter((statement) => withoutLiterals(statement) !== "");
  const joined = statements.find((statement) => withoutLiterals(statement).includes(";"));
  if (joined !== undefined) throw new Error(`A statement ends within a line: ${joined.trim().slice(0, 200)}`);
  return statements;
}

/** The database has tables of a build whose migrations this build does not have. */
export class OtherSchema extends Error {
  constructor() {
    super("The database was made by an earlier build, which this build cannot read.");
  }
}

/**
 * Applies the pending numbered files of migrations/, each in one transaction. Production uses `wrangler d1 migrations
 * apply`; this function takes milliseconds and works with every adapter.
 *
 * @param upTo the last file to apply; default: all
 * @returns names of the files that were applied
 * @throws OtherSchema
 */
export async function migrate(
  database: SqlDatabase,
  { folder = MIGRATIONS, upTo }: { readonly folder?: string; readonly upTo?: string | undefined } = {},
): Promise<readonly string[]> {
  await database.prepare(LEDGER).all();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map((row) => String((row as { name: unknown }).name)));
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .toSorted();
  if (applied.size > 0 && !applied.has(files[0] ?? "")) throw new OtherSchema();
  const pending = files.filter((name) => !applied.has(name) && (upTo === undefined || name <= upTo));
  for (const name of pending) {
    const statements = statementsOf(readFileSync(join(folder, name), "utf8")).map((sql) => database.prepare(sql));
    await database.batch([...statements, database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name)]);
  }
  return pending;
}
