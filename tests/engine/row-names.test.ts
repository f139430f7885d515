import { expect, test } from "vitest";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { parseReference, withRegion } from "../../workers/engine/tables/reference.ts";
import { rowNamesIn } from "../../workers/engine/tables/row-names.ts";
import { kindOf } from "../../workers/engine/tables/raw-tables.ts";
import { TOY } from "../workers/toy-bytes.ts";

const names = rowNamesIn(
  JSON.stringify({
    prodsys: { prodsys_name: { "PP cup": "Vaso de PP" } },
    "food-spec": { food_name: { Water: "Agua" } },
    "*": { geography: { Europe: "Europa" } },
  }),
);
const base = TOY.base.map((row) => ({ ...row }));
const catalogue = (given: typeof names | null) => catalogueOf(parseReference("v", base, new Map(), given));

test("rows have translated names; rows without a translation, and all ids, are unchanged", () => {
  const [plain, named] = [catalogue(null), catalogue(names)];
  const first = plain.products[0];
  if (first === undefined) throw new Error("the toy has products");
  const spanish = rowNamesIn(JSON.stringify({ prodsys: { prodsys_name: { [first.prodsys_name]: "Vaso" } } }));
  const shown = catalogue(spanish).products.find(({ prodsys_id }) => prodsys_id === first.prodsys_id);
  expect(shown).toEqual({ ...first, prodsys_name: "Vaso", original_name: first.prodsys_name });
  const others = (list: typeof plain.products) =>
    list
      .filter(({ prodsys_id }) => prodsys_id !== first.prodsys_id)
      .map((product) => JSON.stringify(product))
      .toSorted();
  expect(others(catalogue(spanish).products)).toEqual(others(plain.products));
  expect(named.products.map(({ prodsys_id }) => prodsys_id).toSorted()).toEqual(
    plain.products.map(({ prodsys_id }) => prodsys_id).toSorted(),
  );
});

test("regions added later are translated too", () => {
  const reference = withRegion(parseReference("v", base, new Map(), names), "Europe", [
    { kind: "impact", data: { pp: { activity_id: "pp", climate: 1, geography: "Europe" } } },
  ]);
  const europe = reference.regions.get("Europe") ?? new Map();
  expect(kindOf(europe, "impact").get("pp")?.get("geography")).toBe("Europa");
});

test("an invalid list of names changes no row", () => {
  for (const text of ["", "<html>", "[]", "null", '{"prodsys":3}', '{"prodsys":{"prodsys_name":{"PP cup":4}}}']) {
    expect(catalogue(rowNamesIn(text))).toEqual(catalogue(null));
  }
});

test("texts such as __proto__ are translated like any other", () => {
  const tables = [...base, { kind: "food-spec", data: { odd: { food_name: "__proto__", include_yn: "1" } } }];
  const odd = rowNamesIn('{"food-spec":{"food_name":{"__proto__":"Rara","constructor":"x"}}}');
  const { foods } = catalogueOf(parseReference("v", tables, new Map(), odd));
  expect(foods.find(({ food_id }) => food_id === "odd")?.food_name).toBe("Rara");
});
