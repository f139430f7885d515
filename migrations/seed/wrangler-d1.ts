import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { OFFLINE_ENVIRONMENT } from "./offline-environment.ts";

const ROOT = join(import.meta.dirname, "../..");
const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
const DATABASE = "tare";

/** The production D1 database, or the local one in a state folder. */
export type D1Target = { readonly remote: true } | { readonly remote: false; readonly state: string };

/** The target by `--remote` or `--state DIR` (default: TARE_STATE_DIR, then .local/state). */
export function targetOf(args: {
  readonly remote?: boolean | undefined;
  readonly state?: string | undefined;
}): D1Target {
  if (args.remote) return { remote: true };
  return { remote: false, state: args.state ?? process.env["TARE_STATE_DIR"] ?? join(ROOT, ".local/state") };
}

const locationArgs = (target: D1Target): string[] =>
  target.remote ? ["--remote"] : ["--local", "--persist-to", resolve(target.state)];

/**
 * A text as an SQL expression that is safe against injection: wrangler's command line cannot bind values, and
 * hexadecimal digits cannot contain SQL.
 */
export const sqlText = (text: string): string => `CAST(X'${Buffer.from(text, "utf8").toString("hex")}' AS TEXT)`;

/** Runs wrangler without a shell and returns its output. @throws Error with the output of a failed command */
function wrangler(args: readonly string[]): string {
  const done = spawnSync(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...OFFLINE_ENVIRONMENT },
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
