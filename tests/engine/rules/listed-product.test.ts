import { expect, it } from "vitest";
import { listedProduct } from "../../../workers/engine/rules/listed-product.ts";
import { savedOfDraft } from "../../../workers/engine/rules/saved-of-draft.ts";
import { catalogue, draftOf, recordOf } from "./shipped.ts";

it("a copy is listed like the built-in product that it was copied from", () => {
  for (const product of catalogue.products) {
    const saved = savedOfDraft(draftOf(product.prodsys_id));
    expect(listedProduct(saved, catalogue)).toEqual({ ...product, own: true });
  }
});

it("has its item code exactly as written", () => {
  const { customProduct } = recordOf("hot_cup_ceramic");
  const numbered = { ...customProduct, product: { ...customProduct.product, item_code: "0047" } };
  expect(listedProduct({ customProduct: numbered, overrides: {} }, catalogue).item_code).toBe("0047");
});

it("applies saved settings: uses and washing", () => {
  const { customProduct } = recordOf("hot_cup_ceramic");
  const overrides = { reuses: 0.5, wash_system_id: "glasswasher" };
  expect(listedProduct({ customProduct, overrides }, catalogue)).toMatchObject({
    uses: 1,
    wash_system: "Bar glasswasher",
  });
  const gone = { ...customProduct, product: { ...customProduct.product, wash_system_id: "gone" } };
  expect(listedProduct({ customProduct: gone, overrides: {} }, catalogue)).toMatchObject({ wash_system: "gone" });
});

it("excludes components of unknown materials from mass and materials, like the scores", () => {
  const { customProduct } = recordOf("hot_cup_paper_pe_lid");
  const components = customProduct.product.components.map((part) =>
    part.component_id === "lid" ? { ...part, mat_recipe_id: "constructor" } : part,
  );
  const changed = { ...customProduct, product: { ...customProduct.product, components } };
  expect(listedProduct({ customProduct: changed, overrides: {} }, catalogue)).toMatchObject({
    mass_grams: 12.1,
    materials: ["PE-lined paperboard (single side)"],
  });
});
