import type { SqlCommand, SqlDatabase, SqlStatement, SqlValue } from "../storage/d1/database.ts";

/** The part of `node:sqlite` (Node and Deno) that is used. Declared here to import no platform's types. */
export interface SqliteFile {
  exec(sql: string): void;
  prepare(sql: string): { all(...values: SqlValue[]): unknown[] };
}

/** A statement by itself, or some in one transaction. */
export type SqliteJob = { readonly alone: SqlCommand } | { readonly together: readonly SqlCommand[] };

/** Runs a job. The calls are synchronous, so nothing else runs within a batch. @returns the rows of each command */
export function runJob(file: SqliteFile, job: SqliteJob, begin = "BEGIN IMMEDIATE"): unknown[][] {
  const rowsOf = ({ sql, values }: SqlCommand): unknown[] => file.prepare(sql).all(...values);
  if ("alone" in job) return [rowsOf(job.alone)];
  file.exec(begin);
  try {
    const rows = job.together.map(rowsOf);
    file.exec("COMMIT");
    return rows;
  } catch (error) {
    file.exec("ROLLBACK");
    throw error;
  }
}

/** The interface of D1 over something that runs jobs. */
export function databaseOf(run: (job: SqliteJob) => Promise<unknown[][]>): SqlDatabase {
  const commands = new WeakMap<SqlStatement, SqlCommand>();
  const statement = (command: SqlCommand): SqlStatement => {
    const prepared: SqlStatement = {
      bind: (...values) => statement({ sql: command.sql, values }),
      all: async () => ({ results: (await run({ alone: command }))[0] ?? [] }),
    };
    commands.set(prepared, command);
    return prepared;
  };
  return {
    prepare: (sql) => statement({ sql, values: [] }),
    async batch(statements) {
      const together = statements.flatMap((each) => commands.get(each) ?? []);
      return (await run({ together })).map((results) => ({ results }));
    },
  };
}

/** SQLite in this thread. */
export const sqliteDatabase = (file: SqliteFile): SqlDatabase =>
  // async, so that an invalid statement rejects, as with D1
  databaseOf(async (job) => runJob(file, job));
