import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import { draftOf, hasInput, typedDraftOf, withDraft } from "../../features/comparison-wizard/entered-earlier.ts";
import type { Go } from "../../features/comparison-wizard/use-pending.ts";
import {
  type Define,
  EMPTY_QUERY,
  wizardHref,
  type WizardPurpose,
  type WizardQuery,
} from "../../features/comparison-wizard/wizard-query.ts";
import { portfolioDraftAtom, wizardDraftAtom } from "../../state/core/dialog-drafts.ts";
import { calledEditorAtom } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";

const DRAFTS = { comparison: wizardDraftAtom, portfolio: portfolioDraftAtom } as const;

/** The props of a wizard for something new. Entries are kept in the URL and in a draft, which is restored on return. */
export const useNewWizard = (purpose: WizardPurpose, query: WizardQuery) => {
  const [, navigate] = useLocation();
  const [draft, keep] = useAtom(DRAFTS[purpose]);
  // the URL has only a step, and an earlier draft has entries
  const [continued, setContinued] = useState(draft !== null && hasInput(draft) && !hasInput(draftOf(query)));
  const go: Go = (next, options) => {
    keep(draftOf(next));
    navigate(wizardHref(next, purpose), options);
  };
  const leaveFor = (address: string) => {
    keep(null);
    navigate(address, { replace: true });
  };
  const startOver = () => {
    setContinued(false);
    leaveFor(wizardHref({ ...EMPTY_QUERY, step: 1 }, purpose));
  };
  const wizard = {
    query: draft ? withDraft(query, draft) : query,
    onGo: go,
    onType: (typed: WizardQuery) => keep(typedDraftOf(typed)),
    onLeave: () => navigate(href("home")),
    onStartOver: continued ? startOver : null,
    onDefine: useDefine(purpose),
  };
  return { wizard, leaveFor };
};

/** Opens the food or product editor from the wizard; the editor returns to the current step with the saved item. */
export const useDefine = (purpose: WizardPurpose): Define => {
  const [, navigate] = useLocation();
  const callEditor = useSetAtom(calledEditorAtom);
  return (what, query) => {
    const { usecase_id, region_id, comparison_id } = query;
    const region = region_id === null ? {} : { region_id };
    // a product belongs to a use case; a food does not, its URL names one only to return to it
    const product = (usecase: string) =>
      href("create-product", {
        usecase_id: usecase,
        query: { ...region, ...(comparison_id !== null && { comparison_id }) },
      });
    const food = () => {
      if (usecase_id === null) return href("create-food", { query: region });
      const target = { usecase_id, query: region };
      return purpose === "portfolio" ? href("create-portfolio-food", target) : href("create-food", target);
    };
    const editor = what === "product" && usecase_id !== null ? product(usecase_id) : food();
    callEditor({ editor, caller: wizardHref(query, purpose) });
    navigate(editor);
  };
};
