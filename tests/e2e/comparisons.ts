import type { Page } from "@playwright/test";
import { expect } from "./watched.ts";

/** The comparison of the tests: four cups for coffee with milk in Europe, two of them reusable. */
export const COFFEE = {
  region_id: "Europe",
  usecase_id: "hot_cup",
  food_id: "coffee_milk",
  products: ["hot_cup_paper_pe", "hot_cup_ceramic", "hot_cup_eps", "hot_cup_pp_reuse"],
} as const;

/** Address of the wizard's last step with everything chosen. */
export const chosenAddress = (name: string): string =>
  `/comparison-mode?${new URLSearchParams({ step: "5", name, ...COFFEE, products: COFFEE.products.join(",") })}`;

/** Titles of results: what comes first, or that this is open. */
export const FINDING = /scores?( best,)? \d+ of 100|score the same|^Too close to call/;

/** Waits until the ranking has rows. */
export const seeResults = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1, name: FINDING })).toBeVisible();
};

/** Makes a comparison as a guest, from the wizard's last step to its results. Gives its id. */
export const makeComparison = async (page: Page, name: string): Promise<string> => {
  await page.goto(chosenAddress(name));
  await page.getByRole("button", { name: "Create Comparison" }).click();
  await seeResults(page);
  return new URL(page.url()).searchParams.get("comparison_id") ?? "";
};
