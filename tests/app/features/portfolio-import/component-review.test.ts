import { expect, it } from "vitest";
import { reviewComponents } from "../../../../app/features/portfolio-import/component-review.ts";
import type { Catalogue } from "../../../../workers/engine/catalogue.ts";
import type { ComponentList, ListedComponent } from "../../../../workers/import/components/component-list.ts";

const MATERIALS = {
  pp: { name: "Polypropylene (PP), thermoformed", short_name: "PP", plastic: null },
  pp_injection: { name: "Polypropylene (PP), injection moulded", short_name: "PP", plastic: null },
  bagasse: { name: "Bagasse moulded fibre", short_name: "bagasse", plastic: null },
};
const CATALOGUE = {
  materials: MATERIALS,
  products: [
    { prodsys_id: "box_bagasse", prodsys_name: "Bagasse box", material_ids: ["bagasse"] },
    { prodsys_id: "box_pp", prodsys_name: "box", material_ids: ["pp"] },
  ],
} as unknown as Catalogue;
const component = (row: number, material: string, faults: ListedComponent["faults"] = []): ListedComponent => ({
  row,
  component: "body",
  material,
  mass_grams: 10,
  from_case: false,
  basis: null,
  recycled_content: null,
  certificates: [],
  faults,
});
const LIST: ComponentList = {
  count: 3,
  nameless: [],
  products: [
    { name: "Box", gtin: null, gtin_wrong: false, components: [component(2, "PP")], offers: ["box_bagasse", "box_pp"] },
    { name: "Thing", gtin: null, gtin_wrong: false, components: [component(3, "PP")], offers: [] },
    {
      name: "Bad",
      gtin: null,
      gtin_wrong: false,
      components: [component(4, "bagasse", ["bad_mass"])],
      offers: ["box_bagasse"],
    },
  ],
};
const review = (
  likes: readonly (readonly [number, string])[] = [],
  materials: readonly (readonly [string, string])[] = [],
) => reviewComponents(LIST, CATALOGUE, { likes: new Map(likes), materials: new Map(materials) });

it("takes the likely product whose materials fit, and lists what the others lack, row by row", () => {
  const { products, ready, unknown } = review();
  expect(ready.map(({ place, like, materials }) => [place, like, [...materials]])).toEqual([
    [0, "box_pp", [[2, "pp"]]],
  ]);
  expect(products.map(({ place, faults }) => [place, faults])).toEqual([
    [1, ["choose which product it is like", "Row 3: choose what “PP” is"]],
    [2, ["Row 4: the mass is not a number above 0"]],
    [0, []],
  ]);
  expect(unknown).toEqual(["PP"]);
});

it("takes an answer for one product, and an answer for a material in all products", () => {
  expect(review([[1, "box_pp"]]).ready.map(({ place }) => place)).toEqual([0, 1]);
  const { ready, unknown } = review([[1, "box_bagasse"]], [["pp", "pp_injection"]]);
  expect(ready.map(({ place, materials }) => [place, [...materials.values()]])).toEqual([
    [0, ["pp_injection"]],
    [1, ["pp_injection"]],
  ]);
  expect(unknown).toEqual([]);
});

it("tells which products are there already", () => {
  expect(review().products.map(({ listed, isThere }) => [listed.name, isThere])).toEqual([
    ["Thing", false],
    ["Bad", false],
    ["Box", true],
  ]);
});
