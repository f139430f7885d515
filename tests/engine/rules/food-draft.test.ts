import "../../fixtures/property-runs.ts";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { CustomFoodSchema } from "../../../edge-api/contract/custom-food.ts";
import { foodRiskOf, scopeOf } from "../../../workers/engine/scoring/scope.ts";
import {
  blankFood,
  draftOfFood,
  foodOfDraft,
  foodScoreOf,
  validateFood,
  type FoodDraft,
} from "../../../workers/engine/rules/food-draft.ts";
import { catalogue, shipped } from "./shipped.ts";

const { food_properties: properties, foods } = catalogue;

const values = fc.record(
  Object.fromEntries(
    properties.map(({ food_prop_id, values: own }) => [
      food_prop_id,
      fc.constantFrom(...own.map(({ value_id }) => value_id), "", "gone"),
    ]),
  ),
);
const drafts: fc.Arbitrary<FoodDraft> = fc.record({
  food_id: fc.constantFrom("mine", "coffee"),
  food_name: fc.oneof(fc.string(), fc.constantFrom("Soup of the day", " COFFEE ", "x".repeat(201))),
  props: values,
});

/** Every property with its best value. */
const best: FoodDraft = {
  food_id: "mine",
  food_name: "Soup of the day",
  props: Object.fromEntries(
    properties.map(({ food_prop_id, values: own }) => [
      food_prop_id,
      own.reduce((a, b) => (b.score < a.score ? b : a)).value_id,
    ]),
  ),
};

describe("names", () => {
  const own = [...foods, { food_id: "mine", food_name: "Soup of the day" }];
  const codes = (food_id: string, food_name: string) =>
    validateFood({ ...best, food_id, food_name }, properties, own).map(({ code }) => code);

  it.each([
    ["other", "Soup of the day", ["taken"]],
    ["other", "  soup of  THE day ", ["taken"]],
    ["other", "ＳＯＵＰ of the day", ["taken"]],
    ["other", foods[1]?.food_name ?? "", ["taken"]],
    ["other", "Soup of the night", []],
    ["mine", "Soup of the day", []],
    ["mine", "", ["required"]],
    ["mine", "   ", ["required"]],
    ["mine", "x".repeat(201), ["too_long"]],
    ["mine", "a\u0007", ["not_plain"]],
    ["mine", "a\u2066b", ["not_plain"]],
  ])("of %s: %j gives %j", (food_id, name, expected) => expect(codes(food_id, name)).toEqual(expected));
});

describe("values", () => {
  it("a new food has a fault for its name and every value, in the order of the form", () => {
    expect(validateFood(blankFood("mine"), properties, foods).map(({ field }) => field)).toEqual([
      "food_name",
      ...properties.map(({ food_prop_id }) => `props/${food_prop_id}`),
    ]);
  });

  it("a food saved before a property was added is flagged and scored with the highest score of the property", () => {
    const [first, ...rest] = properties;
    if (first === undefined) throw new Error("no properties");
    const older = foodOfDraft(best, rest);
    const draft = draftOfFood(older);
    const { score, missing } = foodScoreOf(draft, properties);
    expect(missing).toEqual([first.food_prop_id]);
    expect(score).toBeGreaterThan(foodScoreOf(best, properties).score);
    expect(validateFood(draft, properties, foods)).toEqual([
      { field: `props/${first.food_prop_id}`, code: "required" },
    ]);
  });

  it("a removed property is no longer saved", () => {
    const strange = { ...best, props: { ...best.props, colour: "red" } };
    expect(foodOfDraft(strange, properties)).toEqual(foodOfDraft(best, properties));
  });
});

describe("every draft", () => {
  it("without faults is accepted by the contract and restored unchanged", () => {
    const verdicts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(
        fc.oneof(
          drafts,
          fc.string().map((food_name) => ({ ...best, food_name })),
        ),
        (draft) => {
          const accepted = validateFood(draft, properties, foods).length === 0;
          verdicts[accepted ? "accepted" : "refused"] += 1;
          const saved = foodOfDraft(draft, properties);
          const parsed = v.safeParse(CustomFoodSchema, saved);
          expect(accepted && !parsed.success).toBe(false);
          expect(accepted ? parsed.output : saved).toEqual(saved);
          const again = foodOfDraft(draftOfFood(saved), properties);
          expect(again).toEqual(saved);
        },
      ),
    );
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(5);
  });

  it("shows the same food score as the scores, finished or not", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const mine = { ...draft, food_id: "mine" };
        const context = { region_use: "Europe", recycling: { custom: false }, custom_products: [] };
        const scope = scopeOf(shipped, { ...context, custom_foods: [foodOfDraft(mine, properties)] });
        const { score } = foodScoreOf(mine, properties);
        expect(score).toBe(foodRiskOf(scope, "mine").score);
        expect(score).toBeGreaterThanOrEqual(1);
        expect(score).toBeLessThanOrEqual(10);
      }),
    );
  });
});
