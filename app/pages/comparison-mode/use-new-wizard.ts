import { useAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import { draftOf, hasInput, typedDraftOf, withDraft } from "../../features/comparison-wizard/entered-earlier.ts";
import type { Go } from "../../features/comparison-wizard/use-pending.ts";
import {
  EMPTY_QUERY,
  wizardHref,
  type WizardPurpose,
  type WizardQuery,
} from "../../features/comparison-wizard/wizard-query.ts";
import { portfolioDraftAtom, wizardDraftAtom } from "../../state/core/wizard-draft.ts";
import { href } from "../../state/routes/href.ts";
import { useDefine } from "./use-define.ts";

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
