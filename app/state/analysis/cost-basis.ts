import type { Atom } from "jotai";
import type { CostedBasis } from "../../../workers/engine/analysis/cost-basis.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { askValue } from "../engine/ask-engine.ts";
import { comparisonInputAtom } from "../comparison/comparison-input.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ok } from "../core/outcome.ts";
import { questionAtom, type Answer } from "../engine/question-atom.ts";
import { portfolioInputAtom, productsInput } from "../portfolio/portfolio-input.ts";
import { servicesAtom } from "../core/services.ts";

/** The cost figures of a comparison's products, in its order. */
export const comparisonCostsAtom = atomFamily((id): Atom<Answer<readonly CostedBasis[]>> =>
  questionAtom(async (get) => {
    const input = get(comparisonInputAtom(id));
    if (input === null) return null;
    const answer = await askValue(get(servicesAtom), input, (engine, version) => engine.costBases(version, input));
    return answer.ok ? ok(answer.value.filter((basis) => basis !== null)) : answer;
  }),
);

/** The cost figures of a product with its uses in all lines of a portfolio. */
export interface CostedLines extends CostedBasis {
  /** sum of the quantities */
  readonly quantity: number;
}

/** The cost figures of a portfolio's products, most used first. */
export const portfolioCostsAtom = atomFamily((id): Atom<Answer<readonly CostedLines[]>> =>
  questionAtom(async (get) => {
    const input = get(portfolioInputAtom(id));
    if (input === null) return null;
    const { table, context } = input;
    const { product, quantity } = table.columns;
    const numbers = differentNumbers(product);
    // an array by product number, because there may be a million lines
    const uses = new Float64Array(Math.max(-1, ...numbers) + 1);
    for (let at = 0; at < table.length; at++) {
      const number = product[at] ?? 0;
      uses[number] = (uses[number] ?? 0) + (quantity[at] ?? 0);
    }
    // costs per use are the same in each use case
    const asked = productsInput(input, numbers);
    const answer = await askValue(get(servicesAtom), context, (engine, version) => engine.costBases(version, asked));
    if (!answer.ok) return answer;
    const value = answer.value.flatMap((basis, at): CostedLines[] =>
      basis === null ? [] : [{ ...basis, quantity: uses[numbers[at] ?? -1] ?? 0 }],
    );
    return ok(value.toSorted((a, b) => b.quantity - a.quantity));
  }),
);
