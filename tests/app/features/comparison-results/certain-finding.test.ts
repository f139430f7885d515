import { describe, expect, it, test } from "vitest";
import {
  finalDraws,
  type RankedProduct,
  supportsAddition,
  tooCloseFinding,
} from "../../../../app/features/comparison-results/finding.ts";
import { findingSentence } from "../../../../app/features/comparison-results/statements.ts";
import type { UncertainPair } from "../../../../workers/engine/analysis/uncertainty/uncertainty.ts";

const product = (prodsys_id: string, summary: number, reusable = false): RankedProduct => ({
  prodsys_id,
  name: `PP ${prodsys_id.toUpperCase()}`,
  reusable,
  summary,
});

/** `better`: number of draws in which the first of a pair is better; in the other draws it is worse, without ties. */
const drawn = (ids: readonly string[], better: Readonly<Record<string, number>>) => {
  const pairs = Object.entries(better).map(([pair, share]): UncertainPair => {
    const [from = 0, to = 0] = pair.split(" ").map((id) => ids.indexOf(id));
    const [a, b] = [Math.min(from, to), Math.max(from, to)];
    const better = from < to ? share : 1 - share;
    const summary = { better, worse: 1 - better, typical: 1 };
    const none = { climate: null, h2o: null, plastic_pollution: null, chemicals: null, sust_source: null };
    return {
      a,
      b,
      outcomes: { ...none, recoverability: null, land_use: null, summary },
    };
  });
  return { value: { settings: { seed: 1, draws: 100 }, scores: [], pairs, quantities: 1 }, ids };
};

const three = [product("a", 80, true), product("b", 79), product("c", 60)];
const ids = ["a", "b", "c"];

describe("the finding while uncertainty is shown", () => {
  it("is unchanged if the first is better than each other product in 80% of the draws", () => {
    expect(tooCloseFinding(three, drawn(ids, { "a b": 0.8, "a c": 1, "b c": 0.5 }))).toBeNull();
    expect(tooCloseFinding(three, { value: null, ids: [] })).toBeNull();
    expect(tooCloseFinding([product("a", 80)], drawn(["a"], {}))).toBeNull();
  });

  it("otherwise calls no product the best and names all that are too close", () => {
    const two = tooCloseFinding(three, drawn(ids, { "a b": 0.79, "a c": 1 }));
    expect(two && findingSentence(two)).toBe("Too close to call between the PP A and the PP B.");
    const all = tooCloseFinding(three, drawn(ids, { "a b": 0.5, "a c": 0.6 }));
    expect(all && findingSentence(all)).toBe("Too close to call between the PP A, the PP B and the PP C.");
    const more = tooCloseFinding(
      [...three, product("d", 50)],
      drawn([...ids, "d"], { "a b": 0.5, "a c": 0.6, "a d": 0.7 }),
    );
    expect(more && findingSentence(more)).toBe("Too close to call between the PP A and 3 others.");
  });

  it("looks up pairs in either order, and checks a product that is first by score only", () => {
    // b is better in 90% of draws, though a has the higher score: it cannot be called best either
    expect(tooCloseFinding(three, drawn(ids, { "b a": 0.9, "a c": 1 }))).toMatchObject({ names: ["PP A", "PP B"] });
    expect(tooCloseFinding(three, drawn(ids, { "b a": 0.1, "a c": 1 }))).toBeNull();
  });
});

test("while new draws are computed, the draws of the previous scores are ignored", () => {
  const { value } = drawn(ids, { "a b": 0.5, "a c": 1 });
  const state = { seed: 1, value, ids, data_version: "v1", problem: null };
  expect(tooCloseFinding(three, finalDraws({ ...state, status: "ready" }))).toMatchObject({ kind: "too_close" });
  expect(tooCloseFinding(three, finalDraws({ ...state, status: "drawing" }))).toBeNull();
});

describe("the second sentence while uncertainty is shown", () => {
  const ahead = { kind: "reusables_ahead", reusables: 1, single_use: 2 } as const;
  const best = { kind: "best_single_use", name: "PP B", score: 79 } as const;

  it("is shown only if every comparison in it holds", () => {
    expect(supportsAddition(ahead, three, drawn(ids, { "a b": 0.9, "a c": 0.85 }))).toBe(true);
    expect(supportsAddition(ahead, three, drawn(ids, { "a b": 0.9, "a c": 0.7 }))).toBe(false);
    expect(supportsAddition(best, three, drawn(ids, { "b c": 0.9, "a b": 0.5 }))).toBe(true);
    expect(supportsAddition(best, three, drawn(ids, { "b c": 0.6, "a b": 1 }))).toBe(false);
  });

  it("is shown as usual without draws", () => {
    expect(supportsAddition(ahead, three, { value: null, ids: [] })).toBe(true);
  });
});
