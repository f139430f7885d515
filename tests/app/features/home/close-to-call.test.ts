import { expect, test } from "vitest";
import { finalDraws, tooCloseFinding } from "../../../../app/features/comparison-results/finding.ts";
import { isCloseToCall } from "../../../../app/features/home/best-product.tsx";

const PRODUCTS = ["a", "b", "c"].map((prodsys_id, at) => ({
  prodsys_id,
  name: prodsys_id,
  reusable: at === 0,
  summary: 80 - at,
}));
const none = { climate: null, h2o: null, plastic_pollution: null, chemicals: null, sust_source: null };

/** Draws in which the first product is better than the second and the third in these shares, and worse in the rest. */
const drawn = (shares: readonly [number, number], status: "ready" | "drawing" = "ready") => ({
  status,
  seed: 1,
  ids: ["a", "b", "c"],
  data_version: "v1",
  problem: null,
  value: {
    settings: { seed: 1, draws: 100 },
    scores: [],
    quantities: 1,
    pairs: shares.map((better, at) => ({
      a: 0,
      b: at + 1,
      outcomes: {
        ...none,
        recoverability: null,
        land_use: null,
        summary: { better, worse: 1 - better, typical: 1 },
      },
    })),
  },
});

test.each([
  [[0.8, 1], false],
  [[0.79, 1], true],
  [[1, 0.5], true],
  [[0.1, 1], true],
] as const)("with shares of %j the best is close to call: %s, as in the title of the results", (shares, expected) => {
  expect(isCloseToCall("a", ["b", "c"], drawn(shares))).toBe(expected);
  expect(tooCloseFinding(PRODUCTS, finalDraws(drawn(shares))) !== null).toBe(expected);
});

test("left-out products and draws of earlier scores are ignored", () => {
  expect(isCloseToCall("a", ["c"], drawn([0.5, 1]))).toBe(false);
  expect(isCloseToCall("a", ["b", "c"], drawn([0.5, 1], "drawing"))).toBe(false);
  expect(isCloseToCall("a", ["b", "c"], { status: "off", value: null, ids: [] })).toBe(false);
});
