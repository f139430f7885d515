import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { CostBasis } from "../../workers/engine/analysis/cost.ts";
import type { ProductProfile } from "../../workers/engine/analysis/product-profile.ts";
import { differentNumbers } from "../../workers/engine/portfolio/different-numbers.ts";
import { settingsOf } from "../../workers/engine/portfolio/entry-scoring.ts";
import { askEngine } from "./ask-engine.ts";
import { profilesAtom, type PartState } from "./comparison-parts.ts";
import { comparisonScoresAtom } from "./comparison-scores.ts";
import { engineTriesAtom } from "./engine-tries.ts";
import { portfolioInputAtom } from "./portfolio-input.ts";
import { referenceCatalogueAtom } from "./reference-catalogue.ts";
import { servicesAtom } from "./services.ts";

/** A product with what its cost depends on besides prices. */
export interface CostedBasis extends CostBasis {
  readonly prodsys_id: string;
  readonly reusable: boolean;
  /** items per functional unit of a comparison; null = unknown */
  readonly items: number | null;
}

const NOTHING_YET = { value: null, problem: null } as const;

const basisOf = ({ prodsys_id, reusable, uses, washing }: ProductProfile, items: number | null): CostedBasis => ({
  prodsys_id,
  reusable,
  uses,
  washes: washing?.washes_per_use ?? 0,
  items,
});

const comparisons = new Map<string, Atom<PartState<readonly CostedBasis[]>>>();

/** The products of a comparison, in its order. */
export const comparisonCostsAtom = (id: string): Atom<PartState<readonly CostedBasis[]>> => {
  const known =
    comparisons.get(id) ??
    atom((get): PartState<readonly CostedBasis[]> => {
      const { value: profiles, problem } = get(profilesAtom(id));
      const { scores } = get(comparisonScoresAtom(id));
      if (profiles === null || scores === null) return { value: null, problem };
      const value = profiles.flatMap((profile): CostedBasis[] => {
        if (profile === null) return [];
        const own = scores.products.find((product) => product?.prodsys_id === profile.prodsys_id);
        return [basisOf(profile, own?.items ?? null)];
      });
      return { value, problem: null };
    });
  comparisons.set(id, known);
  return known;
};

/** A product of a portfolio with its uses in all lines. */
export interface CostedLines extends CostedBasis {
  /** Σ quantity */
  readonly quantity: number;
}

const portfolios = new Map<string, Atom<PartState<readonly CostedLines[]>>>();

/** The products of a portfolio, most used first. */
export const portfolioCostsAtom = (id: string): Atom<PartState<readonly CostedLines[]>> => {
  const known = portfolios.get(id);
  if (known !== undefined) return known;
  const runAtom = atom(async (get): Promise<PartState<readonly CostedLines[]>> => {
    get(engineTriesAtom);
    get(referenceCatalogueAtom);
    const input = get(portfolioInputAtom(id));
    const services = get(servicesAtom);
    if (input === null) return NOTHING_YET;
    const { table, context, settings } = input;
    const { product, quantity } = table.columns;
    const uses = new Map<number, number>();
    product.forEach((number, at) => uses.set(number, (uses.get(number) ?? 0) + (quantity[at] ?? 0)));
    const numbers = differentNumbers(product);
    const products = numbers.map((number) => {
      const prodsys_id = table.idOf(number);
      const overrides = settingsOf(settings, prodsys_id);
      return { prodsys_id, ...(overrides === undefined ? {} : { overrides }) };
    });
    // what a product is does not depend on a use case; the engine asks for one that exists
    const asked = { ...context, usecase_id: table.useCases[0] ?? "", food_id: "", products };
    const answer = await askEngine(services, context, (engine, version) => engine.profiles(version, asked));
    if (!answer.ok) return { value: null, problem: answer.problem };
    const value = answer.value.value.flatMap((profile, at): CostedLines[] =>
      profile === null ? [] : [{ ...basisOf(profile, null), quantity: uses.get(numbers[at] ?? -1) ?? 0 }],
    );
    return { value: value.toSorted((a, b) => b.quantity - a.quantity), problem: null };
  });
  const shownAtom = unwrap(runAtom, (before) => before ?? NOTHING_YET);
  portfolios.set(id, shownAtom);
  return shownAtom;
};
