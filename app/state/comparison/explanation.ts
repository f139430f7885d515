import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { ExplainedSubject, Explanation } from "../../../workers/engine/analysis/explanation.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { askEngine, type Versioned } from "../engine/ask-engine.ts";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import type { Outcome, Problem } from "../core/outcome.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
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

interface ExplanationState {
  readonly status: "explaining" | "ready" | "problem";
  /** null = none yet, a problem, or the product is no longer in the comparison */
  readonly explanation: Explanation | null;
  readonly problem: Problem | null;
}

const NOTHING_YET: ExplanationState = { status: "explaining", explanation: null, problem: null };

/** Explains a number, with its dataset version; null = the product is not in the comparison. */
export const explainNow = async (
  services: Services,
  input: ComparisonInput,
  { prodsys_id, subject }: ExplainedNumber,
): Promise<Outcome<Versioned<Explanation | null>>> => {
  const place = input.products.findIndex((product) => product.prodsys_id === prodsys_id);
  return askEngine(services, input, (engine, version) => engine.explain(version, input, place, subject));
};

/** How a number of a comparison is computed; the same atom for the same number. Asked only while a component shows it. */
export const explanationAtom = atomFamily(
  (id: string, number: ExplainedNumber): Atom<ExplanationState> => {
    // Jotai drops the answer of a run whose inputs have changed meanwhile
    const runAtom = atom(async (get): Promise<ExplanationState> => {
      get(engineTriesAtom);
      // other reference data give another explanation
      get(referenceCatalogueAtom);
      const input = get(shownInputAtom(id));
      const services = get(servicesAtom);
      if (input === null) return { status: "problem", explanation: null, problem: { code: "not_found", detail: id } };
      const answer = await explainNow(services, input, number);
      return answer.ok
        ? { status: "ready", explanation: answer.value.value, problem: null }
        : { status: "problem", explanation: null, problem: answer.problem };
    });
    return unwrap(runAtom, (before) => before ?? NOTHING_YET);
  },
  (id, { prodsys_id, subject }) => JSON.stringify([id, prodsys_id, subject]),
);
