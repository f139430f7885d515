import { expect, test } from "vitest";
import type { FlipWeights } from "../../../../workers/engine/analysis/flip-weight.ts";
import { weightsTexts } from "../../../../app/text/en/weights.ts";
import { flipSentences } from "../../../../app/features/weights/weightings-section.tsx";

const flip = { flip_weight: null, best: 90, best_id: "mug", first: 90, second: 90 };
const FLIPS: FlipWeights = {
  first_id: "mug",
  second_id: "cup",
  is_tie: false,
  metrics: [
    { ...flip, metric: "h2o", share: 0.07, flips_at: 0.81 },
    { ...flip, metric: "land_use", share: 0, flips_at: 0.99 },
    { ...flip, metric: "climate", share: 0.67, flips_at: null },
  ],
};

test("names two single weights that would change the order as alternatives", () => {
  const [sentence] = flipSentences(FLIPS, { of: (id) => `the ${id}`, metric: (id) => id });
  expect(sentence).toBe(
    "The cup would pass the mug if h2o counted for more than 81% or land_use counted for more than 99%, keeping the other weights in proportion.",
  );
});

test("does not call the first best in every metric if it is behind in one, even by less than the displayed scores show", () => {
  const names = { of: (id: string) => `the ${id}`, metric: (id: string) => id };
  const [, none] = flipSentences(FLIPS, names);
  expect(none).toBe("The mug is the best in every metric.");
  const near = {
    ...flip,
    metric: "h2o",
    share: 0.07,
    flips_at: 0.996,
    best: 90.3,
    best_id: "cup",
    second: 90.3,
  } as const;
  const [, nearly] = flipSentences({ ...FLIPS, metrics: [near] }, names);
  expect(nearly).toBe("The mug is behind only in h2o, by less than a point.");
  const [, behind] = flipSentences({ ...FLIPS, metrics: [near, { ...near, metric: "climate", best: 95 }] }, names);
  expect(behind).toBe("The mug is not the best in climate.");
});

test("the product that comes first is named as in the other sentences, without a second pair of quotation marks", () => {
  const { sentence, product } = weightsTexts.section;
  expect(sentence(100, 7, product("paper cup, PE lined"), "71%")).toBe(
    "The “paper cup, PE lined” comes first in 71% of 100 random weightings of the 7 metrics.",
  );
});
