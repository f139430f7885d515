import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { DRAFT_ID } from "../../../workers/engine/rules/saved-of-draft.ts";
import { breakEvensNow, profilesNow } from "../comparison/comparison-parts.ts";
import { type Payback, paybackOf } from "../comparison/payback.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { productAtom } from "../work/products.ts";
import { draftContextAtom } from "./draft-context.ts";
import { type ProductDrafting, productDraftingAtom } from "./product-draft.ts";
import { previewInputAmongRivals, previewPause } from "./product-preview.ts";

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

export interface DraftPayback {
  readonly now: Payback;
  /** of the base; null = no base, or no reusable one */
  readonly before: Payback | null;
}

const rivalsOf = ({ draft, context }: ProductDrafting): number => (draft.reusable ? context.rivals.products.length : 0);

/** The payback of the edited product in the comparison that opened the editor; null = not applicable. */
export const productPaybackAtom = questionAtom(async (get, signal): Promise<Outcome<DraftPayback> | null> => {
  const drafting = get(productDraftingAtom);
  const services = get(servicesAtom);
  if (drafting === null || rivalsOf(drafting) === 0) return null;
  await previewPause(services);
  // replaced by a newer draft: do not ask the worker for this one
  if (signal.aborted) return null;
  const answer = await breakEvensNow(services, previewInputAmongRivals(drafting));
  if (!answer.ok) return null;
  const { left_out } = drafting.context.rivals;
  const pairs = answer.value.value.filter(({ other_id }) => left_out?.includes(other_id) !== true);
  const now = paybackOf(pairs, DRAFT_ID);
  return now && ok({ now, before: paybackOf(pairs, drafting.base?.saved.customProduct.product.prodsys_id) });
});
