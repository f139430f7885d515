import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METRIC_IDS, type MetricId } from "../../edge-api/contract/metrics.ts";
import { flipWeights } from "../../workers/engine/analysis/flip-weight.ts";
import { rankStability } from "../../workers/engine/analysis/rank-stability.ts";
import { seededRandom } from "../../workers/engine/analysis/seeded-random.ts";
import { weightedScore, type Contest, type Ranked } from "../../workers/engine/analysis/weightings.ts";
import { summaryOf } from "../../workers/engine/scoring/weights.ts";

const NONE = Object.fromEntries(METRIC_IDS.map((id) => [id, null])) as Record<MetricId, number | null>;
const of = (id: string, score: Partial<Record<MetricId, number>>): Ranked => ({ id, score: { ...NONE, ...score } });
const contest = (metrics: readonly MetricId[], ...ranked: Ranked[]): Contest => ({ metrics, ranked });
const firstOf = (given: Contest, id: string, seed = 1, draws?: number): number =>
  rankStability(given, seed, draws)?.shares.find((one) => one.id === id)?.first ?? Number.NaN;

/** Four standard deviations of a share over 10,000 draws: a correct generator fails about one check in 16,000. */
const near = (share: number) => 4 * Math.sqrt((share * (1 - share)) / 10_000) + 1e-12;

const score = fc.double({ min: 1, max: 100, noNaN: true });
const weight = fc.double({ min: 0, max: 10, noNaN: true });
const scores = fc.tuple(score, score, score, score, score, score, score);
const weights = fc.tuple(weight, weight, weight, weight, weight, weight, weight);
const named = (values: readonly number[]) =>
  Object.fromEntries(METRIC_IDS.map((id, at) => [id, values[at] ?? 0])) as Record<MetricId, number>;

