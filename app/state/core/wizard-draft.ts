import * as v from "valibot";
import { atomFamily } from "./atom-family.ts";
import { tabDraftAtom } from "./persisted-atom.ts";

const MAX_PRODUCTS = 500;

const WizardDraftSchema = v.object({
  name: v.string(),
  description: v.string(),
  region_id: v.string(),
  usecase_id: v.string(),
  food_id: v.string(),
  products: v.pipe(v.array(v.string()), v.maxLength(MAX_PRODUCTS), v.readonly()),
  /** name and description are being typed and not in the address yet */
  ahead: v.exactOptional(v.literal(true)),
});

/** Input of a wizard before the comparison or portfolio exists; "" = not chosen yet. */
export type WizardDraft = Readonly<v.InferOutput<typeof WizardDraftSchema>>;

/** Input of the comparison wizard before the comparison exists. */
export const wizardDraftAtom = tabDraftAtom("comparison_draft", WizardDraftSchema);

/** Input of the wizard of an existing comparison; the same atom for the same id. */
export const existingWizardDraftAtom = atomFamily((comparison_id) =>
  tabDraftAtom(`comparison_draft ${comparison_id}`, WizardDraftSchema),
);

/** Input of the portfolio wizard before the portfolio exists. */
export const portfolioDraftAtom = tabDraftAtom("portfolio_draft", WizardDraftSchema);
