import type { SqlDatabase, SqlStatement, SqlValue } from "../storage/d1/database.ts";

/** The part of `node:sqlite` (Node and Deno) that is used. Declared here to import no platform's types. */
interface SqliteFile {
  exec(sql: string): void;
  prepare(sql: string): { all(...values: SqlValue[]): unknown[] };
}

/** Bytes of the database. */
function sizeOf(file: SqliteFile): number {
  const [size] = file.prepare("SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size").all();
  return Number(Object(size).bytes);
}

/** SQLite with the interface of D1. Calls are synchronous, so nothing else runs within a batch. */
export function sqliteDatabase(file: SqliteFile): SqlDatabase {
  const queries = new WeakMap<SqlStatement, () => unknown[]>();
  const statement = (sql: string, values: SqlValue[]): SqlStatement => {
    const query = () => file.prepare(sql).all(...values);
    const prepared: SqlStatement = {
      bind: (...bound) => statement(sql, bound),
      // async, so that an invalid statement rejects, as with D1
      all: async () => ({
        results: query(),
        // computed when it is asked for
        get meta() {
          return { size_after: sizeOf(file) };
        },
      }),
    };
    queries.set(prepared, query);
    return prepared;
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
