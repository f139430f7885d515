import { expect, it } from "vitest";
import type { RankedProduct } from "../../../../app/features/comparison-results/finding.ts";
import { scoreDetail } from "../../../../app/features/comparison-results/score-detail.ts";
import type { UncertaintyState } from "../../../../app/state/analysis/uncertainty.ts";
import type { UncertainPair } from "../../../../workers/engine/analysis/uncertainty/uncertainty.ts";

const IDS = ["a", "b", "c", "d"];
const ROWS = IDS.map((id, at): RankedProduct => ({
  prodsys_id: id,
  name: `PP ${id.toUpperCase()}`,
  reusable: false,
  summary: 80 - at,
}));

const NO_METRIC = {
  climate: null,
  h2o: null,
  plastic_pollution: null,
  chemicals: null,
  sust_source: null,
  recoverability: null,
  land_use: null,
};

/** Draws in which these pairs are better in half the draws, all others in all of them. */
const drawn = (...close: readonly string[]): Pick<UncertaintyState, "value" | "ids"> => {
  const pairs = IDS.flatMap((first, a) =>
    IDS.slice(a + 1).map((second, after): UncertainPair => {
      const better = close.includes(first + second) ? 0.5 : 1;
      const summary = { better, worse: 1 - better, typical: 1 };
      return { a, b: a + 1 + after, outcomes: { ...NO_METRIC, summary } };
    }),
  );
  const scores = IDS.map((_, at) => ({ score: {}, summary: { low: 70 - at, median: 80 - at, high: 90 - at } }));
  // the test reads the summaries only
  return { ids: IDS, value: { settings: { seed: 1, draws: 100 }, scores, pairs, quantities: 1 } as never };
};

const spoken = (at: number, state: Pick<UncertaintyState, "value" | "ids">) => {
  const row = ROWS[at];
  return row && scoreDetail(row, ROWS, state).replaceAll("\u00A0", " ");
};

it("a score of the ranking is read with its range, and with the products that are too close to it", () => {
  expect(spoken(0, drawn())).toBe("5–95% range 70–90");
  expect(spoken(0, drawn("ab"))).toBe("5–95% range 70–90, too close to call with the PP B");
  // the same pair from its other side
  expect(spoken(1, drawn("ab"))).toBe("5–95% range 69–89, too close to call with the PP A");
  expect(spoken(2, drawn("ac", "bc"))).toMatch(/, too close to call with the PP A and the PP B$/);
  expect(spoken(2, drawn("ac", "bc", "cd"))).toMatch(/, too close to call with 3 others$/);
  expect(spoken(3, drawn("ab", "ac"))).not.toMatch(/too close/);
});

it("without draws nothing is added", () => {
  expect(spoken(1, { value: null, ids: [] })).toBe("");
});
