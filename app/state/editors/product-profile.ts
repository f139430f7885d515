import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { profilesNow } from "../comparison/comparison-parts.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ok } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { productAtom } from "../work/products.ts";
import { draftContextAtom } from "./draft-context.ts";

/** The profile of one product, built-in or own, in the region of the last edited comparison; the same atom for the same id. */
export const productProfileAtom = atomFamily((prodsys_id) =>
  questionAtom(async (get) => {
    const own = get(productAtom(prodsys_id))?.product ?? null;
    const services = get(servicesAtom);
    const usecase_id = get(catalogueAtom)?.products.find((one) => one.prodsys_id === prodsys_id)?.usecase_id ?? "";
    const context = get(draftContextAtom)({ usecase_id, comparison_id: null, portfolio_id: null, region_id: null });
    if (context === null) return null;
    const { rivals: _, ...profiledIn } = context;
    const input: ComparisonInput = {
      ...profiledIn,
      custom_products: own === null ? [] : [own.customProduct.product],
      products: [{ prodsys_id, ...(own === null ? {} : { overrides: own.overrides }) }],
    };
    const answer = await profilesNow(services, input);
    if (!answer.ok) return answer;
    const profile = answer.value.value[0] ?? null;
    return profile === null ? { ok: false, problem: { code: "not_found", detail: prodsys_id } } : ok(profile);
  }),
);
