import type { RequestTally } from "../ports/request-tally.ts";
import type { SqlDatabase, SqlStatement } from "../storage/d1/database.ts";

interface Tally {
  statements: number;
}

/** AsyncLocalStorage of node:async_hooks, which both platforms have. */
export interface TallyStorage {
  run<T>(store: Tally, callback: () => T): T;
  getStore(): Tally | undefined;
}

/** A database that counts its statements for the running request, and the counter. */
export function tallied(
  database: SqlDatabase,
  storage: TallyStorage,
): { readonly database: SqlDatabase; readonly tally: RequestTally } {
  const inner = new WeakMap<SqlStatement, SqlStatement>();
  const count = (statements: number): void => {
    const tally = storage.getStore();
    if (tally !== undefined) tally.statements += statements;
  };
  const counting = (statement: SqlStatement): SqlStatement => {
    const outer: SqlStatement = {
      bind: (...values) => counting(statement.bind(...values)),
      all() {
        count(1);
        return statement.all();
      },
    };
    inner.set(outer, statement);
    return outer;
  };
  return {
    database: {
      prepare: (sql) => counting(database.prepare(sql)),
      batch(statements) {
        count(statements.length);
        return database.batch(statements.map((each) => inner.get(each) ?? each));
      },
    },
    tally: {
      // a nested call belongs to the outer request
      during: (run) => storage.run(storage.getStore() ?? { statements: 0 }, run),
      statements: () => storage.getStore()?.statements ?? 0,
    },
  };
}
