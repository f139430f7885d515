import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, parseWizardQuery, wizardHref } from "../../../../app/features/comparison-wizard/wizard-query.ts";

const thereAndBack = (href: string) => parseWizardQuery(href.slice(href.indexOf("?")));

describe("the URL of the wizard", () => {
  test("round-trips every parameter", () => {
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
    expect(wizardHref(query)).toContain("products=glass,pp");
    expect(thereAndBack(wizardHref(query))).toEqual(query);
  });

  test("omits empty values", () => {
    expect(wizardHref({ ...EMPTY_QUERY, step: 1 })).toBe("/comparison-mode?step=1");
    expect(wizardHref({ ...EMPTY_QUERY, comparison_id: "c-1" })).toBe("/comparison-mode?comparison_id=c-1");
    expect(parseWizardQuery("")).toEqual(EMPTY_QUERY);
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
