import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { savedOfDraft } from "../../../workers/engine/rules/saved-of-draft.ts";
import type { ProductDrafting } from "./product-draft.ts";

/** The draft of an own product has the id of its base: the preview uses an id that no product has. */
export const DRAFT_ID = "draft under preview";

const productInput = ({ customProduct, overrides }: SavedProduct): ComparisonInput["products"][number] => ({
  prodsys_id: customProduct.product.prodsys_id,
  overrides,
});

/** The engine's input for the preview: first the base, if any, as saved; last the draft. */
export const previewInput = ({ draft, base, context }: ProductDrafting): ComparisonInput => {
  const { rivals: _, ...scoredIn } = context;
  const now = savedOfDraft({ ...draft, prodsys_id: DRAFT_ID });
  return {
    ...scoredIn,
    custom_products: [...(base?.own === true ? [base.saved] : []), now].map(
      ({ customProduct }) => customProduct.product,
    ),
    products: (base === null ? [now] : [base.saved, now]).map(productInput),
  };
};

/** The same among the products of the comparison that opened the editor, without the product that the draft replaces. */
export const previewInputAmongRivals = (drafting: ProductDrafting): ComparisonInput => {
  const input = previewInput(drafting);
  const { base, context, draft, original } = drafting;
  const replaced = new Set([base?.saved.customProduct.product.prodsys_id, original?.prodsys_id, draft.prodsys_id]);
  return {
    ...input,
    custom_products: [
      ...context.rivals.custom_products.filter(({ prodsys_id }) => !replaced.has(prodsys_id)),
      ...input.custom_products,
    ],
    products: [...context.rivals.products.filter(({ prodsys_id }) => !replaced.has(prodsys_id)), ...input.products],
  };
};
