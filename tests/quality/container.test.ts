import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const LINES = readFileSync(join(ROOT, ".deploy/Containerfile"), "utf8").replaceAll("\\\n", "").split("\n");
const wordsAfter = (instruction: string): string[][] =>
  LINES.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.split(/\s+/).slice(1));
/** Made by the build stage. */
const BUILT = ["/tare/dist", "/tare/node_modules"];

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
