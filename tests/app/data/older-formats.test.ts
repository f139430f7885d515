// @vitest-environment node
import { describe, expect, test } from "vitest";
import { portfolioKind } from "../../../app/data/documents/portfolio-kind.ts";
import { productKind } from "../../../app/data/documents/plain-kinds.ts";
import { upgradeStorage } from "../../../app/data/storage-migrations/upgrade-storage.ts";
import { comparisonAtom } from "../../../app/state/work/comparisons.ts";
import { entriesNowAtom, portfolioAtom } from "../../../app/state/work/portfolios.ts";
import { productAtom } from "../../../app/state/work/products.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { testTab } from "../state/test-services.ts";
import { memoryBackups, memoryFlags, memoryRecords } from "./memory-stores.ts";

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
    const older = { customProduct: { ...PRODUCT, CoC_compliance_default: "1", CoC_disclosure_default: "2" } };
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

  test("also in the nested form", () => {
    const parsed = productKind.parse({ customProduct: { product: { ...PRODUCT, CoC_compliance_default: "1" } } });
    expect(parsed).toMatchObject({
      value: { customProduct: { product: { components: [{ CoC_compliance_default: "1" }, {}] } } },
    });
  });

  test.each([null, 5, "x", [], { customProduct: null }, { customProduct: { components: 5 } }, { prodsys_id: 5 }])(
    "%j is no product",
    (value) => {
      expect(productKind.parse(value)).toMatchObject({ ok: false, problem: { code: "invalid" } });
    },
  );
});

describe("names with characters that change the text direction", () => {
  test("are read without them, for products and their components", () => {
    const older = {
      ...PRODUCT,
      prodsys_name: "My\u202e cup",
      components: [{ ...COMPONENT, component_name: "\u200elid" }],
    };
    expect(productKind.parse({ customProduct: older })).toMatchObject({
      ok: true,
      value: { customProduct: { product: { prodsys_name: "My cup", components: [{ component_name: "lid" }] } } },
    });
    expect(productKind.parse({ customProduct: { ...PRODUCT, prodsys_name: "\u202e" } })).toMatchObject({
      ok: true,
      value: { customProduct: { product: { prodsys_name: "–" } } },
    });
  });

  test("are searched only as deep as names occur: a document of nested lists is refused without a crash", () => {
    const deep = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`) as unknown;
    expect(productKind.parse({ customProduct: deep })).toMatchObject({ ok: false, problem: { code: "invalid" } });
  });

  test("are read without them, for portfolios and labels of their lines", () => {
    const entry = { prodsys_id: "a", food_id: "b", quantity: 1, label: "Site\u2069 1" };
    const parsed = portfolioKind.parse({ ...HEAD, portfolio_name: "\u2067All", products: { cup: [entry] } });
    if (!parsed.ok) throw new Error(parsed.problem.detail);
    expect(parsed.value.portfolio.portfolio_name).toBe("All");
    expect([...(parsed.value.entries.table?.lines() ?? [])].map(({ label }) => label)).toEqual(["Site 1"]);
  });
});

describe("a product of flat form", () => {
  const flat = { customProduct: { ...PRODUCT, notes: "n" }, overrides: { reuses: 50 } };
  const present = {
    customProduct: { product: PRODUCT, recipes: [], wash_default: null, notes: "n" },
    overrides: { reuses: 50 },
  };

  test("is read in the form of the specification, which itself stays unchanged", () => {
    expect(productKind.parse(flat)).toEqual({ ok: true, value: present });
    expect(productKind.parse(present)).toEqual({ ok: true, value: present });
  });

  test("recipes and wash_default are unchanged", () => {
    const recipes = { body: [{ mat_recipe_id: "pp", mass_grams: 12 }] };
    const customProduct = { ...present.customProduct, recipes, wash_default: { wash_cap: 20 } };
    expect(productKind.parse({ customProduct })).toMatchObject({ ok: true, value: { customProduct } });
    expect(productKind.parse({ customProduct: { ...PRODUCT, recipes } })).toMatchObject({
      value: { customProduct: { product: PRODUCT, recipes } },
    });
  });
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

test("all four kinds that version 10 kept in local storage are there after the upgrade, in the current form", async () => {
  const comparison = {
    comparison_id: "c1",
    comparison_name: "Cups",
    usecase_id: "cup",
    food_id: "soup",
    region_use: "Europe",
    currentProductIds: ["mine"],
  };
  const flags = memoryFlags({
    tare_version: "10",
    comparisons: JSON.stringify({ c1: comparison }),
    portfolios: JSON.stringify([{ ...HEAD, products: { cup: { mine: 5 } } }]),
    // products were stored by use case
    custom_products: JSON.stringify({ cup: [{ ...PRODUCT, CoC_compliance_default: "1" }] }),
    customFoods: JSON.stringify([{ food_id: "soup", food_name: "Soup", props: [] }, { food_id: "../x" }]),
  });
  const [records, backups] = [memoryRecords(), memoryBackups()];
  await upgradeStorage(10, { flags, backups, records, now: () => 5 });
  expect(flags.local.entries()).toEqual([["tare_version", "11"]]);
  expect(backups.texts).toHaveLength(1);
  expect(backups.texts[0]).toContain("../x");

  flags.local.write("isGuest", "true");
  const tab = await testTab({ records, flags });
  await tab.store.set(startLoadingAtom);
  expect(tab.store.get(comparisonAtom("c1"))).toMatchObject({ changed: 5, comparison: { comparison_name: "Cups" } });
  expect(tab.store.get(productAtom("mine"))).toMatchObject({
    product: {
      customProduct: { product: { components: [{ CoC_compliance_default: "1" }, { CoC_compliance_default: "3" }] } },
    },
  });
  expect(tab.store.get(portfolioAtom("p1"))).toMatchObject({ entry_count: 1, uses: 5, use_cases: 1 });
  const entries = await tab.store.set(entriesNowAtom, "p1");
  expect(entries.ok && entries.value.line(0)).toEqual({
    usecase_id: "cup",
    prodsys_id: "mine",
    food_id: "default_worst",
    quantity: 5,
    label: "",
  });
});
