import * as v from "valibot";
import { Refusal } from "../../services/refusal.ts";
import { prepared } from "./database.ts";
import type { SqlCommand, SqlDatabase, SqlValue } from "./database.ts";

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
  const { results } = await asked(() => prepared(database, { sql, values }).all());
  return v.parse(v.array(schema), results);
}

/** Runs a statement whose rows nobody needs. @throws Refusal unavailable */
export async function run(database: SqlDatabase, sql: string, ...values: readonly SqlValue[]): Promise<void> {
  await asked(() => prepared(database, { sql, values }).all());
}

/**
 * Runs all commands in one transaction and answers the rows of the first, which decides.
 *
 * @throws Refusal unavailable; then nothing was changed
 */
export async function runTogether<Schema extends v.GenericSchema>(
  database: SqlDatabase,
  schema: Schema,
  commands: readonly SqlCommand[],
): Promise<v.InferOutput<Schema>[]> {
  const [first] = await readTogether(database, commands);
  return v.parse(v.array(schema), first ?? []);
}

/** Runs all commands in one transaction and answers the rows of each, not parsed yet. @throws Refusal unavailable */
export async function readTogether(database: SqlDatabase, commands: readonly SqlCommand[]): Promise<unknown[][]> {
  const answers = await asked(() => database.batch(commands.map((command) => prepared(database, command))));
  return answers.map(({ results }) => results);
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new Refusal("unavailable", { cause });
  }
}
