import { createHash, type Hash } from "node:crypto";
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from "node:sqlite";
import * as v from "valibot";
import { rowsOf, type Table } from "./tables.ts";

/** First line of a backup. */
export const HeaderSchema = v.object({
  "tare-backup": v.literal(1),
  /** milliseconds since 1970, UTC */
  created: v.number(),
  /** numbered files of migrations/ that made the tables */
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
});

/** Line before the rows of a table. */
export const TableSchema = v.object({ table: v.string(), columns: v.array(v.string()) });

/** Last line: number of rows of each table, with the SHA-256 of its lines. */
export const ManifestSchema = v.object({
  tables: v.record(v.string(), v.object({ rows: v.number(), sha256: v.string() })),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>["tables"];

/** A value as JSON: bytes are `{"base64": …}`. */
const toJson = (value: SQLOutputValue): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;

const ValueSchema = v.union([
  v.string(),
  v.number(),
  v.null(),
  v.pipe(
    v.object({ base64: v.string() }),
    v.transform(({ base64 }): SQLInputValue => Buffer.from(base64, "base64")),
  ),
]);
export const RowSchema = v.array(ValueSchema);

const rowLine = (row: readonly SQLOutputValue[]): string => `${JSON.stringify(row.map(toJson))}\n`;
const tableLine = ({ name, columns }: Pick<Table, "columns" | "name">): string =>
  `${JSON.stringify({ table: name, columns })}\n`;

/** Rows of all tables. */
export const rowsIn = (tables: Manifest): number => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

export type Tally = Manifest[string];

/** Counts and hashes the lines of one table. */
export class TableTally {
  #rows = -1;
  readonly #hash: Hash = createHash("sha256");

  /** @param line the first one is that of the table */
  add(line: string): void {
    this.#rows++;
    this.#hash.update(line);
  }

  result(): Tally {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}

/** The lines of one table: its name and columns, then its rows. @param more rows after those of the database */
export function* tableLines(
  file: DatabaseSync,
  table: Table,
  more: Iterable<readonly SQLOutputValue[]> = [],
): Generator<string, Tally> {
  const tally = new TableTally();
  const told = (line: string): string => {
    tally.add(line);
    return line;
  };
  yield told(tableLine(table));
  for (const row of rowsOf(file, table)) yield told(rowLine(row));
  for (const row of more) yield told(rowLine(row));
  return tally.result();
}
