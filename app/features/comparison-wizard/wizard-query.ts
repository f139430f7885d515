import { href } from "../../state/routes/href.ts";
import { queryValue } from "../../state/routes/match-route.ts";

/** The five steps of the wizard: name, region, use case, food, products (specification section 2). */
export const WIZARD_STEPS = [1, 2, 3, 4, 5] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** What the wizard makes. Both have the same five steps (specification section 2). */
export type WizardPurpose = "comparison" | "portfolio";

/** Everything that the address of the wizard can hold. Empty text and null mean "not there". */
export interface WizardQuery {
  readonly step: WizardStep | null;
  readonly name: string;
  readonly description: string;
  readonly region_id: string | null;
  readonly usecase_id: string | null;
  readonly food_id: string | null;
  readonly products: readonly string[];
  readonly comparison_id: string | null;
}

/** Goes to the editor of a food or product of one's own, which leads back to the wizard in this state. */
export type Define = (what: "food" | "product", query: WizardQuery) => void;

export const EMPTY_QUERY: WizardQuery = {
  step: null,
  name: "",
  description: "",
  region_id: null,
  usecase_id: null,
  food_id: null,
  products: [],
  comparison_id: null,
};

/**
 * Reads the query part of the address. Never fails: what cannot be read is not there, an id that nobody
 * knows is kept (resolveWizard says what to do about it). A product named twice counts once.
 */
export const parseWizardQuery = (search: string): WizardQuery => {
  const step = queryValue(search, "step");
  return {
    step: WIZARD_STEPS.find((known) => known === step) ?? null,
    name: queryValue(search, "name") ?? "",
    description: queryValue(search, "description") ?? "",
    region_id: queryValue(search, "region_id") ?? null,
    usecase_id: queryValue(search, "usecase_id") ?? null,
    food_id: queryValue(search, "food_id") ?? null,
    products: queryValue(search, "products") ?? [],
    comparison_id: queryValue(search, "comparison_id") ?? null,
  };
};

/** The address of the wizard in this state; what is empty is left out. */
export const wizardHref = (query: WizardQuery, purpose: WizardPurpose = "comparison"): string => {
  const entered = {
    ...(query.step && { step: query.step }),
    name: query.name,
    description: query.description,
    ...(query.region_id && { region_id: query.region_id }),
    ...(query.usecase_id && { usecase_id: query.usecase_id }),
    ...(query.food_id && { food_id: query.food_id }),
    products: query.products,
  };
  if (purpose === "portfolio") return href("portfolio-mode", { query: entered });
  return href("comparison-mode", {
    query: { ...entered, ...(query.comparison_id && { comparison_id: query.comparison_id }) },
  });
};
