import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const LINES = readFileSync(join(ROOT, ".deploy/Containerfile"), "utf8").replaceAll("\\\n", "").split("\n");
const wordsAfter = (instruction: string): string[][] =>
  LINES.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.split(/\s+/).slice(1));
/** Made by the build stage. */
const BUILT = ["/tare/dist", "/tare/node_modules"];

/** What the image starts: `.deploy/start` and `.deploy/tare`. */
const PROGRAMS = [
  "edge-api/deno.ts",
  ...["main", "admin", "outbox"].map((name) => `migrations/seed/${name}.ts`),
  ...["backup", "restore"].map((name) => `migrations/backup/${name}.ts`),
];
const IMPORT = /^(?:import|export) (?!type )(?:[^;]*? from )?"(\.[^"]+)"|[( ]import\("(\.[^"]+)"\)/gm;

/** All files that programs load, by the paths of their imports. */
function loadedBy(programs: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const next = programs.map((path) => join(ROOT, path));
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    if (!file.endsWith(".ts")) continue;
    for (const [, fixed, late] of readFileSync(file, "utf8").matchAll(IMPORT))
      next.push(resolve(dirname(file), fixed ?? late ?? ""));
  }
  return new Set([...loaded].map((file) => relative(ROOT, file)));
}

it("the image has every file that its programs load", () => {
  const last = LINES.findLastIndex((line) => line.startsWith("FROM "));
  const copied = LINES.slice(last).flatMap((line) =>
    line.startsWith("COPY ") ? [line.split(/\s+/).at(-1) ?? ""] : [],
  );
  const folders = copied.map((path) => path.replace(/^\.\//, ""));
  const loaded = loadedBy(PROGRAMS);
  expect(loaded.size).toBeGreaterThan(200);
  expect([...loaded].filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});

it("the image copies files that exist, and no folder with unlisted files", () => {
  const sources = wordsAfter("COPY").flatMap((words) => words.filter((word) => !word.startsWith("--")).slice(0, -1));
  expect(sources.length).toBeGreaterThan(10);
  const paths = sources.filter((path) => !BUILT.includes(path)).map((path) => path.replace(/^\/tare\//, ""));
  expect(paths.filter((path) => /^\.?$/.test(path) || !existsSync(join(ROOT, path)))).toEqual([]);
});

it("the image has the Deno of the packages, one volume, one port, a health check and no root", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(wordsAfter("FROM").at(-1)).toEqual([`docker.io/denoland/deno:${devDependencies.deno}`]);
  expect(wordsAfter("VOLUME")).toEqual([["/state"]]);
  expect(wordsAfter("EXPOSE")).toEqual([["8787"]]);
  expect(wordsAfter("HEALTHCHECK")).toHaveLength(1);
  expect(wordsAfter("USER")).toEqual([["deno"]]);
  for (const program of ["start", "tare"]) expect(statSync(join(ROOT, ".deploy", program)).mode & 0o111).toBe(0o111);
});
