// npm run deploy: backs up, migrates, publishes the shipped data, uploads. It prints the calls and asks before the first.
//   --env NAME          another environment of wrangler.toml
//   --settings FILE     settings of the installation, NAME=value a line, kept outside the repository
//   --jurisdiction eu   where a new database has to stay
//   --backup FILE       default: tare-TIME.backup in the current folder
//   --yes               does not ask
//   --local             prepares the local runtime in place of Cloudflare, and uploads nothing
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs, parseEnv } from "node:util";
import * as v from "valibot";
import { unstable_readConfig as readConfig } from "wrangler";
import { runCommand } from "../seed/run-command.ts";
import { targetOf } from "../seed/target.ts";
import { deployment, typedCall, type ProgramCall } from "./deployment.ts";

const ROOT = join(import.meta.dirname, "../..");
const Databases = v.array(v.object({ name: v.string() }));

/** Settings that are secrets: wrangler would show them to everybody who may see the account. */
const SECRETS = ["MAIL_API_KEY"];

const { values } = parseArgs({
  options: {
    env: { type: "string" },
    settings: { type: "string" },
    jurisdiction: { type: "string" },
    backup: { type: "string" },
    state: { type: "string" },
    yes: { type: "boolean", default: false },
    local: { type: "boolean", default: false },
  },
});

const npmItself = process.env["npm_execpath"];
const PROGRAMS = {
  npm: npmItself === undefined ? ["npm"] : [process.execPath, npmItself],
  node: [process.execPath],
  wrangler: [process.execPath, "node_modules/wrangler/bin/wrangler.js"],
} satisfies Record<ProgramCall[0], readonly string[]>;

/** Runs a call in the project's folder. @returns what it printed, if `isQuiet`. @throws Error if it fails */
function run(call: ProgramCall, isQuiet = false): string {
  const [name, ...args] = call;
  const [program = "", ...before] = PROGRAMS[name];
  const output = isQuiet ? "pipe" : "inherit";
  const done = spawnSync(program, [...before, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["inherit", output, output],
  });
  if (done.status === 0) return done.stdout ?? "";
  throw new Error(
    `${[done.stdout, done.stderr].filter(Boolean).join("\n")}\n${typedCall(call)} failed. ` +
      "What came before it is done, nothing after it; npm run deploy can be run again.",
  );
}

function settingsIn(path: string | undefined): Readonly<Record<string, string>> {
  if (path === undefined) return {};
  const settings = Object.entries(parseEnv(readFileSync(path, "utf8"))).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const secret = settings.find(([name]) => SECRETS.includes(name));
  if (secret)
    throw new Error(`${secret[0]} is a secret: npx wrangler secret put ${secret[0]} --env="${values.env ?? ""}"`);
  return Object.fromEntries(settings);
}

async function isAgreed(): Promise<boolean> {
  if (values.yes) return true;
  if (!process.stdin.isTTY) throw new Error("Nothing was done: nobody can be asked here. Add --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("\nContinue? [y/N] ");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

await runCommand(async () => {
  const config = readConfig({ config: join(ROOT, "wrangler.toml"), env: values.env }, { hideWarnings: true });
  const databaseName = config.d1_databases[0]?.database_name ?? "";
  const variables = settingsIn(values.settings);
  const target = targetOf(values.state === undefined ? {} : { state: values.state });
  // needs the account, so it also tells whether somebody is logged in
  const databases = values.local ? [] : v.parse(Databases, JSON.parse(run(["wrangler", "d1", "list", "--json"], true)));
  const calls = deployment({
    env: values.env,
    local: values.local,
    state: "state" in target ? target.state : "",
    jurisdiction: values.jurisdiction,
    backup: resolve(values.backup ?? `tare-${new Date().toISOString().slice(0, 16).replace(":", "")}.backup`),
    variables,
    databaseName,
    hasDatabase: databases.some(({ name }) => name === databaseName),
  });
  console.log(`${calls.length} steps:\n${calls.map((call) => `  ${typedCall(call)}`).join("\n")}`);
  if (!(await isAgreed())) {
    console.log("Nothing was done.");
    return 1;
  }
  for (const call of calls) {
    console.log(`\n> ${typedCall(call)}`);
    run(call);
  }
  console.log(
    values.local
      ? "\nReady: npm run preview serves it."
      : "\nDeployed. GET /api/health says which settings are missing; docs/operations.md says what comes next.",
  );
  return 0;
});
