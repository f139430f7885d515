import { describe, expect, test } from "vitest";
import { amountDifference, ratingDifference, scoreDifference } from "../../../app/score-tables/difference.ts";

describe("differences to the baseline in words", () => {
  test.each([
    [75, 63, "12 points better"],
    [63.6, 63.4, "1 point better"],
    [63.4, 62.6, "same"],
    [1, 2, "1 point worse"],
    [1, 84.2, "83 points worse"],
    [null, 50, null],
    [50, null, null],
  ])("score %s against %s: %s", (score, baseline, text) => {
    expect(scoreDifference(score, baseline)).toBe(text);
  });

  test.each([
    [76, 100, "24% less"],
    [112.4, 100, "12% more"],
    [100.2, 100, "<\u00A01% more"],
    [100 * (1 + 1e-15), 100, "same"],
    [0, 0, "same"],
    [0, 5, "100% less"],
    [0.3, 100, "99.7% less"],
    [0.01, 100, "more than 99.9% less"],
    [299, 100, "199% more"],
    [320, 100, "3.2 times as much"],
    [4_200, 100, "42 times as much"],
    [5, 0, "baseline is 0"],
    [5, -1, null],
    [null, 100, null],
    [5, null, null],
  ])("amount %s against %s: %s", (raw, baseline, text) => {
    expect(amountDifference(raw, baseline)).toBe(text);
  });

  test.each([
    [3.8, 5, "1.2 lower"],
    [5, 3.8, "1.2 higher"],
    [5, 5.04, "same"],
    [null, 5, null],
    [5, null, null],
  ])("rating %s against %s: %s", (rating, baseline, text) => {
    expect(ratingDifference(rating, baseline)).toBe(text);
  });
});
