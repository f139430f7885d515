import { expect, test } from "vitest";
import { conflictRows, lineInWords, type Names } from "../../../../../app/features/account/conflicts/conflict-rows.ts";

const NAMES: Names = {
  product: (id) => `product ${id}`,
  food: (id) => `food ${id}`,
  useCase: (id) => `use case ${id}`,
  region: (id) => `region ${id}`,
};

const row = (field: string, mine: unknown, theirs: unknown) =>
  conflictRows({ fields: [{ field, mine, theirs }] }, NAMES)[0];

test.each([
  ["food_id", "tea", "soup", { label: "Food", mine: "food tea", theirs: "food soup" }],
  ["region_use", "Spain", "Europe", { label: "Region", mine: "region Spain", theirs: "region Europe" }],
  ["currentProductIds", ["a", "b", "c"], ["a", "b"], { label: "Products", mine: "3, with product c", theirs: "2" }],
  [
    "customCompostingAndRecycling",
    true,
    false,
    { label: "Recycling", mine: "own settings", theirs: "regional averages" },
  ],
  ["weights.climate", 20, undefined, { label: "Weights", mine: "20", theirs: "none" }],
  ["entries", 1, 1200, { label: "Lines", mine: "1 line", theirs: "1,200 lines" }],
  ["customProduct.product.prodsys_name", "Cup", "Mug", { label: "Name", mine: "Cup", theirs: "Mug" }],
  [
    "customProduct.product.item_code",
    "0047",
    undefined,
    { label: "GTIN or article number", mine: "0047", theirs: "none" },
  ],
  ["customProduct.product.components", [{}, {}], [{}], { label: "Components", mine: "2", theirs: "1" }],
  ["customProduct.product.wash_cap", 20, 25, { label: "Settings", mine: "20", theirs: "25" }],
  ["overrides.contextualTransports.use", { a: 1 }, { a: 2 }, { label: "Settings", mine: "changed", theirs: "changed" }],
  ["a_field_of_tomorrow", true, false, { label: "Other settings", mine: "yes", theirs: "no" }],
])("%s is shown as text", (field, mine, theirs, shown) => {
  expect(row(field, mine, theirs)).toEqual(shown);
});

const line = (quantity: number, label = "", prodsys_id = "cup", food_id = "tea") => ({
  usecase_id: "hot_cup",
  prodsys_id,
  food_id,
  quantity,
  label,
});

test.each([
  [line(5000), line(6000), "product cup: 5,000 here, 6,000 on the other device"],
  [null, line(6000), "product cup: removed here, 6,000 on the other device"],
  [line(1, "A"), line(1), "product cup: “A” here, no label on the other device"],
  [{ ...line(1), region: "Spain" }, line(1), "product cup: other details here, other details on the other device"],
  [
    line(5, "", "mug"),
    line(6),
    "product cup: product mug with food tea, 5 here, product cup with food tea, 6 on the other device",
  ],
])("a line in conflict is one sentence (%#)", (ours, theirs, text) => {
  expect(lineInWords({ index: 0, base: line(1), ours, theirs }, NAMES)).toBe(text);
});
