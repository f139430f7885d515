import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { WizardDraft } from "../../state/core/dialog-drafts.ts";
import type { WizardQuery } from "./wizard-query.ts";

/** The draft that is stored while a new comparison is being entered. */
export const draftOf = (query: WizardQuery): WizardDraft => ({
  name: query.name,
  description: query.description,
  region_id: query.region_id ?? "",
  usecase_id: query.usecase_id ?? "",
  food_id: query.food_id ?? "",
  products: query.products,
});

/** The draft on each keystroke in name or description; the URL follows only after a pause, so the draft is `ahead`. */
export const typedDraftOf = (query: WizardQuery): WizardDraft => ({ ...draftOf(query), ahead: true });

/** The URL state plus text that was typed but not yet written to the URL when the page closed. */
export const withTypedText = (query: WizardQuery, draft: WizardDraft | null): WizardQuery =>
  draft?.ahead === true ? { ...query, name: draft.name, description: draft.description } : query;

/** True if the draft has any entered value. */
export const hasInput = (draft: WizardDraft): boolean =>
  draft.products.length > 0 ||
  [draft.name, draft.description, draft.region_id, draft.usecase_id, draft.food_id].some((text) => text.trim() !== "");

/**
 * Fills the gaps of the URL state from the draft; the URL wins, except over text of an `ahead` draft. Needed for older
 * history entries and a bare `?step=1`. Takes the draft's products only if the use case is the same.
 */
export const withDraft = (query: WizardQuery, draft: WizardDraft): WizardQuery => {
  const usecase_id = query.usecase_id ?? (draft.usecase_id || null);
  const sameUseCase = usecase_id === (draft.usecase_id || null);
  const filled = {
    ...query,
    name: query.name || draft.name,
    description: query.description || draft.description,
    region_id: query.region_id ?? (draft.region_id || null),
    usecase_id,
    food_id: query.food_id ?? (draft.food_id || null),
    products: query.products.length === 0 && sameUseCase ? draft.products : query.products,
  };
  return withTypedText(filled, draft);
};

/** The wizard state that shows a saved comparison. */
export const queryOf = (comparison: Comparison): WizardQuery => ({
  step: null,
  name: comparison.comparison_name,
  description: comparison.note ?? "",
  region_id: comparison.region_use,
  usecase_id: comparison.usecase_id,
  food_id: comparison.food_id,
  products: comparison.currentProductIds,
  comparison_id: comparison.comparison_id,
});

/**
 * Fills the gaps of the URL state from the saved comparison. A URL with a use case also defines the products, even if it
 * lists none. An empty name is replaced by the saved name.
 */
export const withComparison = (query: WizardQuery, comparison: Comparison): WizardQuery => {
  const saved = queryOf(comparison);
  return {
    ...query,
    name: query.name.trim() === "" ? saved.name : query.name,
    // a URL with a use case is complete: there an absent description was deleted by the user
    description: query.usecase_id === null ? query.description || saved.description : query.description,
    region_id: query.region_id ?? saved.region_id,
    usecase_id: query.usecase_id ?? saved.usecase_id,
    food_id: query.food_id ?? saved.food_id,
    products: query.usecase_id === null && query.products.length === 0 ? saved.products : query.products,
  };
};
