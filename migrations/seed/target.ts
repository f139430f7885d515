import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { parseArgs } from "node:util";
import * as v from "valibot";
import type { AuditEntry } from "../../edge-api/ports/audit-store.ts";
import { auditCommand } from "../../edge-api/storage/d1/audit-store.ts";
import { executeD1, withValues, type D1Target, type RemoteD1 } from "./wrangler-d1.ts";

/** The SQLite file of the Deno entry, with the folder of its bodies, if it has one (BODIES_DIR). */
export interface FileTarget {
  readonly sqlite: string;
  readonly bodies: string | undefined;
}

/** The database that an operator's command works on. */
export type Target = D1Target | FileTarget;

/** The options of every command of operators, for `parseArgs`. */
export const TARGET_OPTIONS = {
  state: { type: "string" },
  sqlite: { type: "string" },
  bodies: { type: "string" },
  remote: { type: "boolean" },
  env: { type: "string" },
} as const;
type Arguments = ReturnType<typeof parseArgs<{ options: typeof TARGET_OPTIONS }>>["values"];

/**
 * `--sqlite FILE [--bodies DIR]` (default: BODIES_DIR), `--remote [--env NAME]` or `--state DIR` (default: TARE_STATE_DIR, then
 * .wrangler/state, where `wrangler dev` has it).
 */
export function targetOf(args: Arguments): Target {
  if (args.sqlite !== undefined) return { sqlite: args.sqlite, bodies: args.bodies ?? process.env["BODIES_DIR"] };
  if (args.remote) return { remote: true, env: args.env };
  const usual = process.env["TARE_STATE_DIR"] ?? join(import.meta.dirname, "../../.wrangler/state");
  return { remote: false, state: args.state ?? usual };
}

/** Opens an existing SQLite file beside a running server. @throws Error if there is none */
export function openExisting(path: string): DatabaseSync {
  if (!existsSync(path)) throw new Error(`There is no database at ${path}.`);
  const file = new DatabaseSync(path);
  file.exec("PRAGMA busy_timeout = 5000");
  return file;
}

/** Where wrangler keeps local D1 databases, one file each, beside a file of its own. */
const LOCAL_D1 = "v3/d1/miniflare-D1DatabaseObject";

/** The file of the local D1 in a state folder. @throws Error if there is none, or more than one */
function localD1File(state: string): string {
  const folder = join(state, LOCAL_D1);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const found = names.filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const [only, ...others] = found;
  if (only === undefined) throw new Error(`There is no database in ${state}. npm start makes one.`);
  if (others.length > 0) throw new Error(`${folder} has several databases: name one with --sqlite FILE.`);
  return join(folder, only);
}

/** Whether the target is a database at Cloudflare. */
export const isRemote = (target: Target): target is RemoteD1 => "remote" in target && target.remote;

/** The SQLite file of a target; a local D1 is one too. @throws Error if there is none in the state folder */
export const sqliteFileOf = (target: Exclude<Target, RemoteD1>): string =>
  "sqlite" in target ? target.sqlite : localD1File(target.state);

/**
 * Runs one statement and returns its rows. A local D1 is opened as a file, not by wrangler: that starts a second workerd on
 * it, whose locks make statements of a running server fail (SQLITE_BUSY).
 *
 * @throws Error if there is no such database, or it refuses
 */
export function execute<Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
  sql: string,
): v.InferOutput<Schema>[] {
  if (isRemote(target)) return executeD1(target, schema, sql);
  const file = openExisting(sqliteFileOf(target));
  try {
    return v.parse(v.array(schema), file.prepare(sql).all());
  } finally {
    file.close();
  }
}

/** Records in the database itself what was done from the command line; the page for administrators shows it. */
export function noteInAudit(target: Target, entry: Omit<AuditEntry, "userId">): void {
  execute(target, v.unknown(), withValues(auditCommand({ ...entry, userId: null })));
}
