import type { ProductDraft } from "./product-draft.ts";

/** A copy under a new id: editing a built-in product never changes it (specification section 4). */
export const copyOf = (draft: ProductDraft, prodsys_id: string): ProductDraft => ({ ...draft, prodsys_id });

/**
 * "Base new product on": copies every setting of another product, but keeps the draft's id, use case, name and item
 * code. Copies description and notes only if the draft has none.
 */
export const basedOn = (draft: ProductDraft, base: ProductDraft): ProductDraft => ({
  ...base,
  prodsys_id: draft.prodsys_id,
  usecase_id: draft.usecase_id,
  size_unit: draft.size_unit,
  name: draft.name,
  description: draft.description.trim() === "" ? base.description : draft.description,
  item_code: draft.item_code,
  carried: draft.carried,
  notes: draft.notes.trim() === "" ? base.notes : draft.notes,
});
