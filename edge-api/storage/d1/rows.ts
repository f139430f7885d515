import * as v from "valibot";
import { LANGUAGES } from "../../contract/language.ts";
import { Refusal } from "../../services/refusal.ts";
import { prepared, type SqlCommand, type SqlDatabase, type SqlValue } from "./database.ts";

/** A column that holds 0 or 1. */
export const Flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((flag) => flag === 1),
);
/** The language of an account's mails; "": unknown. */
export const MailLanguage = v.picklist([...LANGUAGES, ""]);

/**
 * Runs one query and validates every row against the schema.
 *
 * @throws ValiError for a row of another shape; Refusal unavailable, if the database does not answer
 */
export async function rows<Schema extends v.GenericSchema>(
  database: SqlDatabase,
  schema: Schema,
  sql: string,
  ...values: readonly SqlValue[]
): Promise<v.InferOutput<Schema>[]> {
  const { results } = await orUnavailable(() => prepared(database, { sql, values }).all());
  return v.parse(v.array(schema), results);
}

/** The first row of a query; null: none. @throws as rows */
export const first = async <Schema extends v.GenericSchema>(
  database: SqlDatabase,
  schema: Schema,
  sql: string,
  ...values: readonly SqlValue[]
): Promise<v.InferOutput<Schema> | null> => (await rows(database, schema, sql, ...values))[0] ?? null;

/** Whether a statement gives one row. @throws Refusal unavailable */
export const givesOne = async (database: SqlDatabase, sql: string, ...values: readonly SqlValue[]): Promise<boolean> =>
  (await rows(database, v.unknown(), sql, ...values)).length === 1;

/** Runs a statement and ignores its rows. @throws Refusal unavailable */
export async function run(database: SqlDatabase, sql: string, ...values: readonly SqlValue[]): Promise<void> {
  await orUnavailable(() => prepared(database, { sql, values }).all());
}

/**
 * Runs all commands in one transaction.
 *
 * @returns the rows of the first command, which decides whether the others take effect
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

/**
 * Runs all commands in one transaction.
 *
 * @returns whether the first command gave one row: it decides whether the others take effect
 * @throws Refusal unavailable; then nothing was changed
 */
export const tookEffect = async (database: SqlDatabase, commands: readonly SqlCommand[]): Promise<boolean> =>
  (await runTogether(database, v.unknown(), commands)).length === 1;

/** Runs all commands in one transaction. @returns the rows of each, not validated. @throws Refusal unavailable */
export async function readTogether(database: SqlDatabase, commands: readonly SqlCommand[]): Promise<unknown[][]> {
  const answers = await orUnavailable(() => database.batch(commands.map((command) => prepared(database, command))));
  return answers.map(({ results }) => results);
}

async function orUnavailable<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (cause) {
    throw new Refusal("unavailable", { cause });
  }
}
