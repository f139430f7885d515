import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import * as v from "valibot";
import type { SqlCommand } from "../../edge-api/storage/d1/database.ts";
import { OFFLINE_ENVIRONMENT } from "./offline-environment.ts";

const ROOT = join(import.meta.dirname, "../..");
const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
/** The binding of wrangler.toml: the same in every environment, while the names of the databases differ. */
const DATABASE = "DB";

/** A D1 database of an environment of wrangler.toml (undefined: production). */
export interface RemoteD1 {
  readonly remote: true;
  readonly env?: string | undefined;
}

/** The same, or the local one in a state folder. */
export type D1Target = RemoteD1 | { readonly remote: false; readonly state: string };

const environmentArgs = ({ env }: { readonly env?: string | undefined }): string[] =>
  env === undefined ? [] : ["--env", env];

const locationArgs = (target: D1Target): string[] =>
  target.remote ? ["--remote", ...environmentArgs(target)] : ["--local", "--persist-to", resolve(target.state)];

/**
 * A text as an SQL expression that is safe against injection: wrangler's command line cannot bind values, and
 * hexadecimal digits cannot contain SQL.
 */
export const sqlText = (text: string): string => `CAST(X'${Buffer.from(text, "utf8").toString("hex")}' AS TEXT)`;

/** A value as an SQL expression. Printable ASCII is quoted, which takes half the bytes of hexadecimal digits. */
export function sqlLiteral(value: string | number | null): string {
  if (typeof value !== "string") return String(value ?? "NULL");
  return /^[ -~]*$/.test(value) ? `'${value.replaceAll("'", "''")}'` : sqlText(value);
}

/** A statement with its values inserted as literals. */
export const withValues = ({ sql, values }: SqlCommand): string => {
  const rest = [...values];
  return `${sql.replaceAll("?", () => sqlLiteral(rest.shift() ?? null))};`;
};

/** Runs wrangler without a shell and returns its output. @throws Error with the output of a failed command */
function wrangler(args: readonly string[]): string {
  const done = spawnSync(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    // a lower log level of the caller's shell would suppress the rows
    env: { ...process.env, ...OFFLINE_ENVIRONMENT, WRANGLER_LOG: "log" },
  });
  if (done.status === 0) return done.stdout;
  const output = [done.stdout, done.stderr, done.error?.message].filter(Boolean).join("\n").trim();
  throw new Error(
    `wrangler ${args.slice(0, 2).join(" ")} failed. Has the database been set up (npm start does it locally)?\n${output}`,
  );
}

/** Runs one statement by `wrangler d1 execute` and returns its rows. @throws if wrangler fails */
export function executeD1<Schema extends v.GenericSchema>(
  target: D1Target,
  schema: Schema,
  sql: string,
): v.InferOutput<Schema>[] {
  const answer: unknown = JSON.parse(
    wrangler(["d1", "execute", DATABASE, ...locationArgs(target), "--json", "--yes", "--command", sql]),
  );
  return v.parse(v.tuple([v.object({ results: v.array(schema) })]), answer)[0].results;
}

/** Runs a file of statements. @throws if wrangler fails */
export function executeD1File(target: D1Target, path: string): void {
  wrangler(["d1", "execute", DATABASE, ...locationArgs(target), "--yes", "--file", path]);
}

/** Applies pending migrations. @throws if wrangler fails */
export function migrateD1(target: D1Target): void {
  wrangler(["d1", "migrations", "apply", DATABASE, ...locationArgs(target)]);
}

/** Writes a remote database as SQL; D1 blocks other queries meanwhile, so the state is consistent. @throws if wrangler fails */
export function exportD1(target: RemoteD1, path: string): void {
  wrangler(["d1", "export", DATABASE, "--remote", ...environmentArgs(target), "--skip-confirmation", "--output", path]);
}
