import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { textParts } from "../../edge-api/storage/d1/publish-commands.ts";
import { sqlLiteral } from "../seed/wrangler-d1.ts";
import { quoted, rowsOf, tablesOf, type Table } from "./tables.ts";

/** Characters or bytes of a value that stays in the INSERT of its row. */
const INLINE = 1000;
/** Bytes of a part of a long value; twice as many as hexadecimal digits. */
const BYTES = 40_000;

const literal = (value: SQLOutputValue): string => {
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString("hex")}'`;
  return sqlLiteral(typeof value === "bigint" ? Number(value) : value);
};

type Long = Extract<SQLOutputValue, Uint8Array | string>;

const isLong = (value: SQLOutputValue): value is Long =>
  (typeof value === "string" || value instanceof Uint8Array) && value.length > INLINE;

/** The parts of a long value as expressions, each short enough for a statement. */
const partsOf = (value: Long): readonly string[] =>
  typeof value === "string"
    ? textParts(value).map(literal)
    : Array.from({ length: Math.ceil(value.length / BYTES) }, (_, part) =>
        literal(value.subarray(part * BYTES, (part + 1) * BYTES)),
      );

/** Statements that insert a row. D1 refuses long statements, so a long value is appended part by part. */
function* rowStatements({ name, columns, key }: Table, row: readonly SQLOutputValue[]): Generator<string> {
  const values = row.map((value) => (isLong(value) ? literal(value.slice(0, 0)) : literal(value)));
  yield `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(", ")}) VALUES (${values.join(", ")});\n`;
  const where = key.map((column) => `${quoted(column)} = ${values[columns.indexOf(column)]}`).join(" AND ");
  for (const [place, value] of row.entries()) {
    if (!isLong(value)) continue;
    const column = quoted(columns[place] ?? "");
    const type = typeof value === "string" ? "TEXT" : "BLOB";
    for (const part of partsOf(value))
      yield `UPDATE ${quoted(name)} SET ${column} = CAST(${column} || ${part} AS ${type}) WHERE ${where};\n`;
  }
}

/** All rows of a database as statements that D1 accepts. The tables must exist and be empty. */
export function* d1Statements(file: DatabaseSync): Generator<string> {
  yield "PRAGMA defer_foreign_keys = TRUE;\n";
  for (const table of tablesOf(file)) for (const row of rowsOf(file, table)) yield* rowStatements(table, row);
}
