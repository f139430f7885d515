import { expect, it } from "vitest";
import { comparisonRows, matchingRows } from "../../../../app/features/home/comparison-rows.ts";
import type { StoredComparison } from "../../../../app/state/comparisons.ts";
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

it("shows names instead of ids, and the id of what the tables no longer hold", () => {
  const [known, gone] = comparisonRows([stored("Kiosk"), stored("Old", { region_use: "Atlantis" })], KIOSK);
  expect(known).toMatchObject({ name: "Kiosk", region: "Europe", useCase: "Hot cup", products: 2 });
  expect(gone?.region).toBe("Atlantis");
});

it("keeps the rows while there is no catalogue", () => {
  expect(comparisonRows([stored("Kiosk")], null)).toHaveLength(1);
});

it("finds every word anywhere in a row, whatever its case or accents", () => {
  const rows = comparisonRows([stored("Crème café"), stored("Bowls")], KIOSK);
  const names = (search: string) => matchingRows(rows, search).map((row) => row.name);
  expect(names("")).toEqual(["Crème café", "Bowls"]);
  expect(names("EUROPE cafe")).toEqual(["Crème café"]);
  expect(names("creme bowls")).toEqual([]);
});
