import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEntryArb, liveOf, toyRows } from "./toy-portfolio.ts";

const rows = toyRows();
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const steel = (usecase_id: string, quantity: number, reuses?: number) => ({
  usecase_id,
  prodsys_id: "cup_steel",
  food_id: "soup",
  quantity,
  ...(reuses === undefined ? {} : { overrides: { reuses } }),
});

describe("masses of a portfolio's components", () => {
  it("sum to the masses of the key figures, in total and for single-use products", () => {
    fc.assert(
      fc.property(fc.array(anyEntryArb(fc.integer({ min: 1, max: 1e6 })), { maxLength: 15 }), (entries) => {
        const live = liveOf(rows, entries);
        const { mass_kg, single_use_mass_kg } = live.scores().kpis;
        const weights = live.weights();
        const singleUse = weights.filter(({ reusable }) => !reusable);
        expect(sum(weights.map(({ kg }) => kg))).toBeCloseTo(mass_kg, 6);
        expect(sum(singleUse.map(({ kg }) => kg))).toBeCloseTo(single_use_mass_kg, 6);
        for (const { kg, grams_per_piece, uses, uses_per_piece, pieces } of weights) {
          expect(pieces).toBeCloseTo(uses / uses_per_piece, 9);
          expect(kg).toBeCloseTo((pieces * grams_per_piece) / 1000, 6);
        }
      }),
    );
  });

  it("are separate by use case and settings of a product, and summed over foods", () => {
    const entries = [
      steel("cup", 10),
      steel("plate", 20),
      steel("cup", 30, 7),
      { ...steel("cup", 5), food_id: "water" },
    ];
    const weights = liveOf(rows, entries).weights();
    const [first] = weights;
    const ofFirst = weights.filter(({ component_id }) => component_id === first?.component_id);
    expect(ofFirst.map(({ usecase_id, uses }) => [usecase_id, uses])).toEqual([
      ["cup", 15],
      ["plate", 20],
      ["cup", 30],
    ]);
    expect(ofFirst.at(-1)?.uses_per_piece).toBe(7);
  });
});
