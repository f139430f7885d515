import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupWeights } from "../../../workers/engine/portfolio/group-weights.ts";
import type { ComponentWeight } from "../../../workers/engine/portfolio/portfolio-weights.ts";
import { anyEntryArb, europe, liveOf, toyRows } from "./toy-portfolio.ts";

const rows = toyRows();
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
/** Uses, masses and names in an order that does not depend on that of the lines. */
const byMass = (weights: readonly ComponentWeight[]) =>
  weights
    .map(({ usecase_id, prodsys_id, component_id, uses, uses_per_piece, kg }) =>
      JSON.stringify([usecase_id, prodsys_id, component_id, uses, uses_per_piece, kg.toPrecision(9)]),
    )
    .toSorted();
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

  it("of groups are those of portfolios with only the lines of the group", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyEntryArb(fc.integer({ min: 1, max: 1e6 })), fc.nat({ max: 2 })), { maxLength: 15 }),
        (lines) => {
          const live = liveOf(
            rows,
            lines.map(([entry]) => entry),
          );
          const groups = groupWeights(
            live,
            Uint32Array.from(lines, ([, group]) => group),
            3,
            new Float64Array(lines.length).fill(1),
          );
          for (const [number, group] of groups.entries()) {
            const alone = lines.filter(([, its]) => its === number).map(([entry]) => entry);
            expect(byMass(group)).toEqual(byMass(liveOf(rows, alone).weights()));
          }
        },
      ),
    );
    const one = liveOf(rows, [steel("cup", 10)]);
    const half = Float64Array.of(0.5);
    expect(groupWeights(one, Uint32Array.of(0), 1, half)[0]).toEqual(liveOf(rows, [steel("cup", 5)]).weights());
    expect(() => groupWeights(one, Uint32Array.of(0, 0), 1, half)).toThrow(RangeError);
    expect(() => groupWeights(one, Uint32Array.of(1), 1, half)).toThrow(RangeError);
  });

  it("say how each mass is known: as the own product states it, else assumed", () => {
    const component = { mat_recipe_id: "pp", mass_grams: 10, main_yn: "1" } as const;
    const own = {
      prodsys_id: "mine",
      usecase: "cup",
      prodsys_name: "My cup",
      reusable_yn: "0" as const,
      components: [
        { ...component, component_id: "body", mass_basis: "weighed" as const },
        { ...component, component_id: "lid", mass_basis: "specified" as const },
        { ...component, component_id: "sleeve" },
      ],
    };
    const live = liveOf(toyRows({ ...europe, custom_products: [own] }), [
      { usecase_id: "cup", prodsys_id: "mine", food_id: "soup", quantity: 1 },
      steel("cup", 1),
    ]);
    const bases = live.weights().map(({ prodsys_id, mass_basis }) => [prodsys_id, mass_basis]);
    expect(bases.slice(0, 3)).toEqual([
      ["mine", "weighed"],
      ["mine", "specified"],
      ["mine", "assumed"],
    ]);
    expect(bases.slice(3).every(([, basis]) => basis === "assumed")).toBe(true);
  });
});
