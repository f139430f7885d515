import { expect, test } from "vitest";
import { additionSentence, findingSentence } from "../../../../app/features/comparison-results/statements.ts";
import { functionalUnit } from "../../../../app/features/comparison-results/use-results-title.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

const GLASS = "Tempered glass cup";
const PAPER = "Paper cup, PE lined";

test.each([
  [
    { kind: "best", name: GLASS, score: 84, next: "Ceramic mug", close: true },
    "The tempered glass cup scores best, 84 of 100, just ahead of the ceramic mug.",
  ],
  [
    { kind: "best", name: GLASS, score: 84, next: PAPER, close: false },
    "The tempered glass cup scores best, 84 of 100.",
  ],
  [
    { kind: "best", name: PAPER, score: 84, next: "PET cup", close: true },
    "The “paper cup, PE lined” scores best, 84 of 100, just ahead of the PET cup.",
  ],
  [{ kind: "single", name: GLASS, score: 84 }, "The tempered glass cup scores 84 of 100."],
  [
    { kind: "tie", names: [GLASS, "PP returnable cup"], score: 84 },
    "The tempered glass cup and the PP returnable cup score best, 84 of 100 each.",
  ],
  [
    { kind: "tie", names: [GLASS, "Ceramic mug", "EPS foam cup"], score: 84 },
    "The tempered glass cup, the ceramic mug and the EPS foam cup score best, 84 of 100 each.",
  ],
  [{ kind: "all_tie", count: 3, score: 50 }, "All three products score the same, 50 of 100."],
  [{ kind: "unweighted" }, "No metric has a weight, so there is no summary score."],
  [{ kind: "nothing" }, "None of these products exists any more."],
] as const)("finding %o becomes its sentence", (finding, sentence) => {
  expect(findingSentence(finding)).toBe(sentence);
});

test.each([
  [
    { kind: "reusables_ahead", reusables: 3, single_use: 4 },
    "All three reusables come out ahead of every single-use option.",
  ],
  [{ kind: "reusables_ahead", reusables: 2, single_use: 1 }, "Both reusables come out ahead of the single-use option."],
  [
    { kind: "reusables_ahead", reusables: 1, single_use: 2 },
    "The reusable comes out ahead of every single-use option.",
  ],
  [
    { kind: "single_use_ahead", reusables: 1, single_use: 2 },
    "Both single-use options come out ahead of the reusable.",
  ],
  [
    { kind: "best_single_use", name: PAPER, score: 44 },
    "The best single-use option, the “paper cup, PE lined”, scores 44 of 100.",
  ],
  [{ kind: "best_reusable", name: GLASS, score: 60 }, "The best reusable, the tempered glass cup, scores 60 of 100."],
] as const)("addition %o becomes its sentence", (addition, sentence) => {
  expect(additionSentence(addition)).toBe(sentence);
});

test.each([
  ["hot_cup", "Europe", "coffee_milk", "Per serving: 350 ml of hot coffee with milk, Europe."],
  [
    "hot_cup",
    "UnitedStates",
    "default_worst",
    "Per serving: 350 ml of a hot drink, United States. The highest-risk food is assumed.",
  ],
  ["hot_cup", "Europe", "gone", "Per serving: 350 ml of a hot drink, Europe. The highest-risk food is assumed."],
  ["plate", "Global", "coffee_milk", "Per serving: one hot coffee with milk on a 23 cm plate, Global."],
])("%s in %s with %s becomes the functional unit as a sentence", (usecase_id, region_id, food_id, sentence) => {
  const usecase = KIOSK.use_cases.find((row) => row.usecase_id === usecase_id);
  const region = KIOSK.regions.find((row) => row.region_id === region_id);
  const food = KIOSK.foods.find((row) => row.food_id === food_id) ?? null;
  if (!usecase || !region) throw new Error("the fixture lacks a row");
  expect(functionalUnit({ usecase, region, food, defaultFood: KIOSK.default_food })).toBe(sentence);
});
