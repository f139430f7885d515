import { expect, test } from "vitest";
import { foodOptions } from "../../../../app/features/portfolio-editor/use-line-edits.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";

const food = (food_id: string, order: number) => ({ food_id, food_name: food_id, order, own: false, props: {} });
const FOODS = [food("tea", 2), food("coffee", 1), food("own soup", 999_999), food("water", 3)];
const line = (prodsys_id: string, food_id: string, usecase_id = "cup") => ({
  usecase_id,
  prodsys_id,
  food_id,
  quantity: 1,
  label: "",
});
const TABLE = LineTable.of([
  line("mug", "tea"),
  line("mug", "coffee"),
  line("paper", "water"),
  line("mug", "water", "bowl"),
]);
const idsAt = (place: number) => foodOptions(FOODS, TABLE, place).map(({ food_id }) => food_id);

test("a food that another line has for the same product in the same use case is left out; the line's own food stays", () => {
  expect(idsAt(0)).toEqual(["tea", "water", "own soup"]);
  expect(idsAt(1)).toEqual(["coffee", "water", "own soup"]);
});

test("lines of other products and use cases exclude nothing; own foods come last", () => {
  expect(idsAt(2)).toEqual(["coffee", "tea", "water", "own soup"]);
  expect(idsAt(3)).toEqual(["coffee", "tea", "water", "own soup"]);
});
