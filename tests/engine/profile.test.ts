import { describe, expect, it } from "vitest";
import { productProfiles } from "../../workers/engine/analysis/product-profile.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { cups, toy } from "./toy.ts";

const profile = (asked: ComparisonInput["products"][number], given: Partial<ComparisonInput> = {}) => {
  const [found] = productProfiles(toy, { ...cups, ...given, products: [asked] });
  if (!found) throw new Error(`${asked.prodsys_id} has no profile`);
  return found;
};

describe("profile of a product", () => {
  it("has uses, washing and transport of a reusable", () => {
    const steel = profile({ prodsys_id: "cup_steel" });
    expect(steel).toMatchObject({ reusable: true, uses: 100, size: 400, custom: false });
    expect(steel.washing).toMatchObject({ washes_per_use: 1, items_per_rack: 20 });
    expect(steel.washing?.hub_km).toBeGreaterThan(0);
    expect(steel.transport.map(({ km }) => km).every((km) => km > 0)).toBe(true);
    expect(steel.transport.length).toBe(2);
    expect(steel.components.map(({ component_id }) => component_id)).toEqual(["body"]);
    expect(steel.mass_grams).toBe(steel.components[0]?.mass_grams);
    expect(steel.production).toMatchObject({ region_id: "Global", stated: false });
  });

  it("applies overrides", () => {
    const overrides = {
      reuses: 7,
      wash_system_id: "onsite",
      region_production: "Farland",
      componentOverrides: { body: { recycledContent: 40 } },
    };
    const steel = profile({ prodsys_id: "cup_steel", overrides });
    expect(steel.uses).toBe(7);
    expect(steel.washing?.hub_km).toBeNull();
    expect(steel.production).toMatchObject({ region_id: "Farland", stated: true });
    expect(steel.components[0]?.recycled_content).toBe(0.4);
  });

  it("of a single-use product has no washing, and lists each component with contact and litter", () => {
    const board = profile({ prodsys_id: "cup_board" });
    expect(board).toMatchObject({ reusable: false, uses: 1, washing: null });
    expect(board.components).toHaveLength(2);
    for (const part of board.components) {
      expect(part.material).not.toBe("");
      expect(part.contact).not.toBeNull();
      expect(part.litter_rate).toBeGreaterThan(0);
    }
    expect(board.mass_grams).toBeCloseTo(
      board.components.reduce((sum, part) => sum + part.mass_grams, 0),
      12,
    );
  });

  it("lists each figure once, with its source", () => {
    const { figures } = profile({ prodsys_id: "cup_steel" });
    const ids = figures.map(({ activity_id }) => activity_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("rack_hub");
    expect(figures.find(({ activity_id }) => activity_id === "rack_hub")).toMatchObject({
      source: "toy",
      quality: "derived",
    });
  });

  it("of an own product has the user's description and no provenance", () => {
    const own = {
      prodsys_id: "mine",
      usecase: "cup",
      prodsys_name: "Mine",
      prodsys_description: "A cup of my own",
      reusable_yn: "0" as const,
      components: [
        { component_id: "a", mat_recipe_id: "fibre", mass_grams: 7, dimension_prod: 400, coc_contact_id: "none" },
        { component_id: "b", mat_recipe_id: "unobtainium", mass_grams: 3 },
      ],
    };
    const mine = profile({ prodsys_id: "mine" }, { custom_products: [own] });
    expect(mine).toMatchObject({ custom: true, description: "A cup of my own", provenance: null, mass_grams: 7 });
    expect(mine.components.map(({ component_id }) => component_id)).toEqual(["a"]);
  });

  it("is null for a product that does not exist", () => {
    expect(productProfiles(toy, { ...cups, products: [{ prodsys_id: "gone" }] })).toEqual([null]);
  });
});
