import type { SqlDatabase, SqlStatement, SqlValue } from "../storage/d1/database.ts";

/** What `node:sqlite` has, in Node and in Deno; a shape of our own, so that no platform is named here. */
interface SqliteFile {
  exec(sql: string): void;
  prepare(sql: string): { all(...values: SqlValue[]): unknown[] };
}

/** SQLite behind the port that D1 has. Calls are synchronous inside, so a batch is one transaction by nature. */
export function sqliteDatabase(file: SqliteFile): SqlDatabase {
  const queries = new WeakMap<SqlStatement, () => unknown[]>();
  const statement = (sql: string, values: SqlValue[]): SqlStatement => {
    const query = () => file.prepare(sql).all(...values);
    const made: SqlStatement = {
      bind: (...bound) => statement(sql, bound),
      // async: a broken statement rejects, as with D1
      all: async () => ({ results: query() }),
    };
    queries.set(made, query);
    return made;
  };
  return {
    prepare: (sql) => statement(sql, []),
    async batch(statements) {
      file.exec("BEGIN IMMEDIATE");
      try {
        const results = statements.map((each) => ({ results: queries.get(each)?.() ?? [] }));
        file.exec("COMMIT");
        return results;
      } catch (error) {
        file.exec("ROLLBACK");
        throw error;
      }
    },
  };
}
