import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const SCRIPT = resolve(import.meta.dirname, "../../.ci/advisories.mjs");

interface Package {
  readonly name: string;
  readonly version: string;
}
interface Finding extends Package {
  readonly id: string;
  readonly severity: string;
}
// a script of the checks, which has no types
const { advisoriesIn, findings, installedIn, isSerious } = (await import(SCRIPT)) as {
  readonly installedIn: (lock: unknown) => readonly Package[];
  readonly advisoriesIn: (value: unknown) => readonly unknown[];
  readonly findings: (installed: readonly Package[], advisories: readonly unknown[]) => readonly Finding[];
  readonly isSerious: (finding: Pick<Finding, "severity">) => boolean;
};

const found = (version: string, list: unknown): string[] =>
  findings([{ name: "cup", version }], advisoriesIn(list)).map(({ id }) => id);

const bulk = (vulnerable_versions: string, severity = "high") => ({
  cup: [{ id: 1, url: "GHSA-1", title: "It leaks", severity, vulnerable_versions }],
});
const osv = (events: readonly object[], over: object = {}) => ({
  id: "GHSA-2",
  summary: "It leaks",
  affected: [{ package: { ecosystem: "npm", name: "cup" }, ranges: [{ type: "SEMVER", events }] }],
  database_specific: { severity: "HIGH" },
  ...over,
});

test("a lock file lists each installed package once, also nested ones and aliases", () => {
  const lock = {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/cup": { version: "1.2.3" },
      "node_modules/tray/node_modules/cup": { version: "1.2.3" },
      "node_modules/bowl/node_modules/cup": { version: "2.0.0" },
      "node_modules/mug": { name: "@scope/cup", version: "3.0.0" },
      "node_modules/here": { link: true },
    },
  };
  expect(installedIn(lock)).toEqual([
    { name: "cup", version: "1.2.3" },
    { name: "cup", version: "2.0.0" },
    { name: "@scope/cup", version: "3.0.0" },
  ]);
});

describe("a version is matched", () => {
  test.each([
    ["1.2.3", "<1.2.4", ["GHSA-1"]],
    ["1.2.4", "<1.2.4", []],
    ["1.3.0-beta.1", ">=1.2.0 <2.0.0", ["GHSA-1"]],
    ["2.1.0", "<1.0.0 || >=2.0.0 <2.1.1", ["GHSA-1"]],
  ])("%s against npm's %s", (version, range, ids) => {
    expect(found(version, bulk(range))).toEqual(ids);
    expect(found(version, { bowl: bulk(range).cup })).toEqual([]);
  });

  test.each([
    ["1.0.0", [{ introduced: "0" }, { fixed: "1.2.0" }], ["GHSA-2"]],
    ["1.2.0", [{ introduced: "0" }, { fixed: "1.2.0" }], []],
    ["2.0.0", [{ introduced: "0" }, { fixed: "1.2.0" }, { introduced: "2.0.0" }, { fixed: "2.0.1" }], ["GHSA-2"]],
    ["1.5.0", [{ introduced: "1.0.0" }, { last_affected: "1.5.0" }], ["GHSA-2"]],
    ["1.5.1", [{ introduced: "1.0.0" }, { last_affected: "1.5.0" }], []],
  ])("%s against OSV's %j", (version, events, ids) => {
    for (const list of [osv(events), [osv(events)], { vulns: [osv(events)] }])
      expect(found(version, list)).toEqual(ids);
  });

  test("also by an OSV list of versions; not if the record was withdrawn or is about another ecosystem", () => {
    const of = (ecosystem: string) => ({
      affected: [{ package: { ecosystem, name: "cup" }, versions: ["1.0.0"], ranges: [{ type: "GIT", events: [] }] }],
    });
    expect(found("1.0.0", osv([], of("npm")))).toEqual(["GHSA-2"]);
    expect(found("1.0.0", osv([], of("PyPI")))).toEqual([]);
    expect(found("1.0.0", osv([{ introduced: "0" }], { withdrawn: "2026-01-01T00:00:00Z" }))).toEqual([]);
  });
});

test("high, critical and unrated findings are serious", () => {
  const rated = ["low", "moderate", "medium", "high", "critical", "unknown"];
  expect(rated.filter((severity) => isSerious({ severity }))).toEqual(["high", "critical", "unknown"]);
});

test.each([null, 5, "text", { cup: 5 }])("%j is no list", (value) => {
  expect(() => advisoriesIn(value)).toThrow(/no /);
});

describe("the check of this project", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tare-advisories-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const check = (advisories: string) => {
    const { status, stdout } = spawnSync(process.execPath, [SCRIPT], {
      encoding: "utf8",
      cwd: folder,
      env: { ...process.env, ADVISORIES: advisories },
    });
    return { status, stdout };
  };
  const list = (severity: string): string => {
    const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../package-lock.json"), "utf8"));
    const range = `<=${lock.packages["node_modules/hono"].version}`;
    const made = { hono: [{ url: "GHSA-3", title: "Made up", severity, vulnerable_versions: range }] };
    writeFileSync(join(folder, "list.json"), JSON.stringify(made));
    return "list.json";
  };

  test("fails on a high finding, by package, version and advisory; reports a moderate one and continues", () => {
    const high = check(list("high"));
    expect([high.status, high.stdout]).toEqual([1, expect.stringMatching(/^high: hono [\d.]+, GHSA-3 Made up$/m)]);
    const moderate = check(list("moderate"));
    expect([moderate.status, moderate.stdout]).toEqual([0, expect.stringMatching(/^moderate: hono /m)]);
    expect(moderate.stdout).toMatch(/^\d{3,} packages against 1 advisories of \d{4}-\d\d-\d\d: 1 findings$/m);
  });

  test("reads a folder of OSV records", () => {
    mkdirSync(join(folder, "osv"));
    writeFileSync(join(folder, "osv/GHSA-2.json"), JSON.stringify(osv([{ introduced: "0" }])));
    expect(check("osv")).toMatchObject({ status: 0, stdout: expect.stringContaining("against 1 advisories") });
  });

  test("says in one line that it was skipped, and fails only if a required list is missing or a list is broken", () => {
    const absent = check("nowhere.json");
    expect([absent.status, absent.stdout]).toEqual([
      1,
      expect.stringMatching(/^not checked: no advisory list at nowhere/),
    ]);
    expect(absent.stdout.trim().split("\n")).toHaveLength(1);
    writeFileSync(join(folder, "list.json"), "[1,");
    expect(check("list.json")).toMatchObject({ status: 1, stdout: expect.stringContaining("cannot be read") });
  });
});
