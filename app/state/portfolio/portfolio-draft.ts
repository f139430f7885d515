import { wizardDrafts } from "../core/wizard-draft.ts";

/** What was entered in the wizard before the portfolio exists. */
export const {
  draftAtom: portfolioDraftAtom,
  keepAtom: keepPortfolioDraftAtom,
  discardAtom: discardPortfolioDraftAtom,
} = wizardDrafts("portfolio_draft");
