import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { nameKey } from "../../../workers/engine/rules/name-key.ts";
import { freeName } from "../../state/work/product-copy.ts";
import { portfolioWizardTexts } from "../../text/en/portfolio-wizard.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import type { WizardPurpose, WizardQuery } from "./wizard-query.ts";

/** The texts of step 1 that have a suggestion. */
export type NamedField = "name" | "description";

/** Gives the name that a comparison or portfolio has until the user edits it. */
export type SuggestName = (query: WizardQuery) => string;

/** "Hot cup, Europe": use case and region, as far as they are chosen; without both "New comparison". */
export const nameOfChoices = (query: WizardQuery, catalogue: Catalogue, purpose: WizardPurpose): string => {
  const region = catalogue.regions.find((row) => row.usable && row.region_id === query.region_id);
  const usecase = catalogue.use_cases.find((row) => row.usecase_id === query.usecase_id);
  const words = wizardWords(purpose);
  if (region && usecase) return words.suggestedName(usecase.usecase_name, region.region_name);
  return usecase?.usecase_name ?? region?.region_name ?? words.newName;
};

/** Suggests names that are not in `taken`. */
export const suggestNames =
  (catalogue: Catalogue, purpose: WizardPurpose, taken: readonly string[]): SuggestName =>
  (query) =>
    freeName(nameOfChoices(query, catalogue, purpose), new Set(taken.map(nameKey)));

/**
 * Fills an empty name, for a portfolio also the required description. Updates a suggested text if the choices have
 * changed since `before`. Typed text is kept.
 *
 * @param emptied fields that the user has emptied, which stay empty
 */
export const withSuggestedName = (
  query: WizardQuery,
  before: WizardQuery,
  suggest: SuggestName,
  purpose: WizardPurpose,
  emptied: ReadonlySet<NamedField> = new Set(),
): WizardQuery => {
  const filled = (field: NamedField): string => {
    const typed = query[field];
    const isOpen = typed.trim() === "" ? !emptied.has(field) : typed === suggest(before);
    return isOpen ? suggest(query) : typed;
  };
  return { ...query, name: filled("name"), ...(purpose === "portfolio" && { description: filled("description") }) };
};

const WORDS = { comparison: wizardTexts, portfolio: { ...wizardTexts, ...portfolioWizardTexts } } as const;

/** The wizard texts for a comparison or a portfolio. */
export const wizardWords = (purpose: WizardPurpose): (typeof WORDS)[WizardPurpose] => WORDS[purpose];
