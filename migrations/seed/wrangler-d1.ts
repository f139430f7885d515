import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { OFFLINE_ENVIRONMENT } from "./offline-environment.ts";

const ROOT = join(import.meta.dirname, "../..");
const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
const DATABASE = "tare";

/** Which D1 is meant: the production one, or the local one in a state folder. */
export type D1Target = { readonly remote: true } | { readonly remote: false; readonly state: string };

/** `--remote` and `--state DIR` (default TARE_STATE_DIR, then .local/state) of a command line. */
export function targetOf(args: {
  readonly remote?: boolean | undefined;
  readonly state?: string | undefined;
}): D1Target {
  if (args.remote) return { remote: true };
  return { remote: false, state: args.state ?? process.env["TARE_STATE_DIR"] ?? join(ROOT, ".local/state") };
}

const place = (target: D1Target): string[] =>
  target.remote ? ["--remote"] : ["--local", "--persist-to", resolve(target.state)];

/**
 * A text as SQL that no text can break out of: wrangler's command line binds no values, but hexadecimal digits hold
 * neither quotes nor anything else of SQL.
 */
export const sqlText = (text: string): string => `CAST(X'${Buffer.from(text, "utf8").toString("hex")}' AS TEXT)`;

/** No shell: arguments reach wrangler as they are. @throws Error with what wrangler said */
function wrangler(args: readonly string[]): string {
  const done = spawnSync(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...OFFLINE_ENVIRONMENT },
  });
  if (done.status === 0) return done.stdout;
  const said = [done.stdout, done.stderr, done.error?.message].filter(Boolean).join("\n").trim();
  throw new Error(
    `wrangler ${args.slice(0, 2).join(" ")} failed. Has the database been set up (npm start does it locally)?\n${said}`,
  );
}

/** Runs one statement by `wrangler d1 execute` and answers its rows. @throws if wrangler fails */
export function executeD1<Schema extends v.GenericSchema>(
  target: D1Target,
  schema: Schema,
  sql: string,
): v.InferOutput<Schema>[] {
  const answer: unknown = JSON.parse(
    wrangler(["d1", "execute", DATABASE, ...place(target), "--json", "--yes", "--command", sql]),
  );
  return v.parse(v.tuple([v.object({ results: v.array(schema) })]), answer)[0].results;
}

/** Runs a file of statements. @throws if wrangler fails */
export function executeD1File(target: D1Target, path: string): void {
  wrangler(["d1", "execute", DATABASE, ...place(target), "--yes", "--file", path]);
}

/** Applies pending migrations. @throws if wrangler fails */
export function migrateD1(target: D1Target): void {
  wrangler(["d1", "migrations", "apply", DATABASE, ...place(target)]);
}
