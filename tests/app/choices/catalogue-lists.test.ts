import { expect, test } from "vitest";
import { groupedUseCases, listedRegions, orderedFoods } from "../../../app/choices/catalogue-lists.ts";
import { KIOSK } from "../features/kiosk-catalogue.ts";

test("regions: only those that can be chosen, by order", () => {
  expect(listedRegions(KIOSK.regions).map((region) => region.region_id)).toEqual(["Global", "Europe", "UnitedStates"]);
});

test("use cases: by order within groups, the group of the first use case first", () => {
  expect(
    groupedUseCases(KIOSK.use_cases).map(({ group, use_cases }) => [group, use_cases.map((row) => row.usecase_id)]),
  ).toEqual([
    ["Drinks", ["hot_cup", "cold_cup"]],
    ["Food service", ["plate"]],
  ]);
});

test("foods: by order, the user's own last and by name", () => {
  expect(orderedFoods(KIOSK.foods).map((food) => food.food_id)).toEqual([
    "default_worst",
    "coffee_milk",
    "own_borscht",
    "own_soup",
  ]);
});
