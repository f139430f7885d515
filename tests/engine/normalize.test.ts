import { describe, expect, it } from "vitest";
import { normalizeQuant, normalizeRating } from "../../workers/engine/scoring/normalize.ts";
import { summaryOf } from "../../workers/engine/scoring/weights.ts";

describe("normalization (method.md section 8)", () => {
  it.each([
    [0, 10, 100],
    [5, 10, 50.5],
    [10, 10, 1],
    [0, 0, 100],
    [1e-300, 0, 1],
    [-1, -2, 100],
    [1, -2, 1],
  ])("raw %d against highest %d scores %d", (raw, highest, score) => {
    expect(normalizeQuant(raw, highest).score).toBeCloseTo(score, 12);
  });

  it("marks a score as below scale only beyond rounding", () => {
    expect(normalizeQuant(10 * (1 + 1e-13), 10)).toEqual({ score: 1, below_scale: false, out_of_range: false });
    expect(normalizeQuant(10 * (1 + 1e-11), 10)).toEqual({ score: 1, below_scale: true, out_of_range: false });
    expect(normalizeQuant(1, 0).below_scale).toBe(true);
  });

  it("clamps a negative raw value to 100 and marks it", () => {
    expect(normalizeQuant(-1, 10)).toEqual({ score: 100, below_scale: false, out_of_range: true });
  });

  it("clamps ratings to their scale and marks them beyond rounding", () => {
    expect(normalizeRating(11, 2, 20).score).toBeCloseTo(50.5, 12);
    expect(normalizeRating(20 + 1e-14, 2, 20)).toEqual({ score: 1, below_scale: false, out_of_range: false });
    expect(normalizeRating(21, 2, 20)).toEqual({ score: 1, below_scale: false, out_of_range: true });
    expect(normalizeRating(1, 2, 20)).toEqual({ score: 100, below_scale: false, out_of_range: true });
  });

  it("gives null for a scale of length 0", () => {
    expect(normalizeRating(3, 3, 3).score).toBeNull();
  });
});

describe("summary", () => {
  it("is the weighted mean over positive weights, and null without any", () => {
    expect(summaryOf([10, 40], [3, 1])).toBe(17.5);
    expect(summaryOf([10, 40], [0, 1])).toBe(40);
    expect(summaryOf([10, 40], [0, 0])).toBeNull();
    expect(summaryOf([10, 40], [1e308, 1e308])).toBe(25);
  });
});
