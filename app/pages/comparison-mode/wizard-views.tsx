import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { ComparisonWizard } from "../../features/comparison-wizard/comparison-wizard.tsx";
import {
  draftOf,
  hasInput,
  typedDraftOf,
  withComparison,
  withDraft,
  withTypedText,
} from "../../features/comparison-wizard/entered-earlier.ts";
import { EMPTY_QUERY, wizardHref, type WizardQuery } from "../../features/comparison-wizard/wizard-query.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { href } from "../../state/routes/href.ts";
import { askAboutRemovedAtom } from "../../state/work/removed-products.ts";
import {
  discardWizardDraftAtom,
  existingWizardDraft,
  keepWizardDraftAtom,
  wizardDraftAtom,
} from "../../state/core/wizard-draft.ts";
import { ComparisonNotHere } from "./comparison-not-here.tsx";
import { useDefine } from "./use-define.ts";

interface WizardViewProps {
  readonly catalogue: Catalogue;
  readonly query: WizardQuery;
}

const resultsHref = (comparison_id: string) => href("comparison-mode", { query: { comparison_id } });

/** The wizard for a new comparison. Entries are kept in the URL and in a draft, which is restored on return. */
export const NewWizardView = ({ catalogue, query }: WizardViewProps) => {
  const [, navigate] = useLocation();
  const draft = useAtomValue(wizardDraftAtom);
  const storeProductDraft = useSetAtom(keepWizardDraftAtom);
  const discardDraft = useSetAtom(discardWizardDraftAtom);
  const define = useDefine("comparison");
  // the URL has only a step, and an earlier draft has entries
  const [continued, setContinued] = useState(draft !== null && hasInput(draft) && !hasInput(draftOf(query)));
  const first: WizardQuery = { ...EMPTY_QUERY, step: 1 };
  return (
    <ComparisonWizard
      catalogue={catalogue}
      query={draft ? withDraft(query, draft) : query}
      existing={null}
      onGo={(next, options) => {
        storeProductDraft(draftOf(next));
        navigate(wizardHref(next), options);
      }}
      onType={(typed) => storeProductDraft(typedDraftOf(typed))}
      onLeave={() => navigate(href("home"))}
      onSaved={(comparison_id) => {
        discardDraft();
        navigate(resultsHref(comparison_id), { replace: true });
      }}
      onStartOver={
        continued
          ? () => {
              setContinued(false);
              discardDraft();
              navigate(wizardHref(first), { replace: true });
            }
          : null
      }
      onDefine={define}
    />
  );
};

/** The wizard for the selection of an existing comparison; nothing changes until it is saved. */
export const ExistingWizardView = ({
  catalogue,
  query,
  comparison_id,
}: WizardViewProps & { readonly comparison_id: string }) => {
  const [, navigate] = useLocation();
  const stored = useAtomValue(comparisonAtom(comparison_id));
  const define = useDefine("comparison");
  const noteRemoved = useSetAtom(askAboutRemovedAtom);
  const { draftAtom, keepAtom, discardAtom } = existingWizardDraft(comparison_id);
  const typed = useAtomValue(draftAtom);
  const keepTyped = useSetAtom(keepAtom);
  const discardTyped = useSetAtom(discardAtom);
  if (!stored) return <ComparisonNotHere />;
  const leave = () => {
    discardTyped();
    navigate(resultsHref(comparison_id));
  };
  const before = stored.comparison.currentProductIds;
  return (
    <ComparisonWizard
      catalogue={catalogue}
      query={withTypedText(withComparison(query, stored.comparison), typed)}
      existing={stored.comparison}
      onGo={(next, options) => {
        discardTyped();
        navigate(wizardHref(next), options);
      }}
      onType={(next) => keepTyped(typedDraftOf(next))}
      onLeave={leave}
      onSaved={() => {
        void noteRemoved(comparison_id, before);
        leave();
      }}
      onStartOver={null}
      onDefine={define}
    />
  );
};
