import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { draw } from "./draw-architecture.ts";

const PICTURE = join(import.meta.dirname, "../../docs/architecture.svg");
const arrowsOf = (svg: string): string[] =>
  [...svg.matchAll(/<title>(\S+ imports \S+):/g)].map(([, arrow = ""]) => arrow).toSorted();

it("draws no import that points from a lower room to a higher one", () => {
  const { arrows, upward } = draw();
  expect(arrows.length).toBeGreaterThan(50);
  expect(upward).toEqual([]);
});

it("shows every arrow in the picture of docs/architecture.md (node tests/quality/draw-architecture.ts draws it again)", () => {
  expect(arrowsOf(readFileSync(PICTURE, "utf8"))).toEqual(arrowsOf(draw().svg));
});
