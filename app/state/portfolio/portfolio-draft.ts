import { wizardDrafts } from "../core/wizard-draft.ts";

/** Input of the portfolio wizard before the portfolio exists. */
export const {
  draftAtom: portfolioDraftAtom,
  keepAtom: keepPortfolioDraftAtom,
  discardAtom: discardPortfolioDraftAtom,
} = wizardDrafts("portfolio_draft");
