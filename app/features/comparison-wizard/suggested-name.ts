import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import type { WizardQuery } from "./wizard-query.ts";

/** Gives the name that a comparison gets without a typed one; null until use case and region are known. */
export type SuggestName = (query: WizardQuery) => string | null;

/** "Hot cup, Europe, 25 Nov": use case, region and `day`, as the user's language writes it. */
export const nameOfChoices = (query: WizardQuery, catalogue: Catalogue, day: string): string | null => {
  const region = catalogue.regions.find((row) => row.usable && row.region_id === query.region_id);
  const usecase = catalogue.use_cases.find((row) => row.usecase_id === query.usecase_id);
  return region && usecase ? wizardTexts.suggestedName(usecase.usecase_name, region.region_name, day) : null;
};

/**
 * Fills an empty name after step 1, and renews a suggested one if the choices that it names have changed since `before`. A typed
 * name stays, and in step 1 an emptied one stays empty.
 */
export const withSuggestedName = (query: WizardQuery, before: WizardQuery, suggest: SuggestName): WizardQuery => {
  if ((query.step ?? 1) === 1) return query;
  const isSuggested = query.name.trim() === "" || query.name === suggest(before);
  return isSuggested ? { ...query, name: suggest(query) ?? "" } : query;
};
