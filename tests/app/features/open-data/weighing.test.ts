import { expect, test } from "vitest";
import { readWeighing } from "../../../../app/features/open-data/better-figure.tsx";

test("computes mean and sample standard deviation of weights, one per line", () => {
  const { weights, mean, spread, fault } = readWeighing("12.1\n 12.3 g\n\n11.9\n12,5\n");
  expect(weights).toEqual([12.1, 12.3, 11.9, 12.5]);
  expect(mean).toBeCloseTo(12.2, 12);
  // √((0.01 + 0.01 + 0.09 + 0.09) / 3)
  expect(spread).toBeCloseTo(0.2581988897, 9);
  expect(fault).toBeNull();
});

test("an invalid line is reported; without weights nothing is computed", () => {
  expect(readWeighing("12\ntwelve\n-3").fault).toBe("twelve");
  expect(readWeighing("0").fault).toBe("0");
  expect(readWeighing("  \n")).toEqual({ weights: [], fault: null, mean: null, spread: null });
  expect(readWeighing("5")).toEqual({ weights: [5], fault: null, mean: 5, spread: null });
});
