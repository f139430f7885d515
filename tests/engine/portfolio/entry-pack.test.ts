import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packEntries, unpackEntries } from "../../../workers/engine/portfolio/entry-pack.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { lineArb } from "./entry-lines.ts";

/** A seeded stream of numbers from 0 below `limit`. */
const stream = (seed: number) => (limit: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};

const anyQuantity = fc.oneof(
  fc.nat(),
  fc.constantFrom(0, -0, 1, 127, 128, 1e10, 2 ** 53 - 1, 2 ** 53, -1, 0.5, Number.MAX_VALUE),
  fc.double({ noNaN: true }),
);

const faultOf = (run: () => unknown): unknown => {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
};

/** Lines of an assortment as a buyer has it: 170 products in 16 use cases, five foods, 40 sites, up to 5,000 uses. */
const purchases = (count: number): EntryTable => {
  const next = stream(20_261_121);
  return EntryTable.of(
    Array.from({ length: count }, () => {
      const product = next(170);
      return {
        usecase_id: `usecase_${product % 16}`,
        prodsys_id: `product_${product}`,
        food_id: `food_${next(5)}`,
        quantity: 1 + next(5000),
        label: next(2) === 0 ? "" : `Site ${next(40)}`,
      };
    }),
  );
};

describe("packed entries", () => {
  it("unpack to the same lines, whatever they hold", () => {
    fc.assert(
      fc.property(fc.array(lineArb(anyQuantity), { maxLength: 30 }), (lines) => {
        const table = EntryTable.of(lines);
        expect([...unpackEntries(packEntries(table)).lines()]).toEqual([...table.lines()]);
      }),
    );
  });

  it("take at most 6 bytes a line of random purchases with sites, and 4 once the lines stand together", () => {
    const table = purchases(100_000);
    const random = packEntries(table);
    expect(random.length / table.length).toBeLessThanOrEqual(6);
    const order = table.grouped().columns.product;
    const byProduct = Uint32Array.from(order.keys()).toSorted((a, b) => (order[a] ?? 0) - (order[b] ?? 0));
    const plain = table.grouped().withItem({ label: "" });
    const sorted = EntryTable.of(Array.from(byProduct, (place) => plain.line(place)));
    expect(packEntries(sorted).length / table.length).toBeLessThanOrEqual(4);
    expect(unpackEntries(random).equals(table)).toBe(true);
  });

  it("that are damaged are refused and never another table unnoticed at their ends", () => {
    const packed = packEntries(purchases(50));
    expect(() => unpackEntries(packed.slice(0, -1))).toThrow(RangeError);
    expect(() => unpackEntries(Uint8Array.of(...packed, 0))).toThrow(RangeError);
    expect(() => unpackEntries(Uint8Array.of(9, ...packed.slice(1)))).toThrow(RangeError);
    expect(() => unpackEntries(new Uint8Array(0))).toThrow(RangeError);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const fault = faultOf(() => unpackEntries(bytes));
        expect(fault === null || fault instanceof RangeError).toBe(true);
      }),
    );
  });
});
