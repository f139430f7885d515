// What a developer of this ecosystem types in a fresh clone, and what must then happen.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { expect, it } from "vitest";
import { targetOf } from "../../migrations/seed/target.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const { scripts, engines } = JSON.parse(read("package.json")) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}
type Packages = Readonly<Record<string, Locked>>;
/** A script of the project or its configuration, which belong to other projects of types. */
const load = async <T>(path: string): Promise<T> => (await import(new URL(`../../${path}`, import.meta.url).href)) as T;

it("npm run NAME: the names that people and editors look for are there, and say which tool they run", () => {
  expect(scripts).toMatchObject({
    typecheck: "tsc -b",
    "test:unit": "vitest run",
    "test:e2e": "playwright test",
    lint: expect.stringMatching(/^oxlint /),
    format: expect.stringMatching(/^prettier --write /),
    build: expect.stringMatching(/^vite build/),
    deploy: expect.stringContaining("migrations/deploy/main.ts"),
    preview: "node scripts/serve.mjs",
  });
  const files = Object.values(scripts).flatMap((script) => script.match(/[\w./-]+\.(mjs|ts)\b/g) ?? []);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect([engines.node, read(".nvmrc").trim()]).toEqual([">=22.12", "24"]);
});

it("npm ci: what npm has installed is accepted, and anything else is not", async () => {
  const { isInstalled } = await load<{ isInstalled: (locked: Packages, installed: Packages) => boolean }>(
    "scripts/install.mjs",
  );
  const locked = {
    "": {},
    "node_modules/cup": { version: "1.0.0", integrity: "a" },
    "node_modules/for-another-system": { version: "1.0.0", integrity: "b", optional: true },
  };
  const cup = locked["node_modules/cup"];
  expect(isInstalled(locked, { "node_modules/cup": cup })).toBe(true);
  expect(isInstalled(locked, {})).toBe(false);
  expect(isInstalled(locked, { "node_modules/cup": { ...cup, version: "1.0.1" } })).toBe(false);
  expect(isInstalled(locked, { "node_modules/cup": { ...cup, integrity: "c" } })).toBe(false);
  expect(isInstalled(locked, { "node_modules/cup": cup, "node_modules/left-over": cup })).toBe(false);
});

it("npx vitest: the reference data are built before the first test, where they are older than their sources", async () => {
  expect(read("vite.config.ts")).toContain('globalSetup: "scripts/reference-data.mjs"');
  const { isOlder } = await load<{ isOlder: (built: string, sources: readonly string[]) => boolean }>(
    "scripts/is-older.mjs",
  );
  expect(isOlder("migrations/reference-data/built/manifest.json", ["migrations/reference-data"])).toBe(false);
  expect(isOlder("migrations/reference-data/built/missing.json", ["migrations/reference-data"])).toBe(true);
});

it("npx playwright test: finds the browser tests, and no others", async () => {
  const { default: config } = await load<{ default: { readonly testDir: string; readonly testMatch: string } }>(
    "playwright.config.ts",
  );
  expect([config.testDir, config.testMatch]).toEqual([join(ROOT, "tests/e2e"), "**/*.spec.ts"]);
});

it("npx tsc --noEmit: fails with one line that names npm run typecheck, as it would check nothing", () => {
  const { status, stdout } = spawnSync("tsc", ["--noEmit"], { cwd: ROOT, encoding: "utf8" });
  expect(status).not.toBe(0);
  expect(stdout.trim().split("\n")).toEqual([expect.stringContaining("npm run typecheck")]);
});

it("npx wrangler dev: a current page and the database of npm start, once .dev.vars is there", () => {
  const config = readConfig({ config: join(ROOT, "wrangler.toml") }, { hideWarnings: true });
  expect(config.build.command).toBe("node scripts/prepare.mjs");
  // wrangler's own folder
  delete process.env["TARE_STATE_DIR"];
  expect(targetOf({})).toEqual({ remote: false, state: join(ROOT, ".wrangler/state") });
  expect(read(".dev.vars.example")).toMatch(/^LOCAL_RUNTIME=1$/m);
  const clone = mkdtempSync(join(tmpdir(), "tare-clone-"));
  try {
    cpSync(join(ROOT, "scripts"), join(clone, "scripts"), { recursive: true });
    const { LOCAL_RUNTIME: _, ...environment } = process.env;
    const { status, stderr } = spawnSync("node", ["scripts/prepare.mjs"], {
      cwd: clone,
      encoding: "utf8",
      env: { ...environment, WRANGLER_COMMAND: "dev" },
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining("cp .dev.vars.example .dev.vars")]);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});
