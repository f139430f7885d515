// @vitest-environment node
import { describe, expect, test } from "vitest";
import { portfolioKind } from "../../../app/data/documents/portfolio-kind.ts";
import { productKind } from "../../../app/data/documents/user-work.ts";

const COMPONENT = { component_id: "body", mat_recipe_id: "pp", mass_grams: 12 };
const PRODUCT = {
  prodsys_id: "mine",
  usecase: "cup",
  prodsys_name: "My cup",
  reusable_yn: "1",
  components: [COMPONENT, { ...COMPONENT, component_id: "lid", CoC_compliance_default: "3" }],
};
const HEAD = { portfolio_id: "p1", portfolio_name: "All", portfolio_desc: "d", region_use: "Europe" };

describe("a product with its compliance defaults at the product", () => {
  test("passes them to components that have none", () => {
    const older = {
      customProduct: { product: { ...PRODUCT, CoC_compliance_default: "1", CoC_disclosure_default: "2" } },
    };
    const parsed = productKind.parse(older);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        customProduct: {
          product: {
            components: [
              { component_id: "body", CoC_compliance_default: "1", CoC_disclosure_default: "2" },
              { component_id: "lid", CoC_compliance_default: "3", CoC_disclosure_default: "2" },
            ],
          },
        },
        overrides: {},
      },
    });
    expect(JSON.stringify(parsed).match(/CoC_compliance_default/g)).toHaveLength(2);
  });

  test("one of the current format stays unchanged, with its recipes and wash_default", () => {
    const customProduct = {
      product: PRODUCT,
      recipes: { body: [{ mat_recipe_id: "pp", mass_grams: 12 }] },
      wash_default: { wash_cap: 20 },
      notes: "n",
    };
    const present = { customProduct, overrides: { reuses: 50 } };
    expect(productKind.parse(present)).toEqual({ ok: true, value: present });
  });

  test.each([null, 5, "x", [], { customProduct: null }, { customProduct: { product: 5 } }, { prodsys_id: 5 }])(
    "%j is no product",
    (value) => {
      expect(productKind.parse(value)).toMatchObject({ ok: false, problem: { code: "invalid" } });
    },
  );
});

describe("a portfolio whose products are an object", () => {
  test.each([
    ["quantities by product", { cup: { cup_pp: 5, cup_steel: { quantity: 7 } } }],
    [
      "a list without foods is none of them",
      { cup: [{ prodsys_id: "cup_pp", quantity: 5, food_id: "default_worst" }] },
    ],
    ["one entry alone", { cup: { prodsys_id: "cup_pp", quantity: 5 } }],
  ])("%s becomes a list with the riskiest food", (_what, products) => {
    const parsed = portfolioKind.parse({ ...HEAD, products });
    if (!parsed.ok) throw new Error(parsed.problem.detail);
    expect(parsed.value.entries.table?.line(0)).toEqual({
      usecase_id: "cup",
      prodsys_id: "cup_pp",
      quantity: 5,
      food_id: "default_worst",
      label: "",
    });
  });

  test.each([
    ["no products", { ...HEAD }],
    ["a quantity of 0", { ...HEAD, products: { cup: { cup_pp: 0 } } }],
    ["text for a quantity", { ...HEAD, products: { cup: { cup_pp: "many" } } }],
    ["an id with a path", { ...HEAD, products: { cup: { "../x": 5 } } }],
    ["a list of nothing", { ...HEAD, products: { cup: [null] } }],
    [
      "a long label",
      { ...HEAD, products: { cup: [{ prodsys_id: "a", quantity: 1, food_id: "b", label: "x".repeat(81) }] } },
    ],
  ])("%s is refused", (_what, value) => {
    expect(portfolioKind.parse(value)).toMatchObject({ ok: false, problem: { code: "invalid" } });
  });
});
