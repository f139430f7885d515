import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import * as v from "valibot";

/**
 * Tables that a backup leaves out. A restored session or link could reopen what its owner has closed since, so all
 * users log in again; counters expire within the hour.
 */
const LEFT_OUT = new Set([
  "d1_migrations",
  "email_changes",
  "email_links",
  "login_links",
  "login_tickets",
  "mail_outbox",
  "mailed_links",
  "passkey_challenges",
  "rate_counters",
  "reset_tokens",
  "sessions",
]);

const NameRow = v.object({ name: v.string() });
const ColumnRow = v.object({ name: v.string(), pk: v.number() });
const MasterRow = v.object({ ...NameRow.entries, sql: v.string() });

/** A table with its columns, and the order in which its rows were written. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly order: string;
}

/** A name as an SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const OWN_TABLES =
  "type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";

/** Query of the names of all tables but those of the platform. */
export const TABLE_NAMES = `SELECT name FROM sqlite_master WHERE ${OWN_TABLES}`;

/** All tables that a backup holds, in the order in which migrations made them. */
export function tablesOf(file: DatabaseSync): readonly Table[] {
  const found = v.parse(
    v.array(MasterRow),
    file.prepare(`SELECT name, sql FROM sqlite_master WHERE ${OWN_TABLES} ORDER BY rowid`).all(),
  );
  return found
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(({ name, sql }) => {
      const columns = v.parse(v.array(ColumnRow), file.prepare(`PRAGMA table_info(${quoted(name)})`).all());
      const key = columns
        .filter(({ pk }) => pk > 0)
        .toSorted((one, other) => one.pk - other.pk)
        .map((column) => column.name);
      const order = /\bWITHOUT ROWID\b/i.test(sql) ? key.map(quoted).join(", ") : "rowid";
      return { name, columns: columns.map((column) => column.name), key, order };
    });
}

/** The numbered files of migrations/ that a database has. */
export function migrationsOf(file: DatabaseSync): readonly string[] {
  const found = file.prepare("SELECT name FROM d1_migrations ORDER BY name").all();
  return v.parse(v.array(NameRow), found).map(({ name }) => name);
}

/** All rows of a table, one at a time, as lists of values in the order of its columns. */
export function* rowsOf(file: DatabaseSync, { name, columns, order }: Table): Generator<SQLOutputValue[]> {
  const sql = `SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(name)} ORDER BY ${order}`;
  const statement = file.prepare(sql);
  statement.setReturnArrays(true);
  // with setReturnArrays rows are lists; the types of node:sqlite say objects
  yield* statement.iterate() as Iterable<unknown> as Iterable<SQLOutputValue[]>;
}
