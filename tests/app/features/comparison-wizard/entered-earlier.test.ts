import { describe, expect, test } from "vitest";
import type { Comparison } from "../../../../edge-api/contract/comparison.ts";
import {
  draftOf,
  hasInput,
  queryOf,
  withComparison,
  withDraft,
} from "../../../../app/features/comparison-wizard/entered-earlier.ts";
import { EMPTY_QUERY } from "../../../../app/features/comparison-wizard/wizard-query.ts";

const FULL = {
  ...EMPTY_QUERY,
  name: "Kiosk",
  description: "for 2027",
  region_id: "Europe",
  usecase_id: "hot_cup",
  food_id: "coffee_milk",
  products: ["glass", "eps"],
};

describe("the draft", () => {
  test("fills the gaps of the URL", () => {
    expect(withDraft({ ...EMPTY_QUERY, step: 1 }, draftOf(FULL))).toEqual({ ...FULL, step: 1 });
  });
  test("never overrides the URL", () => {
    const query = { ...FULL, step: 5 as const, name: "Other", products: ["pp"] };
    expect(withDraft(query, draftOf(FULL))).toEqual(query);
  });
  test("does not pass its products to another use case", () => {
    expect(withDraft({ ...EMPTY_QUERY, usecase_id: "plate" }, draftOf(FULL)).products).toEqual([]);
  });
  test("an empty draft holds no work", () => {
    expect(hasInput(draftOf(EMPTY_QUERY))).toBe(false);
    expect(hasInput(draftOf({ ...EMPTY_QUERY, name: "  " }))).toBe(false);
    expect(hasInput(draftOf({ ...EMPTY_QUERY, products: ["glass"] }))).toBe(true);
  });
});

describe("editing an existing comparison", () => {
  const comparison: Comparison = {
    comparison_id: "c-1",
    comparison_name: "Kiosk",
    note: "for 2027",
    region_use: "Europe",
    usecase_id: "hot_cup",
    food_id: "coffee_milk",
    currentProductIds: ["glass", "eps"],
    customCompostingAndRecycling: false,
    recycling_overrides: {},
    rawscoresPerUse: false,
  };
  const bare = { ...EMPTY_QUERY, step: 5 as const, comparison_id: "c-1" };

  test("a URL without values shows the saved ones", () => {
    expect(withComparison(bare, comparison)).toEqual({ ...queryOf(comparison), step: 5 });
  });
  test("a complete URL can have an empty selection and no description", () => {
    const query = { ...bare, ...FULL, description: "", products: [] };
    expect(withComparison(query, comparison)).toMatchObject({ products: [], description: "" });
  });
  test("another use case starts with an empty selection", () => {
    expect(withComparison({ ...bare, usecase_id: "plate" }, comparison)).toMatchObject({
      usecase_id: "plate",
      products: [],
    });
  });
  test("an empty name is replaced by the saved one", () => {
    expect(withComparison({ ...bare, ...FULL, name: " " }, comparison).name).toBe("Kiosk");
  });
});
