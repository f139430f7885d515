import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeSegments } from "../../../app/charts/short-bars.tsx";
import { STAGE_PAINT } from "../../../app/charts/segment-paint.ts";

const bar = (values: readonly number[], total: number | null = values.reduce((sum, value) => sum + value, 0)) => ({
  total,
  segments: values.map((value, at) => ({ id: String(at), value, said: "", paint: STAGE_PAINT.materials })),
});
const amounts = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 5 });

describe("short bars", () => {
  it("have widths proportional to their values, on one scale", () => {
    const [before, now] = placeSegments([bar([30, 50, 20]), bar([10, 0, 40])]);
    expect(before?.map(({ start, width }) => [start, width])).toEqual([
      [0, 30],
      [30, 50],
      [80, 20],
    ]);
    expect(now?.map(({ segment, start, width }) => [segment.id, start, width])).toEqual([
      ["0", 0, 10],
      ["2", 10, 40],
    ]);
  });

  it("place a credit left of the common zero", () => {
    const [credit, plain] = placeSegments([bar([60, -25]), bar([75])]);
    expect(credit?.map(({ start, width }) => [start, width])).toEqual([
      [25, 60],
      [0, 25],
    ]);
    expect(plain?.map(({ start, width }) => [start, width])).toEqual([[25, 75]]);
  });

  it("omit zero values and bars without a total", () => {
    expect(placeSegments([bar([0, 0])])).toEqual([[]]);
    expect(placeSegments([bar([1, 2], null), bar([4])])[0]).toEqual([]);
  });

  it("stay inside the plot and keep the proportions of their values", () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 3 }), (values) => {
        const placed = placeSegments(values.map((one) => bar(one))).flat();
        for (const { start, width } of placed) {
          expect(start).toBeGreaterThanOrEqual(-1e-9);
          expect(start + width).toBeLessThanOrEqual(100 + 1e-9);
        }
        const [first] = placed;
        if (first === undefined) return;
        for (const { segment, width } of placed) {
          expect(width * Math.abs(first.segment.value)).toBeCloseTo(first.width * Math.abs(segment.value), 3);
        }
      }),
    );
  });
});
