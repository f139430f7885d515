import { expect, test } from "vitest";
import { labelRows } from "../../../../app/features/portfolio-scores/score-figure.tsx";

test("labels that do not overlap share a row; others use the lowest free row", () => {
  expect(labelRows([35, 14, 87], 13)).toEqual([0, 0, 0]);
  expect(labelRows([35, 14, 87], 30)).toEqual([0, 1, 0]);
  expect(labelRows([35, 14, 60], 30)).toEqual([0, 1, 1]);
  expect(labelRows([35, 30, 40], 13)).toEqual([0, 1, 2]);
  expect(labelRows([], 13)).toEqual([]);
});
