import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { WizardDraft } from "../../state/core/wizard-draft.ts";
import type { WizardQuery } from "./wizard-query.ts";

/** What a new comparison leaves behind, so that coming back finds it. */
export const draftOf = (query: WizardQuery): WizardDraft => ({
  name: query.name,
  description: query.description,
  region_id: query.region_id ?? "",
  usecase_id: query.usecase_id ?? "",
  food_id: query.food_id ?? "",
  products: query.products,
});

/** The same while name or description is typed, with each key: the address follows when the typing pauses. */
export const typedDraftOf = (query: WizardQuery): WizardDraft => ({ ...draftOf(query), ahead: true });

/** The address with what was typed after it and did not get there, because the page ended. */
export const withTyped = (query: WizardQuery, draft: WizardDraft | null): WizardQuery =>
  draft?.ahead === true ? { ...query, name: draft.name, description: draft.description } : query;

/** True when there is something in it worth coming back to. */
export const holdsWork = (draft: WizardDraft): boolean =>
  draft.products.length > 0 ||
  [draft.name, draft.description, draft.region_id, draft.usecase_id, draft.food_id].some((text) => text.trim() !== "");

/**
 * The address goes first, but for what is being typed; what it leaves out comes from the draft. That fills an address of the history
 * that is older than the latest entries, and `?step=1` itself. Products only for their own use case.
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
  return withTyped(filled, draft);
};

/** The state of the wizard that shows a comparison as it is saved. */
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
 * The address goes first; what it leaves out comes from the comparison. An address that names the use case
 * names the products too, also when there are none; an emptied name is the earlier one.
 */
export const withComparison = (query: WizardQuery, comparison: Comparison): WizardQuery => {
  const saved = queryOf(comparison);
  return {
    ...query,
    name: query.name.trim() === "" ? saved.name : query.name,
    // the use case marks a complete address: there an absent description is an emptied one
    description: query.usecase_id === null ? query.description || saved.description : query.description,
    region_id: query.region_id ?? saved.region_id,
    usecase_id: query.usecase_id ?? saved.usecase_id,
    food_id: query.food_id ?? saved.food_id,
    products: query.usecase_id === null && query.products.length === 0 ? saved.products : query.products,
  };
};
