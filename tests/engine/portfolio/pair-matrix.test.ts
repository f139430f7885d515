import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PairMatrix } from "../../../workers/engine/portfolio/pair-rows.ts";

const finite = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const pairsArb = fc.uniqueArray(
  fc.record({ name: fc.string(), row: fc.option(fc.tuple(finite, finite)), quantity: fc.nat() }),
  { selector: (pair) => pair.name, maxLength: 600, size: "large" },
);
type Pairs = readonly { name: string; row: readonly number[] | null; quantity: number }[];

// few hashes, so that pairs share groups and names decide the order
const hashOf = (name: string): number => (name.length % 5) * 7;

function matrixOf(pairs: Pairs): PairMatrix {
  const matrix = new PairMatrix(2);
  for (const { name, row } of pairs) matrix.place(name, hashOf(name), row && Float64Array.from(row));
  return matrix;
}

const quantitiesOf = (pairs: Pairs): Float64Array => Float64Array.from(pairs, ({ quantity }) => quantity);
const sumOf = (pairs: Pairs): readonly number[] => [...matrixOf(pairs).sum(quantitiesOf(pairs))];

describe("PairMatrix", () => {
  it("gives Σ quantity × row", () => {
    fc.assert(
      fc.property(pairsArb, (pairs) => {
        const sums = sumOf(pairs);
        for (const column of [0, 1]) {
          const terms = pairs.map(({ row, quantity }) => (row?.[column] ?? 0) * quantity);
          const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
          const sum = terms.reduce((total, term) => total + term, 0);
          expect(Math.abs((sums[column] ?? Number.NaN) - sum)).toBeLessThanOrEqual(1e-12 * size);
        }
      }),
    );
  });

  it("does not depend on the order of the pairs, in any bit, nor on pairs of quantity 0", () => {
    fc.assert(
      fc.property(pairsArb, (pairs) => {
        const sums = sumOf(pairs);
        expect(sumOf(pairs.toReversed())).toEqual(sums);
        expect(sumOf(pairs.filter((pair) => pair.quantity > 0))).toEqual(sums);
      }),
    );
  });

  it("equals a new sum in every bit after pairs are added between sums", () => {
    fc.assert(
      fc.property(pairsArb, (pairs) => {
        const matrix = matrixOf(pairs.slice(0, 5));
        matrix.sum(quantitiesOf(pairs));
        for (const { name, row } of pairs.slice(5)) matrix.place(name, hashOf(name), row && Float64Array.from(row));
        expect([...matrix.sum(quantitiesOf(pairs))]).toEqual(sumOf(pairs));
      }),
    );
  });

  it("gives zeros for a pair without a row, and throws for an unknown one", () => {
    const matrix = matrixOf([{ name: "a", row: null, quantity: 1 }]);
    expect([...matrix.row(0)]).toEqual([0, 0]);
    expect(() => matrix.row(1)).toThrow(RangeError);
  });
});
