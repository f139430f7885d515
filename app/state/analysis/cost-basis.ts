import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { CostedBasis } from "../../../workers/engine/analysis/cost-basis.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { settingsOf } from "../../../workers/engine/portfolio/entry-scoring.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { comparisonInputAtom } from "../comparison/comparison-input.ts";
import type { PartState } from "../comparison/comparison-parts.ts";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import { portfolioInputAtom } from "../portfolio/portfolio-input.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { servicesAtom } from "../core/services.ts";

const NOTHING_YET = { value: null, problem: null } as const;

const byId = <T>(make: (id: string) => Atom<T>): ((id: string) => Atom<T>) => {
  const known = new Map<string, Atom<T>>();
  return (id) => {
    const atomOf = known.get(id) ?? make(id);
    known.set(id, atomOf);
    return atomOf;
  };
};

/** The products of a comparison, in its order. */
export const comparisonCostsAtom = byId((id): Atom<PartState<readonly CostedBasis[]>> => {
  const runAtom = atom(async (get): Promise<PartState<readonly CostedBasis[]>> => {
    get(engineTriesAtom);
    get(referenceCatalogueAtom);
    const input = get(comparisonInputAtom(id));
    const services = get(servicesAtom);
    if (input === null) return NOTHING_YET;
    const answer = await askEngine(services, input, (engine, version) => engine.costBases(version, input));
    return answer.ok
      ? { value: answer.value.value.filter((basis) => basis !== null), problem: null }
      : { value: null, problem: answer.problem };
  });
  return unwrap(runAtom, (before) => before ?? NOTHING_YET);
});

/** A product of a portfolio with its uses in all lines. */
export interface CostedLines extends CostedBasis {
  /** Σ quantity */
  readonly quantity: number;
}

/** The products of a portfolio, most used first. */
export const portfolioCostsAtom = byId((id): Atom<PartState<readonly CostedLines[]>> => {
  const runAtom = atom(async (get): Promise<PartState<readonly CostedLines[]>> => {
    get(engineTriesAtom);
    get(referenceCatalogueAtom);
    const input = get(portfolioInputAtom(id));
    const services = get(servicesAtom);
    if (input === null) return NOTHING_YET;
    const { table, context, settings } = input;
    const { product, quantity } = table.columns;
    const numbers = differentNumbers(product);
    // by number, as there may be a million lines
    const uses = new Float64Array(Math.max(-1, ...numbers) + 1);
    for (let at = 0; at < table.length; at++) {
      const number = product[at] ?? 0;
      uses[number] = (uses[number] ?? 0) + (quantity[at] ?? 0);
    }
    const products = numbers.map((number) => {
      const prodsys_id = table.idOf(number);
      const overrides = settingsOf(settings, prodsys_id);
      return { prodsys_id, ...(overrides === undefined ? {} : { overrides }) };
    });
    // a use costs the same in each use case; the engine asks for one that exists
    const asked = { ...context, usecase_id: table.useCases[0] ?? "", food_id: "", products };
    const answer = await askEngine(services, context, (engine, version) => engine.costBases(version, asked));
    if (!answer.ok) return { value: null, problem: answer.problem };
    const value = answer.value.value.flatMap((basis, at): CostedLines[] =>
      basis === null ? [] : [{ ...basis, quantity: uses[numbers[at] ?? -1] ?? 0 }],
    );
    return { value: value.toSorted((a, b) => b.quantity - a.quantity), problem: null };
  });
  return unwrap(runAtom, (before) => before ?? NOTHING_YET);
});
