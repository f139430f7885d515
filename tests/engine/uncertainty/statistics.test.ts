import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outcomeFor, outcomeOf, verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import { correlationOf, ranksOf } from "../../../workers/engine/analysis/uncertainty/deciding-inputs.ts";
import { intervalOf, medianOf } from "../../../workers/engine/analysis/uncertainty/sample-statistics.ts";
import { spreadOfFactor, spreadOfMass, Z_95 } from "../../../workers/engine/analysis/uncertainty/spreads.ts";

const numbers = fc.array(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 400 });
const manyTies = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 400 });

/** The quantile by its definition, with all values sorted. */
const sortedQuantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (place - Math.floor(place)) * (high - low);
};

describe("quantiles", () => {
  it("equal those of the sorted values", () => {
    fc.assert(
      fc.property(fc.oneof(numbers, manyTies), (values) => {
        const { low, median, high } = intervalOf(Float64Array.from(values));
        expect(low).toBeCloseTo(sortedQuantile(values, 0.05), 6);
        expect(median).toBe(medianOf(Float64Array.from(values)));
        expect(median).toBeCloseTo(sortedQuantile(values, 0.5), 6);
        expect(high).toBeCloseTo(sortedQuantile(values, 0.95), 6);
      }),
    );
  });

  it("do not change the draws, and work with the largest numbers", () => {
    const draws = Float64Array.of(3, 1, 2);
    intervalOf(draws);
    expect([...draws]).toEqual([3, 1, 2]);
    expect(medianOf(Float64Array.of(-Number.MAX_VALUE, 1, Number.MAX_VALUE))).toBe(1);
  });
});

describe("comparison of two over the same draws", () => {
  it("gives the share of draws in which each is better, without ties, and the median difference", () => {
    const [a, b] = [Float64Array.of(10, 10, 10, 10), Float64Array.of(20, 8, 10, 40)];
    // a raw value: lower is better, shares of the larger: 0.5, -0.2, 0, 0.75
    expect(outcomeOf(a, b, true)).toEqual({ better: 0.5, worse: 0.25, typical: 0.25 });
    // a summary: higher is better, in points: -10, 2, 0, -30
    expect(outcomeOf(a, b, false)).toEqual({ better: 0.25, worse: 0.5, typical: -5 });
  });

  it("is mirrored if both are exchanged", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { minLength: 1 }), fc.boolean(), (draws, lower) => {
        const [a, b] = [Float64Array.from(draws, ([x]) => x), Float64Array.from(draws, ([, y]) => y)];
        const [there, back] = [outcomeOf(a, b, lower), outcomeOf(b, a, lower)];
        expect(back.better).toBe(there.worse);
        expect(back.worse).toBe(there.better);
        expect(back.typical).toBeCloseTo(-there.typical, 12);
      }),
    );
  });

  it("calls one better only from 80 % of draws on", () => {
    const outcome = (better: number, worse: number) => ({ better, worse, typical: 0 });
    expect(verdictOf(outcome(0.8, 0.2))).toBe("a");
    expect(verdictOf(outcome(0.799, 0.201))).toBe("too_close");
    expect(verdictOf(outcome(0.2, 0.8))).toBe("b");
    expect(verdictOf(outcome(0, 0))).toBe("same");
    expect(verdictOf(outcome(0.1, 0.05))).toBe("same");
  });

  it("is found in either order of the pair", () => {
    const none = { better: 0, worse: 0, typical: 0 };
    const summary = { better: 0.9, worse: 0.1, typical: 4 };
    const metrics = { climate: null, h2o: none, plastic_pollution: none, chemicals: none, sust_source: none };
    const pairs = [{ a: 1, b: 3, outcomes: { ...metrics, recoverability: none, land_use: none, summary } }];
    expect(outcomeFor(pairs, 1, 3, "summary")).toEqual(summary);
    expect(outcomeFor(pairs, 3, 1, "summary")).toEqual({ better: 0.1, worse: 0.9, typical: -4 });
    expect(outcomeFor(pairs, 1, 3, "climate")).toBeNull();
    expect(outcomeFor(pairs, 1, 2, "summary")).toBeNull();
  });
});

describe("rank correlation", () => {
  it("gives equal values the mean of their ranks", () => {
    expect([...ranksOf(Float64Array.of(5, 1, 5, 0))]).toEqual([2.5, 1, 2.5, 0]);
  });

  it("is 1 for increasing functions, -1 for decreasing ones, 0 for constants", () => {
    const values = Float64Array.of(0.1, -2, 3, 7, 1.5, 0);
    const of = (other: Float64Array) => correlationOf(ranksOf(values), ranksOf(other));
    expect(of(values.map((value) => Math.exp(value)))).toBeCloseTo(1, 12);
    expect(of(values.map((value) => -(value ** 3)))).toBeCloseTo(-1, 12);
    expect(of(values.map(() => 4))).toBe(0);
  });

  it("equals 1 − 6 Σ d² / n(n² − 1) without ties", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 3, maxLength: 30 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (values, stream) => {
          const order = values.map((_, at) => ({ at, by: stream.next().value ?? 0 })).toSorted((x, y) => x.by - y.by);
          const others = order.map(({ at }) => at);
          const [a, b] = [ranksOf(Float64Array.from(values)), ranksOf(Float64Array.from(others))];
          const n = values.length;
          const squares = a.reduce((sum, rank, at) => sum + (rank - (b[at] ?? 0)) ** 2, 0);
          expect(correlationOf(a, b)).toBeCloseTo(1 - (6 * squares) / (n * (n * n - 1)), 9);
        },
      ),
    );
  });
});

describe("the spread of an impact factor", () => {
  it("is the stated one, else by quality; an unknown quality counts as an estimate", () => {
    const spread = (up: number | null, quality: string) => spreadOfFactor({ up, down: null }, quality);
    expect(spread(1.07, "expert-estimate")).toEqual({ up: 1.07, down: 1.07 });
    expect(spread(1, "derived").up).toBe(1);
    expect(spread(0.4, "derived").up).toBe(1.3);
    expect(spread(null, "measured").up).toBe(1.05);
    expect(spread(null, "government-factor").up).toBe(1.1);
    expect(spread(null, "published-LCA").up).toBe(1.2);
    expect(spread(null, "definition").up).toBe(1);
    expect(spread(null, "").up).toBe(1.5);
    expect(spread(null, "constructor").up).toBe(1.5);
    expect(spreadOfFactor({ up: 1.1, down: 2 }, "derived")).toEqual({ up: 1.1, down: 2 });
  });
});

describe("the spread of a mass", () => {
  const grams = 10;

  it("puts 5 % of the draws below its published range and 5 % above", () => {
    const { up, down } = spreadOfMass({ grams, mass_low: 8, mass_high: 15 });
    expect(grams * up ** Z_95).toBeCloseTo(15, 9);
    expect(grams / down ** Z_95).toBeCloseTo(8, 9);
  });

  it("is never narrower than that of a measured figure, also if the mass is outside its range", () => {
    expect(spreadOfMass({ grams, mass_low: 8, mass_high: 9 }).up).toBe(1.05);
  });

  it("is 1.1 in versions without ranges", () => {
    expect(spreadOfMass({ grams, mass_low: null, mass_high: null })).toEqual({ up: 1.1, down: 1.1 });
  });
});
