import { DRAFT_ID } from "../../../workers/engine/rules/saved-of-draft.ts";
import { breakEvensNow } from "../comparison/comparison-parts.ts";
import { type Payback, paybackOf } from "../comparison/payback.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { type ProductDrafting, productDraftingAtom } from "./product-draft.ts";
import { previewInputAmongRivals, previewPause } from "./product-preview.ts";

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
