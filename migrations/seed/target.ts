import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { executeD1, type D1Target } from "./wrangler-d1.ts";

/** The database that an operator's command works on: a D1, or the SQLite file of the Deno entry. */
export type Target = D1Target | { readonly sqlite: string };

/** The options of every command of operators, for `parseArgs`. */
export const TARGET_OPTIONS = {
  state: { type: "string" },
  sqlite: { type: "string" },
  remote: { type: "boolean" },
  env: { type: "string" },
} as const;

/** `--sqlite FILE`, `--remote [--env NAME]` or `--state DIR` (default: TARE_STATE_DIR, then .local/state). */
export function targetOf(args: {
  readonly remote?: boolean | undefined;
  readonly env?: string | undefined;
  readonly sqlite?: string | undefined;
  readonly state?: string | undefined;
}): Target {
  if (args.sqlite !== undefined) return { sqlite: args.sqlite };
  if (args.remote) return { remote: true, env: args.env };
  const usual = process.env["TARE_STATE_DIR"] ?? join(import.meta.dirname, "../../.local/state");
  return { remote: false, state: args.state ?? usual };
}

/** Opens an existing SQLite file beside a running server. @throws Error if there is none */
export function openExisting(path: string): DatabaseSync {
  if (!existsSync(path)) throw new Error(`There is no database at ${path}.`);
  const file = new DatabaseSync(path);
  file.exec("PRAGMA busy_timeout = 5000");
  return file;
}

/** Runs one statement and returns its rows. @throws Error if there is no such database, or it refuses */
export function execute<Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
  sql: string,
): v.InferOutput<Schema>[] {
  if (!("sqlite" in target)) return executeD1(target, schema, sql);
  const file = openExisting(target.sqlite);
  try {
    return v.parse(v.array(schema), file.prepare(sql).all());
  } finally {
    file.close();
  }
}
