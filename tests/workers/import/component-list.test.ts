import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { shippedEngine } from "../../../workers/command-line/reference.ts";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import type { ListedProduct } from "../../../workers/import/components/component-list.ts";
import { materialOf, materialsOf } from "../../../workers/import/components/product-of-components.ts";
import { productOfComponents } from "../../../workers/import/components/product-of-components.ts";
import { heard, opened } from "./sheets.ts";

const JOB = { sheet: "s", job: "j" };
const { engine, names, version } = await shippedEngine();
const listOf = async (content: string | Uint8Array<ArrayBuffer>, choosable: ChoosableNames = names) => {
  const { service, summary } = await opened(content, {}, choosable);
  const answer = await service.componentList(choosable, JOB, heard);
  if (!answer.ok) throw new Error(answer.problem.detail);
  return { summary, ...answer.value };
};

const MATERIALS = [
  { mat_recipe_id: "pp", name: "Polypropylene (PP), thermoformed", short_name: "PP" },
  { mat_recipe_id: "pp_injection", name: "Polypropylene (PP), injection moulded", short_name: "PP" },
  { mat_recipe_id: "paperboard_pe", name: "PE-lined paperboard (single side)", short_name: "PE-lined paperboard" },
  { mat_recipe_id: "bagasse", name: "Bagasse moulded fibre", short_name: "bagasse" },
];

describe("a component list", () => {
  it("gives the products of the sample file with their components and masses", async () => {
    const file = new Uint8Array(
      readFileSync(new URL("../../fixtures/import-files/11-components.csv", import.meta.url)),
    );
    const { summary, products, count, nameless } = await listOf(file);
    expect(summary).toMatchObject({ components: true, rows: 132 });
    expect([count, products.length, nameless]).toEqual([66, 66, []]);
    expect(products[1]).toMatchObject({
      name: "Kraft salad bowl + PP lid #1",
      gtin: "09812614058169",
      gtin_wrong: false,
    });
    expect(
      products[1]?.components.map(({ row, component, material, mass_grams, basis }) => [
        row,
        component,
        material,
        mass_grams,
        basis,
      ]),
    ).toEqual([
      [3, "body", "paper, PE lined", 17.02, "weighed"],
      [4, "lid", "PP", 8.72, "weighed"],
    ]);
    expect(products.every(({ components }) => components.every(({ faults }) => faults.length === 0))).toBe(true);
    expect(products.filter(({ offers }) => offers.length > 0).length).toBeGreaterThan(45);
    // the name alone may also mean a ceramic mug
    expect(products.find(({ name }) => name === "Travel mug #1")?.offers).toContain("hot_cup_stainless");
  });

  it("reports faults by row and checks GTIN check digits", async () => {
    const { products, nameless } = await listOf(
      [
        "Product;GTIN;Component;Material;Mass g;Recycled content %;Basis;Certificates",
        "Cup A;09812614058169;body;PP;12,5;30;weighed;FSC",
        "Cup A;09812614058169;lid;;3,1;;specified;",
        "Cup B;12345678;body;PP;heavy;140;;",
        ";;body;PP;1;;;",
      ].join("\n"),
    );
    expect(nameless).toEqual([5]);
    const [first, second] = products;
    expect(
      first?.components.map(({ faults, basis, recycled_content, certificates }) => [
        faults,
        basis,
        recycled_content,
        certificates,
      ]),
    ).toEqual([
      [[], "weighed", 30, ["FSC"]],
      [["no_material"], "specified", null, []],
    ]);
    expect(second).toMatchObject({
      gtin_wrong: true,
      components: [{ row: 4, faults: ["bad_mass", "bad_recycled"], mass_grams: null }],
    });
  });

  it("divides the net weight of a case by its units if no mass is given, and marks the component", async () => {
    const { products } = await listOf(
      "Product,Component,Material,Net weight per case (kg),Units per case\nCup A,body,PP,6.2,500\nCup B,body,PP,6.2,\n",
    );
    expect(products[0]?.components[0]).toMatchObject({ mass_grams: 12.4, from_case: true, faults: [] });
    expect(products[1]?.components[0]).toMatchObject({ mass_grams: null, faults: ["no_mass"] });
  });
});

describe("a material text", () => {
  test.each([
    ["bagasse", ["bagasse"]],
    ["paper, PE lined", ["paperboard_pe"]],
    ["board, PE lined", ["paperboard_pe"]],
    ["PP", ["pp", "pp_injection"]],
    ["unobtainium", []],
    ["", []],
  ])("%j can mean %j", (text, ids) =>
    expect(materialsOf(text, MATERIALS).map(({ mat_recipe_id }) => mat_recipe_id)).toEqual(ids),
  );

  it("with several meanings is the material of the copied product, else it stays open", () => {
    expect(materialOf("PP", MATERIALS, ["paperboard_pe", "pp_injection"])).toBe("pp_injection");
    expect(materialOf("PP", MATERIALS, ["paperboard_pe"])).toBeNull();
    expect(materialOf("paper, PE lined", MATERIALS, [])).toBe("paperboard_pe");
  });
});

it("an own product has the components of its lines and copies the rest from a similar product", async () => {
  const like = await engine.productRecord(version, "hot_cup_paper_pe");
  const tables = await engine.editorTables(version, "hot_cup", "Europe");
  if (!like.ok || !tables.ok || like.value === null) throw new Error("no such product");
  const component = {
    component: "",
    from_case: false,
    basis: "weighed" as const,
    recycled_content: null,
    certificates: [],
    faults: [],
  };
  const listed: ListedProduct = {
    name: "Our cup",
    gtin: "09812614058169",
    gtin_wrong: false,
    offers: [],
    components: [
      { ...component, row: 2, component: "Body", material: "paper, PE lined", mass_grams: 12.47 },
      { ...component, row: 3, component: "Lid", material: "PP", mass_grams: 3.03, from_case: true },
    ],
  };
  const words = {
    gtin: (text: string) => `GTIN ${text}.`,
    weighed: (text: string) => `Weighed: ${text}.`,
    specified: String,
    fromCase: String,
  };
  const materials: Readonly<Record<number, string>> = { 2: "paperboard_pe", 3: "pp" };
  const made = productOfComponents(listed, "own", like.value, tables.value, ({ row }) => materials[row] ?? "", words);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  const { customProduct } = made.saved;
  expect(customProduct).toMatchObject({
    product: { prodsys_id: "own", prodsys_name: "Our cup", item_code: "09812614058169", usecase: "hot_cup" },
    notes: "GTIN 09812614058169. Weighed: Body. Lid",
  });
  // not the copied description, which names the masses of another product
  expect(customProduct.product.prodsys_description).toBe("Body: paper, PE lined; Lid: PP");
  expect(
    customProduct.product.components.map(({ component_name, mat_recipe_id, mass_grams, mass_basis, main_yn }) => [
      component_name,
      mat_recipe_id,
      mass_grams,
      mass_basis,
      main_yn,
    ]),
  ).toEqual([
    ["Body", "paperboard_pe", 12.47, "weighed", "1"],
    // a case of pieces was weighed, not the piece: its mass stays an assumption
    ["Lid", "pp", 3.03, undefined, "0"],
  ]);
  expect(customProduct.product.components[0]?.dimension_prod).toBe(
    like.value.customProduct.product.components.find(({ main_yn }) => main_yn === "1")?.dimension_prod,
  );
  const unknown = productOfComponents(listed, "own", like.value, tables.value, () => "", words);
  expect(unknown).toMatchObject({ ok: false });
});
