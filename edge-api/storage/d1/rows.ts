import * as v from "valibot";
import { Refusal } from "../../services/refusal.ts";
import { prepared } from "./database.ts";
import type { SqlDatabase, SqlValue } from "./database.ts";

/**
 * Runs one query and parses every row on the way out: a column of another shape is an error, never a value.
 *
 * @throws Refusal unavailable, if the database does not answer
 */
export async function rows<Schema extends v.GenericSchema>(
  database: SqlDatabase,
  schema: Schema,
  sql: string,
  ...values: readonly SqlValue[]
): Promise<v.InferOutput<Schema>[]> {
  const { results } = await ask(database, sql, values);
  return v.parse(v.array(schema), results);
}

async function ask(database: SqlDatabase, sql: string, values: readonly SqlValue[]): Promise<{ results: unknown[] }> {
  try {
    return await prepared(database, { sql, values }).all();
  } catch (cause) {
    throw new Refusal("unavailable", { cause });
  }
}
