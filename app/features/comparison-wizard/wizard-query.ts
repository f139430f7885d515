import { href } from "../../state/routes/href.ts";
import { queryValue } from "../../state/routes/match-route.ts";

/** The five steps of the wizard: name, region, use case, food, products (specification section 2). */
export const WIZARD_STEPS = [1, 2, 3, 4, 5] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** What the wizard creates. Both have the same five steps (specification section 2). */
export type WizardPurpose = "comparison" | "portfolio";

/** Every value that the wizard keeps in the URL. Empty text and null mean "absent". */
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

/** Opens the editor for a custom food or product, which returns to the wizard in this state. */
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
 * Parses the query part of the URL. Never fails: unreadable values are absent, unknown ids are kept (resolveWizard
 * reports them), duplicate products are dropped.
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

/** The URL of the wizard in this state; empty values are omitted. */
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
