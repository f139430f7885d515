import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { deployment, typedCall, type DeploymentOptions } from "../../../migrations/deploy/deployment.ts";

const PROGRAM = join(import.meta.dirname, "../../../migrations/deploy/main.ts");
const STAND_IN = join(import.meta.dirname, "stand-in-programs.mjs");
const folder = mkdtempSync(join(tmpdir(), "tare-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of settings outside the repository. */
function settings(text: string): string {
  const file = join(folder, "settings");
  writeFileSync(file, text);
  return file;
}

interface Circumstances {
  /** names of the databases that the account has */
  readonly has?: readonly string[];
  /** part of the call that fails */
  readonly fails?: string;
}

/** Runs `npm run deploy`, with stand-ins for the programs that it starts. @returns the calls after the list of databases */
function deploy(args: readonly string[], { has = [], fails }: Circumstances = {}) {
  const file = join(folder, "calls");
  rmSync(file, { force: true });
  const done = spawnSync(process.execPath, ["--import", STAND_IN, PROGRAM, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      npm_execpath: "npm",
      STAND_IN_CALLS: file,
      STAND_IN_DATABASES: JSON.stringify(has.map((name) => ({ name }))),
      ...(fails !== undefined && { STAND_IN_FAILS: fails }),
    },
  });
  const made = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const calls = made.map((call) =>
    call.replace(`${process.execPath} `, "").replace("node_modules/wrangler/bin/wrangler.js", "wrangler"),
  );
  return {
    code: done.status,
    printed: done.stdout + done.stderr,
    calls: calls.filter((call) => !/ d1 list /.test(call)),
  };
}

const OPTIONS: DeploymentOptions = {
  state: ".wrangler/state",
  backup: "tare.backup",
  variables: {},
  databaseName: "tare",
  hasDatabase: true,
};
const typed = (options: Partial<DeploymentOptions>) => deployment({ ...OPTIONS, ...options }).map(typedCall);

test("an installation is backed up before it is migrated, and migrated before its build is uploaded", () => {
  expect(typed({ variables: { PUBLIC_ORIGIN: "https://tare.example" } })).toEqual([
    "npm run --silent build",
    "npx wrangler deploy --dry-run --env=",
    "node migrations/backup/backup.ts tare.backup --remote",
    "node migrations/seed/main.ts --remote",
    "npx wrangler deploy --env= --keep-vars --var=PUBLIC_ORIGIN:…",
  ]);
});

test("a first deployment makes the database, where it has to stay; a second environment has its own", () => {
  expect(
    typed({ hasDatabase: false, env: "staging", databaseName: "tare-staging", jurisdiction: "eu" }).slice(1),
  ).toEqual([
    "npx wrangler deploy --dry-run --env=staging",
    "npx wrangler d1 create tare-staging --jurisdiction eu",
    "node migrations/seed/main.ts --remote --env staging",
    "npx wrangler deploy --env=staging --keep-vars",
  ]);
});

test("locally nothing is uploaded", () => {
  expect(typed({ local: true })).toEqual([
    "npm run --silent build",
    "npx wrangler deploy --dry-run --env=",
    "node migrations/seed/main.ts --state .wrangler/state",
  ]);
});

test("an upload that fails says that everything can be run again; the values of settings are printed nowhere", () => {
  const variables = settings("PUBLIC_ORIGIN=https://tare.example\n");
  const again = ["--yes", "--settings", variables, "--backup", "tare.backup"];
  const { code, printed, calls } = deploy(again, { has: ["other", "tare"], fails: "--keep-vars" });
  expect([code, calls]).toEqual([
    1,
    [
      "npm run --silent build",
      "wrangler deploy --dry-run --env=",
      `migrations/backup/backup.ts ${join(folder, "tare.backup")} --remote`,
      "migrations/seed/main.ts --remote",
      "wrangler deploy --env= --keep-vars --var=PUBLIC_ORIGIN:https://tare.example",
    ],
  ]);
  expect(printed).toContain("npm run deploy can be run again");
  expect(printed).not.toContain("https://tare.example");
});

test("nothing is done where nobody agrees", () => {
  const { code, printed, calls } = deploy([]);
  expect([code, calls, printed]).toEqual([1, [], expect.stringContaining("Add --yes")]);
});
