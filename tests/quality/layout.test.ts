import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);

const TOP_LEVEL =
  /^(package\.json|package-lock\.json|tsconfig\.json|vite\.config\.ts|playwright\.config\.ts|wrangler\.toml|README\.md|CHANGELOG\.md|CITATION\.cff|docs|scripts|app|workers|edge-api|migrations|tests|\..+)$/;

it("the top level has only the entries that the architecture names", () => {
  const top = [...new Set(FILES.map((file) => file.split("/")[0] ?? ""))];
  expect(top.filter((name) => !TOP_LEVEL.test(name))).toEqual([]);
});

it("no file is a collection of unrelated helpers (utils, helpers, misc)", () => {
  expect(FILES.filter((file) => /^(utils?|helpers?|misc|common)\./.test(basename(file)))).toEqual([]);
});

it("the lock file records no download address", () => {
  expect(readFileSync(join(ROOT, "package-lock.json"), "utf8")).not.toMatch(/"resolved": *"http/);
});
