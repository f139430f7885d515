/** The part of D1 that the server uses: Cloudflare's D1 has it, and so has the SQLite adapter. */
export interface SqlDatabase {
  prepare(sql: string): SqlStatement;
  /** Runs all statements in one transaction; answers each one's rows. */
  batch(statements: SqlStatement[]): Promise<{ results: unknown[] }[]>;
}

export type SqlValue = string | number | null;

export interface SqlStatement {
  bind(...values: SqlValue[]): SqlStatement;
  all(): Promise<{ results: unknown[] }>;
}

/** A statement with its values, before it is known which database runs it. */
export interface SqlCommand {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export const prepared = (database: SqlDatabase, { sql, values }: SqlCommand): SqlStatement =>
  values.length === 0 ? database.prepare(sql) : database.prepare(sql).bind(...values);
