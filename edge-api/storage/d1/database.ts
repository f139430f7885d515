/** The part of D1 that the server uses; the SQLite adapter implements it too. */
export interface SqlDatabase {
  prepare(sql: string): SqlStatement;
  /** Runs all statements in one transaction. @returns the rows of each */
  batch(statements: SqlStatement[]): Promise<{ results: unknown[] }[]>;
}

export type SqlValue = string | number | null;

export interface SqlStatement {
  bind(...values: SqlValue[]): SqlStatement;
  /** @returns the rows; `meta` of D1 has the size of the database in bytes */
  all(): Promise<{ results: unknown[]; meta?: { readonly size_after?: number } }>;
}

/** A statement with its values, not yet bound to a database. */
export interface SqlCommand {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** Binds a command to a database. */
export const prepared = (database: SqlDatabase, { sql, values }: SqlCommand): SqlStatement =>
  values.length === 0 ? database.prepare(sql) : database.prepare(sql).bind(...values);
