import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakEvens } from "../../../workers/engine/analysis/break-even.ts";
import { costBases } from "../../../workers/engine/analysis/cost-basis.ts";
import { portfolioBreakEvens } from "../../../workers/engine/analysis/portfolio-break-even.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { scaleOf } from "../../../workers/engine/scoring/scale.ts";
import { scopeOf } from "../../../workers/engine/scoring/scope.ts";
import { europe, knownEntryArb, liveOf, toyReference, toyRows } from "./toy-portfolio.ts";

const reference = toyReference();
const rows = toyRows(europe, reference);

const cup = (prodsys_id: string, quantity: number, food_id = "soup"): PortfolioEntry => ({
  usecase_id: "cup",
  prodsys_id,
  food_id,
  quantity,
});

describe("break-even of a portfolio's reusables", () => {
  it("equals that of a comparison with the same products, for any quantities", () => {
    const entriesArb = fc.array(knownEntryArb(fc.integer({ min: 1, max: 10_000 })), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(entriesArb, (entries) => {
        const plain = entries.map((entry) => ({ ...entry, overrides: undefined }));
        for (const { usecase_id, products, pairs } of portfolioBreakEvens(liveOf(rows, plain))) {
          const compared = { ...europe, usecase_id, food_id: "", products };
          expect(pairs).toEqual(breakEvens(reference, compared));
          // items per functional unit also equal those of the cost calculation
          expect(products.map(({ items }) => items)).toEqual(
            costBases(reference, compared).map((basis) => basis?.items ?? null),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it("compares with the single-use product that has the best summary for the same food", () => {
    for (const food of ["water", "soup"]) {
      const [found] = portfolioBreakEvens(liveOf(rows, [cup("cup_steel", 10, food)]));
      const tried = scaleOf(scopeOf(reference, europe).compiled, "cup")
        .products.filter(({ reusable }) => !reusable)
        .map(({ prodsys_id }) => ({
          prodsys_id,
          summary: liveOf(rows, [cup(prodsys_id, 10, food)]).totals().summary ?? -1,
        }))
        .toSorted((a, b) => b.summary - a.summary);
      expect(tried.length).toBeGreaterThan(1);
      expect(found?.best_id).toBe(tried[0]?.prodsys_id);
      expect(found?.products.map(({ prodsys_id }) => prodsys_id)).toEqual(["cup_steel", tried[0]?.prodsys_id]);
    }
  });

  it("lists reusables by use, then the best single-use product, then those of the lines; settings are separate", () => {
    const [found, ...more] = portfolioBreakEvens(
      liveOf(rows, [
        cup("cup_glass", 10),
        cup("cup_steel", 20),
        cup("cup_steel", 5, "water"),
        { ...cup("cup_steel", 5, "water"), overrides: { reuses: 7 } },
        cup("cup_pp", 300),
        { usecase_id: "plate", prodsys_id: "plate_fibre", food_id: "soup", quantity: 9 },
      ]),
    );
    expect(more).toEqual([]);
    expect(found?.quantity).toBe(40);
    expect(found?.products.slice(0, 3).map(({ prodsys_id, uses, quantity }) => [prodsys_id, uses, quantity])).toEqual([
      ["cup_steel", expect.any(Number), 25],
      ["cup_glass", expect.any(Number), 10],
      ["cup_steel", 7, 5],
    ]);
    expect(found?.products[3]?.prodsys_id).toBe(found?.best_id);
    expect(found?.products.at(-1)).toMatchObject({ prodsys_id: "cup_pp", quantity: 300 });
  });

  it("is empty for a portfolio without a reusable", () => {
    expect(portfolioBreakEvens(liveOf(rows, [cup("cup_pp", 3)]))).toEqual([]);
  });
});
