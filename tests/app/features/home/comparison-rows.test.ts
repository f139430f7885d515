import { expect, it } from "vitest";
import { comparisonRows } from "../../../../app/features/home/home-rows.ts";
import type { StoredComparison } from "../../../../app/state/work/comparisons.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

const stored = (name: string, changes: Partial<StoredComparison["comparison"]> = {}): StoredComparison => ({
  comparison: {
    comparison_id: name,
    comparison_name: name,
    usecase_id: "hot_cup",
    food_id: "coffee_milk",
    region_use: "Europe",
    currentProductIds: ["a", "b"],
    customCompostingAndRecycling: false,
    recycling_overrides: {},
    rawscoresPerUse: false,
    ...changes,
  },
  changed: 1,
});

it("shows names instead of ids, and the id if the tables do not have the name", () => {
  const changes = { region_use: "Atlantis", food_id: "gone" };
  const [known, gone] = comparisonRows([stored("Kiosk"), stored("Old", changes)], KIOSK);
  expect(known).toMatchObject({
    name: "Kiosk",
    region: "Europe",
    useCase: "Hot cup",
    food: "Hot coffee with milk",
    products: 2,
  });
  expect(gone).toMatchObject({ region: "Atlantis", food: "gone" });
});

it("keeps the rows while there is no catalogue", () => {
  expect(comparisonRows([stored("Kiosk")], null)).toHaveLength(1);
});
