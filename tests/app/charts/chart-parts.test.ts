import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runsThrough } from "../../../app/charts/box.ts";
import { nextStop } from "../../../app/charts/focus-stops.ts";
import { spreadLabels } from "../../../app/charts/label-places.ts";
import { wrapText } from "../../../app/charts/text-measure.ts";

const width = (text: string) => text.length;

describe("wrapText", () => {
  it.each([
    ["PP returnable cup", 10, ["PP", "returnable", "cup"]],
    ["PP returnable cup", 13, ["PP returnable", "cup"]],
    ["PP", 13, ["PP"]],
    ["Unbelievable", 5, ["Unbel", "ievab", "le"]],
    ["", 5, [""]],
    ["Paper cup, aqueous-dispersion lined", 18, ["Paper cup,", "aqueous-dispersion", "lined"]],
    ["Paper cup, aqueous-dispersion lined", 12, ["Paper cup,", "aqueous-", "dispersion", "lined"]],
  ])("breaks %j at %i", (text, most, lines) => {
    expect(wrapText(text, most, width)).toEqual(lines);
  });

  it("keeps every letter and makes no line too wide", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 8 }), fc.integer({ min: 1, max: 30 }), (text, most) => {
        const lines = wrapText(text, most, width);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe("spreadLabels", () => {
  it("moves only labels that would overlap", () => {
    const labels = [10, 100, 104, 190].map((wanted) => ({ wanted, height: 20 }));
    expect(spreadLabels(labels, 0, 200)).toEqual([10, 92, 112, 190]);
  });

  it("stays within the range, in order, without overlap", () => {
    const label = fc.record({
      wanted: fc.integer({ min: -50, max: 650 }),
      height: fc.integer({ min: 10, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 15 }), (labels) => {
        const sorted = labels.toSorted((a, b) => a.wanted - b.wanted);
        const middles = spreadLabels(sorted, 0, 600);
        let end = 0;
        for (const [at, { height }] of sorted.entries()) {
          const middle = middles[at] ?? Number.NaN;
          expect(middle - height / 2).toBeGreaterThanOrEqual(end - 1e-6);
          end = middle + height / 2;
        }
        expect(end).toBeLessThanOrEqual(600 + 1e-6);
      }),
    );
  });
});

describe("runsThrough", () => {
  const box = { x: 10, y: 10, width: 10, height: 10 };
  it.each([
    [{ x: 0, y: 0 }, { x: 30, y: 30 }, true],
    [{ x: 0, y: 15 }, { x: 30, y: 15 }, true],
    [{ x: 15, y: 12 }, { x: 16, y: 13 }, true],
    [{ x: 0, y: 5 }, { x: 30, y: 5 }, false],
    [{ x: 0, y: 0 }, { x: 9, y: 9 }, false],
    [{ x: 0, y: 25 }, { x: 30, y: 20.1 }, false],
  ])("from %j to %j: %j", (a, b, through) => {
    expect(runsThrough(a, b, box)).toBe(through);
  });
});

describe("nextStop", () => {
  const grid = [
    ["a1", "a2", null, "a4"],
    [null, null, null, null],
    ["c1", null, null, "c4"],
  ];
  it.each([
    ["a1", "ArrowRight", "a2"],
    ["a2", "ArrowRight", "a4"],
    ["a4", "ArrowRight", null],
    ["a4", "ArrowLeft", "a2"],
    ["a2", "ArrowDown", "c1"],
    ["a4", "ArrowDown", "c4"],
    ["c4", "ArrowUp", "a4"],
    ["c1", "ArrowDown", null],
    ["a2", "Home", "a1"],
    ["c1", "End", "c4"],
    ["a1", "Tab", null],
    ["gone", "ArrowRight", null],
  ])("from %s with %s: %s", (from, key, to) => {
    expect(nextStop(grid, from, key)).toBe(to);
  });

  it("moves up and down to the previous and next stop in a single row", () => {
    expect(nextStop([["a", "b"]], "a", "ArrowDown")).toBe("b");
    expect(nextStop([["a", "b"]], "b", "ArrowUp")).toBe("a");
  });
});
