import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PairMatrix } from "../../../workers/engine/portfolio/pair-matrix.ts";
import { PairSumTree } from "../../../workers/engine/portfolio/pair-sum-tree.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";

const finite = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const pairsArb = fc.uniqueArray(
  fc.record({ name: fc.string(), row: fc.option(fc.tuple(finite, finite)), quantity: fc.nat() }),
  { selector: (pair) => pair.name, maxLength: 600, size: "large" },
);

function treeOf(pairs: readonly { name: string; row: readonly number[] | null; quantity: number }[]): PairSumTree {
  const matrix = new PairMatrix(2);
  // few hashes, so that pairs share leaves and names decide the order
  for (const { name, row } of pairs) matrix.place(name, name.length % 5, row && Float64Array.from(row));
  const tree = new PairSumTree(matrix);
  runToEnd(tree.refreshSteps(Float64Array.from(pairs, (pair) => pair.quantity)));
  return tree;
}

describe("PairSumTree", () => {
  it("gives Σ quantity × row", () => {
    fc.assert(
      fc.property(pairsArb, (pairs) => {
        const tree = treeOf(pairs);
        for (const column of [0, 1]) {
          const terms = pairs.map(({ row, quantity }) => (row?.[column] ?? 0) * quantity);
          const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
          const sum = terms.reduce((total, term) => total + term, 0);
          expect(Math.abs((tree.total[column] ?? Number.NaN) - sum)).toBeLessThanOrEqual(1e-12 * size);
        }
      }),
    );
  });

  it("does not depend on the order of the pairs, in any bit, nor on pairs of quantity 0", () => {
    fc.assert(
      fc.property(pairsArb, (pairs) => {
        const total = [...treeOf(pairs).total];
        expect([...treeOf(pairs.toReversed()).total]).toEqual(total);
        expect([...treeOf(pairs.filter((pair) => pair.quantity > 0)).total]).toEqual(total);
      }),
    );
  });

  it("equals a new sum in every bit after updates pair by pair", () => {
    fc.assert(
      fc.property(pairsArb, fc.infiniteStream(fc.nat()), (pairs, quantities) => {
        const tree = treeOf(pairs);
        const changed = pairs.map((pair) => ({ ...pair, quantity: quantities.next().value ?? 0 }));
        const sums = Float64Array.from(pairs, (pair) => pair.quantity);
        for (const [at, { quantity }] of changed.entries()) {
          sums[at] = quantity;
          tree.update(sums, at);
        }
        expect([...tree.total]).toEqual([...treeOf(changed).total]);
      }),
    );
  });
});
