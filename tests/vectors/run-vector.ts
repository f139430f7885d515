import { breakEven } from "../../workers/engine/analysis/break-even.ts";
import type { ComparisonInput, ScoringContext } from "../../workers/engine/comparison-result.ts";
import { scorePortfolio } from "../../workers/engine/portfolio/score-portfolio.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import type { Reference } from "../../workers/engine/tables/reference.ts";
import { differences, missingWarnings } from "./comparator.ts";
import type { GivenEntry, Vector } from "./vector.ts";

const contextOf = ({ given }: Vector): ScoringContext => ({
  region_use: given.region_use,
  recycling: given.recycling ?? { custom: false },
  ...(given.weights === undefined ? {} : { weights: given.weights }),
  custom_products: given.custom_products ?? [],
  custom_foods: given.custom_foods ?? [],
});

const runComparison = (reference: Reference, vector: Vector): string[] => {
  const { given, expect } = vector;
  const input: ComparisonInput = {
    ...contextOf(vector),
    usecase_id: given.usecase_id ?? "",
    food_id: given.food ?? "",
    products: given.products ?? [],
  };
  const { products, warnings } = scoreComparison(reference, input);
  const pairs = (expect.pairs ?? []).flatMap(({ a, b, metric, break_even }) =>
    differences(breakEven(reference, input, a, b, metric).uses, break_even, `expect.pairs ${a}/${b} ${metric}`),
  );
  return [
    ...(expect.products === undefined ? [] : differences(products, expect.products, "expect.products")),
    ...pairs,
    ...missingWarnings(warnings, expect.warnings ?? []),
  ];
};

const runPortfolio = (reference: Reference, vector: Vector, entries: readonly GivenEntry[]): string[] => {
  const { warnings, ...scores } = scorePortfolio(reference, { ...contextOf(vector), entries });
  return [
    ...differences(scores, vector.expect.portfolio ?? {}, "expect.portfolio"),
    ...missingWarnings(warnings, vector.expect.warnings ?? []),
  ];
};

/** Scores what a vector gives and names every difference from what it expects. */
export const runVector = (reference: Reference, vector: Vector): string[] =>
  vector.given.portfolio === undefined
    ? runComparison(reference, vector)
    : runPortfolio(reference, vector, vector.given.portfolio);
