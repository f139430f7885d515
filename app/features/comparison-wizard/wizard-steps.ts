import type {
  Catalogue,
  CatalogueFood,
  CatalogueProduct,
  CatalogueRegion,
  CatalogueUseCase,
} from "../../../workers/engine/catalogue.ts";
import { productsOf, selectionProblem, type SelectionRule } from "../../choices/product-selection.ts";
import { nameFault } from "../../text/name-fault.ts";
import { WIZARD_STEPS, type WizardPurpose, type WizardQuery, type WizardStep } from "./wizard-query.ts";

/** Selection rule of step 5: a portfolio needs no reusable (specification section 5). */
export const SELECTION_RULES: Readonly<Record<WizardPurpose, SelectionRule>> = {
  comparison: "with_reusable",
  portfolio: "any",
};

/** Why a step is not valid; each has a sentence in the wizard texts. */
export type StepProblem =
  | "no_name"
  | "hidden_in_name"
  | "no_description"
  | "no_region"
  | "no_usecase"
  | "no_food"
  | "no_product"
  | "no_reusable";

/** A value in the URL that cannot be used. It is reported, not removed. */
export type QueryNotice =
  | { readonly kind: "unknown_region"; readonly id: string }
  | { readonly kind: "unknown_usecase"; readonly id: string }
  | { readonly kind: "unknown_food"; readonly id: string }
  | { readonly kind: "unknown_products"; readonly ids: readonly string[] }
  | { readonly kind: "usecase_first" };

/** The wizard state, resolved from URL and catalogue. */
export interface Wizard {
  /** the step to show; earlier than the requested one if an earlier choice is invalid */
  readonly step: WizardStep;
  readonly region: CatalogueRegion | null;
  readonly usecase: CatalogueUseCase | null;
  readonly food: CatalogueFood | null;
  /** all products of the use case */
  readonly products: readonly CatalogueProduct[];
  /** ids in the URL that are products of the use case, in the order of choosing */
  readonly chosen: readonly string[];
  readonly problems: Readonly<Record<WizardStep, StepProblem | null>>;
  readonly notices: readonly QueryNotice[];
}

/** A comparison needs a name, a portfolio a description too (specification section 5). */
const nameProblem = ({ name, description }: WizardQuery, purpose: WizardPurpose): StepProblem | null => {
  if (name.trim() === "") return "no_name";
  if (nameFault(name) !== undefined) return "hidden_in_name";
  return purpose === "portfolio" && description.trim() === "" ? "no_description" : null;
};

/** Resolves the URL state against the catalogue: choices, problems and the step to show. */
export const resolveWizard = (
  query: WizardQuery,
  catalogue: Catalogue,
  purpose: WizardPurpose = "comparison",
): Wizard => {
  const region = catalogue.regions.find((row) => row.usable && row.region_id === query.region_id) ?? null;
  const usecase = catalogue.use_cases.find((row) => row.usecase_id === query.usecase_id) ?? null;
  const food = catalogue.foods.find((row) => row.food_id === query.food_id) ?? null;
  const products = usecase ? productsOf(catalogue.products, usecase.usecase_id) : [];
  const ids = new Set(products.map((product) => product.prodsys_id));
  const chosen = query.products.filter((id) => ids.has(id));
  const unknown = usecase ? query.products.filter((id) => !ids.has(id)) : [];

  const notices: QueryNotice[] = [];
  if (query.region_id && !region) notices.push({ kind: "unknown_region", id: query.region_id });
  if (query.usecase_id && !usecase) notices.push({ kind: "unknown_usecase", id: query.usecase_id });
  if (query.food_id && !food) notices.push({ kind: "unknown_food", id: query.food_id });
  if (unknown.length > 0) notices.push({ kind: "unknown_products", ids: unknown });

  const requested = query.step ?? 1;
  if (requested === 5 && !usecase && !query.usecase_id) notices.push({ kind: "usecase_first" });
  const invalid: WizardStep[] = [
    ...(query.region_id && !region ? [2 as const] : []),
    ...(!usecase && (query.usecase_id || requested === 5) ? [3 as const] : []),
    ...(query.food_id && !food ? [4 as const] : []),
  ];

  return {
    // an invalid choice before the requested step must be corrected first
    step: invalid.find((step) => step < requested) ?? requested,
    region,
    usecase,
    food,
    products,
    chosen,
    problems: {
      1: nameProblem(query, purpose),
      2: region ? null : "no_region",
      3: usecase ? null : "no_usecase",
      4: food ? null : "no_food",
      5: selectionProblem(products, chosen, SELECTION_RULES[purpose]),
    },
    notices,
  };
};

/** The first step up to and including `step` that is not valid; null = Next (or Create) is enabled. */
export const blockingStep = (
  wizard: Wizard,
  step: WizardStep,
): { readonly step: WizardStep; readonly problem: StepProblem } | null => {
  for (const candidate of WIZARD_STEPS) {
    const problem = candidate <= step ? wizard.problems[candidate] : null;
    if (problem) return { step: candidate, problem };
  }
  return null;
};

/** Choosing a region advances to step 3. */
export const withRegion = (query: WizardQuery, region_id: string): WizardQuery => ({ ...query, region_id, step: 3 });

/** Choosing a use case advances to step 4 and clears the product selection if the use case changed. */
export const withUseCase = (query: WizardQuery, usecase_id: string): WizardQuery => ({
  ...query,
  usecase_id,
  products: usecase_id === query.usecase_id ? query.products : [],
  step: 4,
});

/** Choosing a food advances to step 5. */
export const withFood = (query: WizardQuery, food_id: string): WizardQuery => ({ ...query, food_id, step: 5 });
