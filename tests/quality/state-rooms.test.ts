import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const STATE = join(import.meta.dirname, "../../app/state");
/** From the ground floor up: a room may import from itself and from the rooms before it (app/state/README.md). */
const ROOMS = [
  "core",
  "routes",
  "engine",
  "work",
  "account",
  "comparison",
  "portfolio",
  "editors",
  "analysis",
  "files",
  "share",
  "admin",
  "start",
];

const files = readdirSync(STATE, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));

/** Static imports of a file, as paths below `app/state`; a dynamic import may go up, because it loads later. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(STATE, path), "utf8");
  const targets = [...text.matchAll(/\bfrom "(\.[^"]+)"/g)].map(([, target = ""]) => target);
  return targets.map((target) => relative(STATE, join(STATE, dirname(path), target)));
}

const roomOf = (path: string): string => path.split("/")[0] ?? "";

it("keeps every file of app/state in one of its rooms", () => {
  expect(files.length).toBeGreaterThan(120);
  expect(files.filter((path) => !ROOMS.includes(roomOf(path)))).toEqual([]);
});

it("lets no room of app/state import from a room above it", () => {
  const arrows = files.flatMap((path) =>
    importsOf(path)
      .filter((target) => !target.startsWith(".."))
      .filter((target) => ROOMS.indexOf(roomOf(target)) > ROOMS.indexOf(roomOf(path)))
      .map((target) => `${path} imports ${target}`),
  );
  expect(arrows).toEqual([]);
});

it("has no circle of imports in app/state", () => {
  const graph = new Map(files.map((path) => [path, importsOf(path).filter((target) => !target.startsWith(".."))]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) {
      circles.push([...way.slice(way.indexOf(path)), path].join(" → "));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of files) visit(path, []);
  expect(circles).toEqual([]);
});
