import { jsonOf } from "../../data/json-of.ts";
import { tabDraft } from "./tab-draft.ts";
import { atomFamily } from "./atom-family.ts";

/** What was entered in a wizard before the comparison or portfolio exists; "" = not chosen yet. */
export interface WizardDraft {
  readonly name: string;
  readonly description: string;
  readonly region_id: string;
  readonly usecase_id: string;
  readonly food_id: string;
  readonly products: readonly string[];
  /** name and description are being typed: the address does not have them yet */
  readonly ahead?: true;
}

const MOST_PRODUCTS = 500;

const textIn = (value: object, key: keyof WizardDraft): string => {
  const text: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof text === "string" ? text : "";
};

/** Reads own fields of the right type and nothing else, whatever the storage holds. */
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
    products: Array.isArray(products) ? products.filter((id) => typeof id === "string").slice(0, MOST_PRODUCTS) : [],
    ...(ahead === true && { ahead }),
  };
};

export const wizardDrafts = (key: string) => tabDraft(key, parseWizardDraft);

/** What was entered in the wizard before the comparison exists. */
export const {
  draftAtom: wizardDraftAtom,
  keepAtom: keepWizardDraftAtom,
  discardAtom: discardWizardDraftAtom,
} = wizardDrafts("comparison_draft");

/** What is being typed in the wizard of a comparison that exists; the same atoms for the same id. */
export const existingWizardDraft = atomFamily((comparison_id) => wizardDrafts(`comparison_draft ${comparison_id}`));
