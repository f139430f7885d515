import { jsonOf } from "../../data/json-of.ts";
import { tabDraft } from "./tab-draft.ts";
import { atomFamily } from "./atom-family.ts";

/** Input of a wizard before the comparison or portfolio exists; "" = not chosen yet. */
export interface WizardDraft {
  readonly name: string;
  readonly description: string;
  readonly region_id: string;
  readonly usecase_id: string;
  readonly food_id: string;
  readonly products: readonly string[];
  /** name and description are being typed and not in the address yet */
  readonly ahead?: true;
}

const MAX_PRODUCTS = 500;

const textIn = (value: object, key: keyof WizardDraft): string => {
  const text: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof text === "string" ? text : "";
};

/** Reads own fields of the right type and ignores the rest: the stored text may be anything. */
export const parseWizardDraft = (text: string | null): WizardDraft | null => {
  if (text === null) return null;
  const value = jsonOf(text);
  if (typeof value !== "object" || value === null) return null;
  const ahead: unknown = Object.getOwnPropertyDescriptor(value, "ahead")?.value;
  const products: unknown = Object.getOwnPropertyDescriptor(value, "products")?.value;
  return {
    name: textIn(value, "name"),
    description: textIn(value, "description"),
    region_id: textIn(value, "region_id"),
    usecase_id: textIn(value, "usecase_id"),
    food_id: textIn(value, "food_id"),
    products: Array.isArray(products) ? products.filter((id) => typeof id === "string").slice(0, MAX_PRODUCTS) : [],
    ...(ahead === true && { ahead }),
  };
};

const wizardDrafts = (key: string) => tabDraft(key, parseWizardDraft);

/** Input of the comparison wizard before the comparison exists. */
export const {
  draftAtom: wizardDraftAtom,
  keepAtom: keepWizardDraftAtom,
  discardAtom: discardWizardDraftAtom,
} = wizardDrafts("comparison_draft");

/** Input of the wizard of an existing comparison; the same atoms for the same id. */
export const existingWizardDraft = atomFamily((comparison_id) => wizardDrafts(`comparison_draft ${comparison_id}`));

/** Input of the portfolio wizard before the portfolio exists. */
export const {
  draftAtom: portfolioDraftAtom,
  keepAtom: keepPortfolioDraftAtom,
  discardAtom: discardPortfolioDraftAtom,
} = wizardDrafts("portfolio_draft");
