import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");
const LIST = join(ROOT, "tests/fixtures/import-files/01-us-purchase-history.csv");
const environment = { ...process.env, NODE_NO_WARNINGS: "1" };

it("the package has no dependencies, weighs at most 1 MB, and answers as the command does", () => {
  const folder = mkdtempSync(join(tmpdir(), "tare-package-"));
  const node = (args: readonly string[], cwd: string) => {
    try {
      return execFileSync(process.execPath, args, { cwd, encoding: "utf8", env: environment, maxBuffer: 1e8 });
    } catch (error) {
      // rejected rows and open questions have exit codes of their own
      return String(Object(error).stdout);
    }
  };
  node([join(ROOT, "workers/command-line/package.build.ts")], folder);
  const [packed = ""] = readdirSync(folder).filter((name) => /^tare-cli-.*\.tgz$/.test(name));
  expect(statSync(join(folder, packed)).size).toBeLessThan(1_000_000);
  execFileSync("tar", ["-xzf", packed], { cwd: folder });
  const about = JSON.parse(readFileSync(join(folder, "package/package.json"), "utf8"));
  expect(about).toMatchObject({ name: "tare-cli", bin: { tare: "tare.js" }, engines: { node: ">=22.12" } });
  expect(about.dependencies).toBeUndefined();
  expect(readFileSync(join(folder, "package/LICENCES.txt"), "utf8")).toContain("fflate");
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const command = join(folder, "package/tare.js");
  const said = node([command, LIST, "--json"], empty);
  expect(JSON.parse(said).lines).toBeGreaterThan(0);
  expect(said).toBe(node([join(ROOT, "workers/command-line/main.ts"), LIST, "--json"], empty));
  expect(node([command, "--help"], empty)).toMatch(/^Usage:\n {2}tare FILE \[options\]/);
});
