import { describe, expect, test } from "vitest";
import { parseWizardQuery, type WizardQuery } from "../../../../app/features/comparison-wizard/wizard-query.ts";
import {
  blockingStep,
  resolveWizard,
  withFood,
  withRegion,
  withUseCase,
} from "../../../../app/features/comparison-wizard/wizard-steps.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

const wizardAt = (search: string) => resolveWizard(parseWizardQuery(search), KIOSK);
const COMPLETE = "step=5&name=Kiosk&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk&products=glass,eps";

describe("gating", () => {
  test("nothing blocks if every step is valid", () => {
    expect(blockingStep(wizardAt(COMPLETE), 5)).toBeNull();
  });

  test.each([
    [1, "name=Kiosk", "name=%20", "no_name"],
    [2, "region_id=Europe", "", "no_region"],
    [3, "usecase_id=hot_cup", "", "no_usecase"],
    [4, "food_id=coffee_milk", "", "no_food"],
    [5, "products=glass,eps", "products=", "no_product"],
    [5, "products=glass,eps", "products=eps,paper_pe", "no_reusable"],
  ] as const)("step %i blocks itself and all later steps: %s becomes %s", (step, from, to, problem) => {
    const wizard = wizardAt(COMPLETE.replace(from, to));
    expect(wizard.problems[step]).toBe(problem);
    expect(blockingStep(wizard, 5)?.step).toBe(step);
    expect(blockingStep(wizard, step)).toEqual({ step, problem });
  });

  test("an invalid step does not block earlier ones", () => {
    const wizard = wizardAt(COMPLETE.replace("food_id=coffee_milk", ""));
    expect([1, 2, 3].map((step) => blockingStep(wizard, step as 1 | 2 | 3))).toEqual([null, null, null]);
  });
});

describe("the step of the URL", () => {
  test("is the first if the URL has none", () => {
    expect(wizardAt("")).toMatchObject({ step: 1, notices: [] });
  });

  test.each([
    ["region_id=Europe", "region_id=Atlantis", 2, { kind: "unknown_region", id: "Atlantis" }],
    ["region_id=Europe", "region_id=Ecoville", 2, { kind: "unknown_region", id: "Ecoville" }],
    ["usecase_id=hot_cup", "usecase_id=constructor", 3, { kind: "unknown_usecase", id: "constructor" }],
    ["food_id=coffee_milk", "food_id=gone", 4, { kind: "unknown_food", id: "gone" }],
    ["products=glass,eps", "products=glass,gone,pet", 5, { kind: "unknown_products", ids: ["gone", "pet"] }],
    ["usecase_id=hot_cup", "", 3, { kind: "usecase_first" }],
  ])("%s → %s is reported, and step %i is shown to correct it", (from, to, step, notice) => {
    const wizard = wizardAt(COMPLETE.replace(from, to));
    expect(wizard.step).toBe(step);
    expect(wizard.notices).toContainEqual(notice);
  });

  test("with several invalid choices the first step comes first, and all are reported", () => {
    const wizard = wizardAt("step=5&region_id=Atlantis&usecase_id=gone&food_id=gone");
    expect(wizard.step).toBe(2);
    expect(wizard.notices.map((notice) => notice.kind)).toEqual(["unknown_region", "unknown_usecase", "unknown_food"]);
  });

  test("a step before the invalid one is shown as requested", () => {
    expect(wizardAt("step=1&region_id=Atlantis").step).toBe(1);
  });

  test("products of another use case are not chosen", () => {
    expect(wizardAt(COMPLETE.replace("glass,eps", "eps,pet,glass")).chosen).toEqual(["eps", "glass"]);
  });
});

describe("choosing advances", () => {
  const query: WizardQuery = parseWizardQuery(COMPLETE);
  test("region to 3, food to 5, the rest stays", () => {
    expect(withRegion(query, "Global")).toEqual({ ...query, region_id: "Global", step: 3 });
    expect(withFood(query, "own_soup")).toEqual({ ...query, food_id: "own_soup", step: 5 });
  });
  test("another use case to 4 with an empty selection", () => {
    expect(withUseCase(query, "plate")).toEqual({ ...query, usecase_id: "plate", products: [], step: 4 });
    expect(withUseCase(query, "hot_cup").products).toEqual(["glass", "eps"]);
  });
});
