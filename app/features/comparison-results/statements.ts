import { supportsAddition, tooCloseFinding, type Drawn } from "./certain-finding.ts";
import { additionSentence, findingSentence } from "./finding-sentence.ts";
import { additionOf, findingOf, type RankedProduct } from "./finding.ts";

interface Statements {
  /** the title */
  readonly finding: string;
  /** the second sentence; null = none */
  readonly addition: string | null;
}

/** Title and second sentence of the page, its report and its shared copy. */
export const statementsOf = (products: readonly RankedProduct[], drawn: Drawn): Statements => {
  const claim = additionOf(products);
  return {
    finding: findingSentence(tooCloseFinding(products, drawn) ?? findingOf(products)),
    addition: claim && supportsAddition(claim, products, drawn) ? additionSentence(claim) : null,
  };
};
