import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { ACCESS } from "../../edge-api/contract/access.ts";
import { DATA_LICENCE, datasetCitation } from "../../edge-api/contract/citation.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const PACKAGE = JSON.parse(read("package.json")) as {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
};
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "" && existsSync(join(ROOT, path)));
/** Kept as agreed: they name what the product has to do, not how the repository is used. */
const CONTRACTS = ["docs/specification.md", "docs/decisions.md", "docs/method.md"];
const GUIDES = FILES.filter((path) => path.endsWith(".md") && !CONTRACTS.includes(path));

it("every address of the server is in the specification or in the decisions", () => {
  const documented = read("docs/specification.md") + read("docs/decisions.md");
  const addresses = ACCESS.map(({ path }) => path.split("/:")[0] ?? "");
  expect(addresses.filter((address) => !documented.includes(address))).toEqual([]);
});

it("README has at most 100 lines", () => {
  expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(100);
});

it("links between pages lead to files", () => {
  const broken = GUIDES.flatMap((path) =>
    [...read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^\w+:/.test(target) && !existsSync(join(ROOT, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it("every source file that a page names exists", () => {
  const missing = GUIDES.flatMap((path) =>
    [...read(path).matchAll(/(?<![\w.…-])(?:\.{1,2}\/)*((?:[\w-]+\/)*[a-z][\w.-]*\.(?:tsx?|mjs))\b/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !FILES.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it("every npm command that a page names exists", () => {
  const missing = GUIDES.flatMap((path) =>
    [...read(path).matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !Object.hasOwn(PACKAGE.scripts, name))
      .map((name) => `${path}: npm run ${name}`),
  );
  expect(missing).toEqual([]);
});

it("docs/configuration.md names every variable that the server may read", () => {
  const text = read("docs/configuration.md");
  const names = [...read(".deploy/start").matchAll(/^names=(?:\$names,)?(.+)$/gm)].flatMap(([, list = ""]) =>
    list.split(","),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it("lines of READMEs and guides are at most 120 characters long, except in tables", () => {
  const long = GUIDES.filter((path) => /^(docs|\.github)\/|README\.md$/.test(path)).flatMap((path) =>
    read(path)
      .split("\n")
      .flatMap((line, index) => (line.length > 120 && !/^ *\|/.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

it("CITATION.cff has the version of package.json, and cites the data as /data does", () => {
  const [software = "", data = ""] = read("CITATION.cff").split("\nreferences:\n");
  const value = (part: string, key: string): string | undefined =>
    new RegExp(`^[ -]*${key}: "?([^"\\n]+)"?$`, "m").exec(part)?.[1];
  const { version } = JSON.parse(read("migrations/reference-data/dataset.json")) as { readonly version: string };
  const year = Number(value(data, "year"));

  expect(value(software, "version")).toBe(PACKAGE.version);
  expect(value(data, "version")).toBe(version);
  expect(value(data, "license")).toBe(DATA_LICENCE.name);
  expect(datasetCitation(version, Date.UTC(year, 6), "")).toContain(
    `${value(data, "name")} (${year}). ${value(data, "title")}, version ${version} [Data set]`,
  );
});
