import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalDraws } from "../../../workers/engine/analysis/uncertainty/normal-draws.ts";

const DRAWS = 20_000;
const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const shareBelow = (values: Float64Array, limit: number): number =>
  values.reduce((count, value) => count + Number(value < limit), 0) / values.length;

describe("normal variates of a quantity", () => {
  it("are the same for the same seed and name, and a longer list begins with a shorter one", () => {
    const long = normalDraws(7, "factor pp_virgin", 1001);
    expect(normalDraws(7, "factor pp_virgin", 1001)).toEqual(long);
    expect(normalDraws(7, "factor pp_virgin", 500)).toEqual(long.slice(0, 500));
  });

  it("are standard normal: mean, deviation, skewness and the tails, for any seed and name", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_294_967_295 }), fc.string({ maxLength: 12 }), (seed, name) => {
        const z = normalDraws(seed, name, DRAWS);
        // five standard errors: about one in two million checks would fail by chance
        expect(Math.abs(mean(z))).toBeLessThan(5 / Math.sqrt(DRAWS));
        expect(Math.abs(mean(z.map((x) => x * x)) - 1)).toBeLessThan((5 * Math.sqrt(2)) / Math.sqrt(DRAWS));
        expect(Math.abs(mean(z.map((x) => x ** 3)))).toBeLessThan((5 * Math.sqrt(15)) / Math.sqrt(DRAWS));
        for (const [limit, share] of [
          [-1.6449, 0.05],
          [0, 0.5],
          [1, 0.8413],
          [2.3263, 0.99],
        ] as const) {
          expect(Math.abs(shareBelow(z, limit) - share)).toBeLessThan(5 * Math.sqrt((share * (1 - share)) / DRAWS));
        }
      }),
      { numRuns: 40 },
    );
  });

  it("are uncorrelated between neighbouring seeds, similar names and consecutive draws", () => {
    const correlation = (a: Float64Array, b: Float64Array): number => mean(a.map((x, at) => x * (b[at] ?? 0)));
    const [one, two] = [normalDraws(1, "mass cup/a", DRAWS), normalDraws(1, "mass cup/b", DRAWS)];
    const other = normalDraws(2, "mass cup/a", DRAWS);
    const limit = 5 / Math.sqrt(DRAWS);
    expect(Math.abs(correlation(one, two))).toBeLessThan(limit);
    expect(Math.abs(correlation(one, other))).toBeLessThan(limit);
    for (const lag of [1, 2, 3]) expect(Math.abs(correlation(one.slice(lag), one.slice(0, -lag)))).toBeLessThan(limit);
  });
});
