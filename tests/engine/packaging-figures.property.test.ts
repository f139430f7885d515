import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packagingFigures, usesAmong } from "../../workers/engine/analysis/packaging-figures.ts";
import type { ComponentWeight } from "../../workers/engine/portfolio/portfolio-weights.ts";

interface Product {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly reusable: boolean;
  readonly uses: number;
  readonly parts: readonly {
    readonly material: string;
    readonly kg: number;
    readonly plastic_share: number;
    readonly touches_food: boolean;
    readonly declared: boolean;
    readonly recycled: number;
  }[];
}

const rowsOf = (products: readonly Product[]): ComponentWeight[] =>
  products.flatMap(({ usecase_id, prodsys_id, reusable, uses, parts }) =>
    parts.map((part, at) => ({
      usecase_id,
      prodsys_id,
      prodsys_name: prodsys_id,
      reusable,
      component_id: `part_${at}`,
      component_name: `Part ${at}`,
      mat_recipe_id: part.material,
      mat_recipe_name: part.material,
      plastic:
        part.plastic_share === 0 ? null : part.plastic_share === 1 ? ("plastic" as const) : ("plastic-coated" as const),
      plastic_share: part.plastic_share,
      recycled_content: part.recycled,
      touches_food: part.touches_food,
      chemicals_declared: part.declared,
      grams_per_piece: 1,
      mass_basis: "assumed" as const,
      uses,
      uses_per_piece: 1,
      pieces: uses,
      kg: part.kg,
    })),
  );

const part = fc.record({
  material: fc.constantFrom("pp", "board", "steel"),
  kg: fc.integer({ min: 0, max: 1000 }),
  plastic_share: fc.constantFrom(0, 0.05, 1),
  touches_food: fc.boolean(),
  declared: fc.boolean(),
  recycled: fc.constantFrom(0, 0.5, 1),
});
const product = fc.record({
  usecase_id: fc.constantFrom("cup", "plate"),
  prodsys_id: fc.constantFrom("a", "b", "c"),
  reusable: fc.boolean(),
  uses: fc.integer({ min: 1, max: 10_000 }),
  parts: fc.array(part, { minLength: 1, maxLength: 4 }),
});
const products = fc.array(product, { maxLength: 12 });
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

describe("figures for packaging laws", () => {
  it("counts the uses of each product once, however many parts it has", () => {
    fc.assert(
      fc.property(products, (all) => {
        const { reuse } = packagingFigures(rowsOf(all));
        expect(total(reuse.map(({ uses }) => uses))).toBe(total(all.map(({ uses }) => uses)));
        expect(total(reuse.map(({ reusable }) => reusable))).toBe(
          total(all.filter(({ reusable }) => reusable).map(({ uses }) => uses)),
        );
      }),
    );
  });

  it("keeps the total mass and the plastic mass over all materials", () => {
    fc.assert(
      fc.property(products, (all) => {
        const figures = packagingFigures(rowsOf(all));
        const single = all.filter(({ reusable }) => !reusable).flatMap(({ parts }) => parts);
        const kg = total(all.flatMap(({ parts }) => parts.map((one) => one.kg)));
        const byMaterial = figures.materials.map(({ single_use_kg, reusable_kg }) => single_use_kg + reusable_kg);
        expect(total(byMaterial)).toBeCloseTo(kg, 6);
        expect(figures.single_use_kg).toBeCloseTo(total(single.map((one) => one.kg)), 6);
        expect(figures.single_use_plastic_kg).toBeCloseTo(total(single.map((one) => one.kg * one.plastic_share)), 6);
        expect(total(figures.plastic.map(({ plastic_kg }) => plastic_kg))).toBeCloseTo(
          figures.single_use_plastic_kg,
          6,
        );
      }),
    );
  });

  it("lists exactly the components with food contact and without a declaration", () => {
    fc.assert(
      fc.property(products, (all) => {
        const missing = all.flatMap(({ parts }) => parts.filter((one) => one.touches_food && !one.declared));
        expect(packagingFigures(rowsOf(all)).undeclared).toHaveLength(missing.length);
      }),
    );
  });

  it("gives the uses and mass of products by id", () => {
    fc.assert(
      fc.property(products, (all) => {
        const named = all.filter(({ prodsys_id }) => prodsys_id === "a");
        const found = usesAmong(rowsOf(all), new Set(["a"]));
        expect(found.uses).toBe(total(named.map(({ uses }) => uses)));
        expect(found.kg).toBeCloseTo(total(named.flatMap(({ parts }) => parts.map(({ kg }) => kg))), 6);
        expect(found.products).toBe(named.length > 0 ? 1 : 0);
      }),
    );
  });

  it("gives null as recycled plastic if there is no plastic", () => {
    expect(packagingFigures([]).recycled_plastic).toBeNull();
    const half = { material: "pp", kg: 2, plastic_share: 1, touches_food: true, declared: false, recycled: 0.5 };
    const cups = [
      { usecase_id: "cup", prodsys_id: "a", reusable: false, uses: 1, parts: [half, { ...half, recycled: 1 }] },
    ];
    expect(packagingFigures(rowsOf(cups)).recycled_plastic).toBeCloseTo(0.75, 12);
  });
});
