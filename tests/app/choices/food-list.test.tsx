import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FoodList } from "../../../app/choices/food-list.tsx";

afterEach(cleanup);

const food = (food_id: string, order: number, own = false) => ({ food_id, own, food_name: food_id, order, props: {} });
const FOODS = [
  food("default_worst", 0),
  food("coffee", 1),
  food("tea", 2),
  food("soup", 13),
  food("pizza", 16),
  food("my soup", 999999, true),
];
const NOTHING = () => undefined;

const open = (fitting: readonly string[], food_id: string | null = null) => {
  const list = (chosen: string | null) => (
    <FoodList foods={FOODS} fitting={fitting} food_id={chosen} onPick={NOTHING} onChoose={NOTHING} />
  );
  const { rerender } = render(list(food_id));
  return { choose: (chosen: string) => rerender(list(chosen)) };
};
const shown = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);
const allButton = () => screen.queryByRole("button", { name: "All 6 foods" });

test("foods that fit come first, with the assumed one; the others are shown on request; the user's own stay last", () => {
  open(["tea", "coffee"]);
  expect(shown()).toEqual(["default_worst", "coffee", "tea", "my soup"]);
  const button = allButton();
  if (button === null) throw new Error("no button for the other foods");
  fireEvent.click(button);
  expect(shown()).toEqual(["default_worst", "coffee", "tea", "soup", "pizza", "my soup"]);
  expect(allButton()).toBeNull();
  // the keyboard goes on where the new rows begin, in the same radio group
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "soup" }));
  expect(new Set(screen.getAllByRole<HTMLInputElement>("radio").map(({ name }) => name)).size).toBe(1);
});

test("the search covers all foods", () => {
  open(["tea"]);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "pizza" } });
  expect(shown()).toEqual(["pizza"]);
  expect(allButton()).toBeNull();
});

test("the food chosen first stays in the list after another choice", () => {
  const { choose } = open(["tea"], "pizza");
  expect(shown()).toEqual(["default_worst", "tea", "pizza", "my soup"]);
  choose("tea");
  expect(shown()).toEqual(["default_worst", "tea", "pizza", "my soup"]);
});

test("without known foods all are listed", () => {
  open([]);
  expect(shown()).toHaveLength(6);
  expect(allButton()).toBeNull();
});
