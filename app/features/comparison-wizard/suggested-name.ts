import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import type { WizardPurpose, WizardQuery } from "./wizard-query.ts";

/** Gives the name that a comparison or portfolio gets without a typed one; null until use case and region are known. */
export type SuggestName = (query: WizardQuery) => string | null;

/** "Hot cup, Europe, 25 Nov": use case, region and `day`, as the user's language writes it. */
export const nameOfChoices = (query: WizardQuery, catalogue: Catalogue, day: string): string | null => {
  const region = catalogue.regions.find((row) => row.usable && row.region_id === query.region_id);
  const usecase = catalogue.use_cases.find((row) => row.usecase_id === query.usecase_id);
  return region && usecase ? wizardTexts.suggestedName(usecase.usecase_name, region.region_name, day) : null;
};

/**
 * Fills an empty name after step 1, for a portfolio also the required description. Updates a suggested text if the
 * choices have changed since `before`. Typed text is kept, and a field emptied in step 1 stays empty.
 */
export const withSuggestedName = (
  query: WizardQuery,
  before: WizardQuery,
  suggest: SuggestName,
  purpose: WizardPurpose,
): WizardQuery => {
  if ((query.step ?? 1) === 1) return query;
  const filled = (typed: string): string =>
    typed.trim() === "" || typed === suggest(before) ? (suggest(query) ?? "") : typed;
  const { name, description } = query;
  return { ...query, name: filled(name), ...(purpose === "portfolio" && { description: filled(description) }) };
};