describe("rank stability (method.md section 10)", () => {
  it("with two metrics gives the length of the interval of weights in which a candidate leads", () => {
    fc.assert(
      fc.property(score, score, score, score, fc.integer(), (a1, a2, b1, b2, seed) => {
        // Dirichlet(1, 1): the first weight is uniform on 0-1; A leads where w·d1 + (1 − w)·d2 > 0
        const [d1, d2] = [a1 - b1, a2 - b2];
        fc.pre(Math.abs(d1) > 0.01 && Math.abs(d2) > 0.01);
        const root = d2 / (d2 - d1);
        const expected = d1 > 0 ? (d2 > 0 ? 1 : 1 - root) : d2 > 0 ? root : 0;
        const given = contest(["climate", "h2o"], of("a", { climate: a1, h2o: a2 }), of("b", { climate: b1, h2o: b2 }));
        expect(Math.abs(firstOf(given, "a", seed) - expected)).toBeLessThanOrEqual(near(expected) * 1.3 + 0.001);
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });

  it("with three symmetric metrics gives each winner a third, and 0 to a candidate that never leads", () => {
    const given = contest(
      ["climate", "h2o", "land_use"],
      of("a", { climate: 90, h2o: 10, land_use: 10 }),
      of("b", { climate: 10, h2o: 90, land_use: 10 }),
      of("c", { climate: 10, h2o: 10, land_use: 90 }),
      of("d", { climate: 9, h2o: 9, land_use: 9 }),
    );
    for (const id of ["a", "b", "c"]) expect(Math.abs(firstOf(given, id) - 1 / 3)).toBeLessThan(near(1 / 3));
    expect(firstOf(given, "d")).toBe(0);
  });

  it("gives 1/4 to a candidate that leads where the first of three weights is above 1/2", () => {
    const given = contest(
      ["climate", "h2o", "chemicals"],
      of("a", { climate: 60, h2o: 40, chemicals: 40 }),
      of("b", { climate: 40, h2o: 60, chemicals: 60 }),
    );
    // P(w1 > 1/2) = (1 − 1/2)² under Dirichlet(1, 1, 1)
    expect(Math.abs(firstOf(given, "a") - 0.25)).toBeLessThan(near(0.25));
  });

  it("has shares that sum to 1, splits ties, and depends only on the seed", () => {
    const twins = contest(["climate", "h2o"], of("a", { climate: 50, h2o: 70 }), of("b", { climate: 50, h2o: 70 }));
    expect(firstOf(twins, "a")).toBe(0.5);
    expect(firstOf(twins, "b")).toBe(0.5);
    fc.assert(
      fc.property(fc.array(scores, { minLength: 2, maxLength: 6 }), fc.integer(), (all, seed) => {
        const given = contest(METRIC_IDS, ...all.map((values, at) => of(String(at), named(values))));
        const stability = rankStability(given, seed, 500);
        expect(stability).toEqual(rankStability(given, seed, 500));
        expect(stability?.shares.reduce((sum, { first }) => sum + first, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 30 },
    );
    const open = contest(["climate", "h2o"], of("a", { climate: 60, h2o: 40 }), of("b", { climate: 40, h2o: 60 }));
    expect(firstOf(open, "a", 1)).not.toBe(firstOf(open, "a", 2));
  });

  it("is null for one candidate, or without metrics", () => {
    expect(rankStability(contest(["climate"], of("a", { climate: 1 })), 1)).toBeNull();
    expect(rankStability(contest([], of("a", {}), of("b", {})), 1)).toBeNull();
  });
});

describe("random generator", () => {
  it("is uniform over a hundred parts of 0-1, and never 0 or 1", () => {
    const random = seededRandom(7);
    const parts = Array.from({ length: 100 }, () => 0);
    for (let draw = 0; draw < 100_000; draw++) {
      const value = random();
      if (value <= 0 || value >= 1) throw new Error(String(value));
      const part = Math.floor(value * 100);
      parts[part] = (parts[part] ?? 0) + 1;
    }
    const chiSquared = parts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 99 degrees of freedom: mean 99, standard deviation 14
    expect(chiSquared).toBeGreaterThan(99 - 5 * 14);
    expect(chiSquared).toBeLessThan(99 + 5 * 14);
  });
});

describe("flip weights (method.md section 10)", () => {
  it("equal the result of a bisection over each share from 0 to 1", () => {
    fc.assert(
      fc.property(scores, scores, weights, (a, b, given) => {
        const both = [of("a", named(a)), of("b", named(b))];
        const own = named(given);
        const flips = flipWeights(contest(METRIC_IDS, ...both), own);
        fc.pre(flips !== null && !flips.is_tie);
        for (const flip of flips?.metrics ?? []) {
          const others = METRIC_IDS.filter((id) => id !== flip.metric);
          const rest = others.reduce((sum, id) => sum + own[id], 0);
          // below this, rounding of the bisection decides
          if (rest < 1e-6) continue;
          /** difference of the summaries if the metric has this share and the others keep their proportions */
          const lead = (share: number): number => {
            const at: number[] = METRIC_IDS.map((id) => (id === flip.metric ? share : ((1 - share) * own[id]) / rest));
            return (
              (summaryOf(
                METRIC_IDS.map((id) => both[0]?.score[id] ?? 0),
                at,
              ) ?? 0) -
              (summaryOf(
                METRIC_IDS.map((id) => both[1]?.score[id] ?? 0),
                at,
              ) ?? 0)
            );
          };
          const ends = [lead(0), lead(1)] as const;
          if (Math.min(Math.abs(ends[0]), Math.abs(ends[1])) < 1e-6) continue;
          let [low, high] = [0, 1];
          for (let turn = 0; turn < 60; turn++) {
            const middle = (low + high) / 2;
            if (Math.sign(lead(middle)) === Math.sign(ends[0])) low = middle;
            else high = middle;
          }
          const isTurning = Math.sign(ends[0]) !== Math.sign(ends[1]);
          expect(flip.flips_at ?? -1).toBeCloseTo(isTurning ? low : -1, 8);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("as a weight give both the same summary, with the other weights unchanged", () => {
    const given = contest(
      ["climate", "h2o", "land_use"],
      of("a", { climate: 80, h2o: 60, land_use: 20 }),
      of("b", { climate: 50, h2o: 50, land_use: 90 }),
    );
    const flips = flipWeights(given, { climate: 1, h2o: 1 });
    expect(flips).toMatchObject({ first_id: "a", second_id: "b", is_tie: false });
    const land = flips?.metrics.find(({ metric }) => metric === "land_use");
    // 30 + 10 = 70 w
    expect(land?.flip_weight).toBeCloseTo(4 / 7, 12);
    expect(land?.flips_at).toBeCloseTo(4 / 7 / (2 + 4 / 7), 12);
    const there = { climate: 1, h2o: 1, land_use: land?.flip_weight ?? 0 };
    const [a, b] = given.ranked.map((one) => weightedScore(one, there));
    expect(a).toBeCloseTo(b ?? Number.NaN, 12);
    expect(land).toMatchObject({ share: 0, first: 20, second: 90, best: 90, best_id: "b" });
    // the weight of a metric that the first wins anyway cannot change the order
    expect(flips?.metrics.find(({ metric }) => metric === "climate")?.flips_at).toBeNull();
  });

  it("name the best candidate of a metric, also one behind the first two", () => {
    const given = contest(
      ["climate", "h2o"],
      of("a", { climate: 80, h2o: 60 }),
      of("b", { climate: 70, h2o: 60 }),
      of("c", { climate: 1, h2o: 99 }),
    );
    const flips = flipWeights(given, { climate: 3, h2o: 1 });
    expect(flips?.metrics.map(({ best_id }) => best_id)).toEqual(["a", "c"]);
  });

  it("are null for a tie, and without weights there is no ranking", () => {
    const twins = contest(["climate"], of("a", { climate: 5 }), of("b", { climate: 5 }));
    expect(flipWeights(twins, { climate: 1 })).toMatchObject({ is_tie: true });
    expect(flipWeights(twins, { climate: 1 })?.metrics.every(({ flips_at }) => flips_at === null)).toBe(true);
    expect(flipWeights(twins, {})).toBeNull();
    expect(flipWeights(contest(["climate"], of("a", { climate: 5 })), { climate: 1 })).toBeNull();
  });
});
