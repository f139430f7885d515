import { describe, expect, test } from "vitest";
import type { ProductOverrides } from "../../edge-api/contract/product-overrides.ts";
import { cups, scoreOne } from "./toy.ts";

const undeclared = (prodsys_id: string, componentOverrides?: ProductOverrides["componentOverrides"]) =>
  scoreOne({ prodsys_id, ...(componentOverrides === undefined ? {} : { overrides: { componentOverrides } }) })
    .undeclared;

describe("ratings without a declaration", () => {
  test("both, without chemicals levels, recycled content and certificates", () => {
    expect(undeclared("cup_pp", { body: { recycledContent: 0 } })).toEqual(["chemicals", "sust_source"]);
  });

  test("recycled content counts as declared, also the region's default", () => {
    expect(undeclared("cup_pp")).toEqual(["chemicals"]);
    expect(undeclared("cup_pp", { body: { recycledContent: 10 } })).toEqual(["chemicals"]);
  });

  test("one component with either of the two levels is enough", () => {
    expect(undeclared("cup_board", { lid: { recycledContent: 0 } })).toEqual(["sust_source"]);
    expect(undeclared("cup_old", { body: { CoC_disclosure: "1" } })).toEqual([]);
    const nothing = { body: { CoC_compliance: "0", CoC_disclosure: "0" }, lid: { recycledContent: 0 } };
    expect(undeclared("cup_board", nothing)).toEqual(["chemicals", "sust_source"]);
  });

  test("only a selected certificate counts", () => {
    const withLid = (fsc: boolean) => ({ body: { sustCertifications: { fsc } }, lid: { recycledContent: 0 } });
    expect(undeclared("cup_board", withLid(true))).toEqual([]);
    expect(undeclared("cup_board", withLid(false))).toEqual(["sust_source"]);
  });

  test("reuse replaces declarations for sourcing, not for chemicals", () => {
    expect(undeclared("cup_glass", { body: { recycledContent: 0 } })).toEqual(["chemicals"]);
    expect(undeclared("cup_steel", { body: { recycledContent: 0 } })).toEqual([]);
  });

  test("chemicals is not listed if no component has food contact", () => {
    const sleeve = { component_id: "sleeve", mat_recipe_id: "board", mass_grams: 5, coc_contact_id: "none" };
    const own = {
      prodsys_id: "own",
      usecase: "cup",
      prodsys_name: "Own",
      reusable_yn: "0" as const,
      components: [sleeve],
    };
    expect(scoreOne({ prodsys_id: "own" }, { ...cups, custom_products: [own] }).undeclared).toEqual(["sust_source"]);
  });
});
