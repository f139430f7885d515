import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { ProductProfile } from "../../../workers/engine/analysis/product-profile.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { profilesNow, type PartState } from "../comparison/comparison-parts.ts";
import { draftContextAtom } from "./draft-context.ts";
import { productAtom } from "../work/products.ts";
import { servicesAtom } from "../core/services.ts";

const NOTHING_YET = { value: null, problem: null } as const;
const triesAtom = atom(0);

/** Asks again after a problem. */
export const retryProfileAtom = atom(null, (_get, set) => set(triesAtom, (tries) => tries + 1));

const made = (prodsys_id: string): Atom<PartState<ProductProfile>> => {
  const runAtom = atom(async (get): Promise<PartState<ProductProfile>> => {
    get(triesAtom);
    const own = get(productAtom(prodsys_id))?.product ?? null;
    const services = get(servicesAtom);
    const usecase_id = get(catalogueAtom)?.products.find((one) => one.prodsys_id === prodsys_id)?.usecase_id ?? "";
    const context = get(draftContextAtom)({ usecase_id, comparison_id: null, portfolio_id: null, region_id: null });
    if (context === null) return NOTHING_YET;
    const { rivals: _, ...profiledIn } = context;
    const input: ComparisonInput = {
      ...profiledIn,
      custom_products: own === null ? [] : [own.customProduct.product],
      products: [{ prodsys_id, ...(own === null ? {} : { overrides: own.overrides }) }],
    };
    const answer = await profilesNow(services, input);
    if (!answer.ok) return { value: null, problem: answer.problem };
    const profile = answer.value.value[0] ?? null;
    return profile === null
      ? { value: null, problem: { code: "not_found", detail: prodsys_id } }
      : { value: profile, problem: null };
  });
  return unwrap(runAtom, (before) => before ?? NOTHING_YET);
};

const byId = new Map<string, Atom<PartState<ProductProfile>>>();

/** What is known of one product, built-in or own, in the region that was worked in last; the same atom for the same id. */
export const productProfileAtom = (prodsys_id: string): Atom<PartState<ProductProfile>> => {
  const known = byId.get(prodsys_id) ?? made(prodsys_id);
  byId.set(prodsys_id, known);
  return known;
};
