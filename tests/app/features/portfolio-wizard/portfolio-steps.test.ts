import { expect, test } from "vitest";
import { nameOfChoices, withSuggestedName } from "../../../../app/features/comparison-wizard/suggested-name.ts";
import { EMPTY_QUERY, wizardHref, type WizardQuery } from "../../../../app/features/comparison-wizard/wizard-query.ts";
import { blockingStep, resolveWizard } from "../../../../app/features/comparison-wizard/wizard-steps.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

const single = KIOSK.products.find((product) => !product.reusable);
const usecase_id = single?.usecase_id ?? "";
const QUERY = {
  ...EMPTY_QUERY,
  step: 5 as const,
  name: "Canteens",
  description: "All orders",
  region_id: KIOSK.regions.find(({ usable }) => usable)?.region_id ?? "",
  usecase_id,
  food_id: KIOSK.foods[0]?.food_id ?? "",
  products: [single?.prodsys_id ?? ""],
};

test("a portfolio may have only single-use products, a comparison may not", () => {
  expect(blockingStep(resolveWizard(QUERY, KIOSK, "portfolio"), 5)).toBeNull();
  expect(blockingStep(resolveWizard(QUERY, KIOSK, "comparison"), 5)).toEqual({ step: 5, problem: "no_reusable" });
});

test("a portfolio needs a description, a comparison does not", () => {
  const bare = { ...QUERY, description: "  " };
  expect(blockingStep(resolveWizard(bare, KIOSK, "portfolio"), 5)).toEqual({ step: 1, problem: "no_description" });
  expect(resolveWizard(bare, KIOSK, "comparison").problems[1]).toBeNull();
});

test("name and description of a portfolio are prefilled from its choices; typed and emptied text stays", () => {
  const suggest = (query: WizardQuery) => nameOfChoices(query, KIOSK, "portfolio");
  const bare = { ...QUERY, name: "", description: " " };
  const named = withSuggestedName(bare, bare, suggest, "portfolio");
  expect(named.name).toMatch(/^\S.*, Global$/);
  expect(suggest(EMPTY_QUERY)).toBe("New portfolio");
  expect(named.description).toBe(named.name);
  expect(blockingStep(resolveWizard(named, KIOSK, "portfolio"), 5)).toBeNull();
  const typed = withSuggestedName({ ...bare, description: "All orders" }, bare, suggest, "portfolio");
  expect(typed).toMatchObject({ name: named.name, description: "All orders" });
  expect(withSuggestedName(bare, bare, suggest, "comparison").description).toBe(" ");
  const emptied = withSuggestedName(bare, bare, suggest, "portfolio", new Set(["name"]));
  expect(blockingStep(resolveWizard(emptied, KIOSK, "portfolio"), 5)).toEqual({ step: 1, problem: "no_name" });
});

test("the address of the wizard has the path of its kind and all entered values", () => {
  expect(wizardHref(QUERY, "portfolio")).toMatch(/^\/portfolio-mode\?step=5&name=Canteens&description=All\+orders&/);
  expect(wizardHref(QUERY)).toMatch(/^\/comparison-mode\?step=5/);
});
