import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PairTable } from "../../../workers/engine/portfolio/pair-table.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { entryArb, fractionArb } from "./entries.ts";

const cup = (quantity: number | string) => ({ usecase_id: "cup", prodsys_id: "mug", food_id: "soup", quantity });
const columnsOf = (quantities: readonly (number | string)[]) =>
  runToEnd(PortfolioColumns.fromEntriesSteps(quantities.map(cup)));

describe("PortfolioColumns", () => {
  it("returns its original entries, also after a transfer to another thread", () => {
    fc.assert(
      fc.property(fc.array(entryArb(fractionArb), { maxLength: 40 }), (entries) => {
        const columns = runToEnd(PortfolioColumns.fromEntriesSteps(entries));
        const copy = PortfolioColumns.adopt(structuredClone(columns.data()));
        expect(copy.length).toBe(entries.length);
        for (const [at, entry] of entries.entries()) {
          const { overrides, ...rest } = entry;
          const kept = overrides && Object.keys(overrides).length > 0 ? overrides : undefined;
          expect(copy.entry(at)).toEqual({ ...rest, overrides: kept });
          expect(columns.entry(at)).toEqual(copy.entry(at));
        }
        expect([copy.fractions, copy.zeros]).toEqual([columns.fractions, columns.zeros]);
      }),
    );
  });

  it("joins a table with other pairs, and exports only its own pairs", () => {
    const columns = runToEnd(PortfolioColumns.fromEntriesSteps([cup(1), { ...cup(2), food_id: "tea" }]));
    const shared = new PairTable();
    shared.intern("plate", "paper", "soup");
    shared.intern("cup", "mug", "tea");
    const joined = PortfolioColumns.adopt(columns.data(), shared);
    expect([joined.entry(0), joined.entry(1)]).toEqual([columns.entry(0), columns.entry(1)]);
    expect([...joined.pair]).toEqual([2, 1]);
    expect(joined.data()).toEqual(columns.data());
  });

  it.each([
    ["40", 40],
    [" 1e3 ", 1000],
    ["+.5", 0.5],
    [-0, 0],
  ])("reads the quantity %j as %d", (given, quantity) => {
    const columns = columnsOf([given]);
    expect(Object.is(columns.quantityAt(0), quantity)).toBe(true);
    expect(columns.zeros).toBe(quantity === 0 ? 1 : 0);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, "", "1,5", "0x10", "Infinity", "ten"])(
    "counts %j as quantity 0, from objects and from columns",
    (given) => {
      const columns = columnsOf([3, given]);
      expect([columns.quantityAt(1), columns.zeros, columns.fractions]).toEqual([0, 1, 0]);
      if (typeof given === "string") return;
      const { pairs, pair } = columns.data();
      const adopted = PortfolioColumns.adopt({ pairs, pair, quantity: Float64Array.of(3, given) });
      expect([adopted.quantityAt(1), adopted.zeros, adopted.fractions]).toEqual([0, 1, 0]);
    },
  );

  it("updates the count of fractional quantities at edits", () => {
    const columns = columnsOf([1, 2.5, 2 ** 53]);
    expect(columns.fractions).toBe(2);
    columns.setQuantity(1, 3);
    columns.remove(2);
    expect(columns.fractions).toBe(0);
    columns.setQuantity(0, 0.1);
    expect(columns.fractions).toBe(1);
  });

  it("needs at most 16 bytes per entry", () => {
    const columns = columnsOf(Array.from({ length: 1000 }, (_, at) => at));
    const { pair, quantity } = columns.data();
    expect((pair.byteLength + quantity.byteLength) / columns.length).toBeLessThanOrEqual(16);
  });

  it("rejects inconsistent columns, and edits of entries that do not exist", () => {
    const { pairs } = columnsOf([1]).data();
    const adopt = (pair: number[], quantity: number[]) =>
      PortfolioColumns.adopt({
        pairs,
        pair: Uint32Array.from(pair),
        quantity: Float64Array.from(quantity),
      });
    expect(() => adopt([0], [1, 2])).toThrow(RangeError);
    expect(() => adopt([1], [1])).toThrow(RangeError);
    const columns = columnsOf([1]);
    expect(() => columns.setQuantity(1, 2)).toThrow(RangeError);
    expect(() => columns.remove(-1)).toThrow(RangeError);
    expect(() => columns.setPair(0, 1)).toThrow(RangeError);
  });
});
