import type { ExplainedSubject, Explanation } from "../../../workers/engine/analysis/explanation.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { askEngine, type Versioned } from "../engine/ask-engine.ts";
import { failed, ok, type Outcome } from "../core/outcome.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { shownInputAtom } from "./reuse-rule-view.ts";
import { servicesAtom, type Services } from "../core/services.ts";
import { atomFamily } from "../core/atom-family.ts";

/** One number of a comparison: a metric of a product, or its summary. */
export interface ExplainedNumber {
  readonly prodsys_id: string;
  readonly subject: ExplainedSubject;
  /** the opened number is per use; the explanation leads from it to the value per serving */
  readonly per_use?: boolean;
}

/** Explains a number, with its dataset version; null = the product is not in the comparison. */
export const explainNow = async (
  services: Services,
  input: ComparisonInput,
  { prodsys_id, subject }: ExplainedNumber,
): Promise<Outcome<Versioned<Explanation | null>>> => {
  const place = input.products.findIndex((product) => product.prodsys_id === prodsys_id);
  return askEngine(services, input, (engine, version) => engine.explain(version, input, place, subject));
};

/**
 * How a number of a comparison is computed, null = the product is no longer in it; the same atom for the same number. Asked only
 * while a component shows it.
 */
export const explanationAtom = atomFamily(
  (id: string, number: ExplainedNumber) =>
    questionAtom(async (get) => {
      const input = get(shownInputAtom(id));
      const services = get(servicesAtom);
      if (input === null) return failed("not_found", id);
      const answer = await explainNow(services, input, number);
      return answer.ok ? ok(answer.value.value) : answer;
    }),
  (id, { prodsys_id, subject }) => JSON.stringify([id, prodsys_id, subject]),
);
