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
  ["of the best summary", "cup_pp", [candidate("cup_board", 50, 1), candidate("cup_pp", 60, 9)]],
  [
    "of two equal summaries the one of lower climate",
    "cup_pp",
    [candidate("cup_board", 50, 2), candidate("cup_pp", 50, 1)],
  ],
  ["equal in both the one of the smaller id", "cup_board", [candidate("cup_pp", 50, 1), candidate("cup_board", 50, 1)]],
  ["equal but for rounding too", "cup_board", [candidate("cup_pp", 50 + 1e-10, 1), candidate("cup_board", 50, 1)]],
  [
    "without summaries the one of lower climate",
    "cup_pp",
    [candidate("cup_board", null, 2), candidate("cup_pp", null, 1)],
  ],
])("the best candidate is %s, in whatever order they come", (_, best, candidates) => {
  for (const order of [candidates, candidates.toReversed()]) {
    expect(bestCandidate(order)?.product.prodsys_id).toBe(best);
  }
});

test("without candidates there is no best one", () => expect(bestCandidate([])).toBeNull());
