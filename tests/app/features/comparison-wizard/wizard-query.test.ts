import { describe, expect, test } from "vitest";
import { formatWizardQuery, parseWizardQuery } from "../../../../app/features/comparison-wizard/wizard-query.ts";

describe("the address of the wizard", () => {
  test("carries every parameter there and back", () => {
    const query = {
      step: 5,
      name: "Kiosk, 2027 & more",
      description: "a=b?",
      region_id: "Europe",
      usecase_id: "hot_cup",
      food_id: "coffee_milk",
      products: ["glass", "pp"],
      comparison_id: "c-1",
    } as const;
    const search = formatWizardQuery(query);
    expect(search).toContain("products=glass,pp");
    expect(parseWizardQuery(search)).toEqual(query);
  });

  test("leaves out what is empty", () => {
    expect(formatWizardQuery({ step: 1, name: "", products: [], region_id: null })).toBe("step=1");
    expect(formatWizardQuery({ comparison_id: "c-1" })).toBe("comparison_id=c-1");
  });

  test("reads hostile text without failing", () => {
    expect(parseWizardQuery("?step=9&products=,a,,b,a, &region_id=%20&name=%E0%A4")).toMatchObject({
      step: null,
      products: ["a", "b"],
      region_id: null,
    });
    expect(parseWizardQuery("step=1e0").step).toBeNull();
    expect(parseWizardQuery("usecase_id=__proto__").usecase_id).toBe("__proto__");
  });
});
