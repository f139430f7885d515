import { expect, test } from "vitest";
import { bestCandidate } from "../../workers/engine/scoring/best-and-worst.ts";
import { scaleOf } from "../../workers/engine/scoring/scale.ts";
import { scopeOf } from "../../workers/engine/scoring/scope.ts";
import { europe, toyReference } from "./portfolio/toy-portfolio.ts";

const cups = new Map(
  scaleOf(scopeOf(toyReference(), europe).compiled, "cup").products.map((product) => [product.prodsys_id, product]),
);

const candidate = (prodsys_id: string, summary: number | null, climate: number) => {
  const product = cups.get(prodsys_id);
  if (product === undefined) throw new Error(`no ${prodsys_id} in the toy tables`);
  return { product, summary, climate };
};

// method.md section 9: the best summary, then the lower climate, then the smaller id
test.each([
  ["the one with the best summary", "cup_pp", [candidate("cup_board", 50, 1), candidate("cup_pp", 60, 9)]],
  [
    "the one with lower climate for equal summaries",
    "cup_pp",
    [candidate("cup_board", 50, 2), candidate("cup_pp", 50, 1)],
  ],
  [
    "the one with the smaller id for equal values",
    "cup_board",
    [candidate("cup_pp", 50, 1), candidate("cup_board", 50, 1)],
  ],
  [
    "the one with the smaller id for values equal within rounding",
    "cup_board",
    [candidate("cup_pp", 50 + 1e-10, 1), candidate("cup_board", 50, 1)],
  ],
  [
    "the one with lower climate without summaries",
    "cup_pp",
    [candidate("cup_board", null, 2), candidate("cup_pp", null, 1)],
  ],
])("the best candidate is %s, in any order", (_, best, candidates) => {
  for (const order of [candidates, candidates.toReversed()]) {
    expect(bestCandidate(order)?.product.prodsys_id).toBe(best);
  }
});

test("the best candidate is null without candidates", () => expect(bestCandidate([])).toBeNull());
