import { describe, expect, it } from "vitest";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { toy } from "./toy.ts";

describe("catalogue of the toy tables", () => {
  const catalogue = catalogueOf(toy);

  const washOf = (id: string) => catalogue.products.find((product) => product.prodsys_id === id)?.wash_system;

  it("lists only built-in products that are included and available", () => {
    const ids = catalogue.products.map((product) => product.prodsys_id);
    expect(ids).toContain("cup_pp");
    expect(ids).not.toContain("cup_old");
    expect(ids).not.toContain("cup_gone");
    expect(catalogue.counts).toEqual({ products: 13, activities: 25, regions: 3 });
  });

  it("shows a product with its figures, materials heaviest first", () => {
    expect(catalogue.products.find((product) => product.prodsys_id === "cup_board")).toEqual({
      prodsys_id: "cup_board",
      own: false,
      prodsys_name: "Board_cup_with_lid",
      description: "",
      usecase_id: "cup",
      reusable: false,
      uses: 1,
      mass_grams: 12,
      size: 400,
      material_ids: ["board", "pp"],
      materials: ["Coated_board", "Polypropylene"],
      materials_short: ["Coated_board", "Polypropylene"],
      wash_system: null,
    });
  });

  it("names the wash system of a reusable: its own or that of the use case", () => {
    expect(washOf("cup_steel")).toBe("Wash_hub");
    expect(washOf("plate_pp")).toBe("Dishwasher");
  });

  it("sorts metrics and foods by the order fields of the tables", () => {
    expect(catalogue.metrics.map((metric) => metric.metric_id)).toEqual([
      "climate",
      "plastic_pollution",
      "h2o",
      "chemicals",
      "sust_source",
      "recoverability",
      "land_use",
    ]);
    expect(catalogue.foods.map((food) => food.food_id)).toEqual(["default_worst", "water", "soup"]);
    expect(catalogue.food_properties[0]?.values.map((value) => value.score)).toEqual([1, 3, 5]);
    expect([catalogue.reusable_min_uses, catalogue.default_food]).toEqual([5, "default_worst"]);
  });
});
