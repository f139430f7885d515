import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useLocation, useSearch } from "wouter";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { ComparisonWizard } from "../../features/comparison-wizard/comparison-wizard.tsx";
import { typedDraftOf, withComparison, withTypedText } from "../../features/comparison-wizard/entered-earlier.ts";
import { parseWizardQuery, wizardHref, type WizardQuery } from "../../features/comparison-wizard/wizard-query.ts";
import { existingWizardDraftAtom } from "../../state/core/dialog-drafts.ts";
import { href } from "../../state/routes/href.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { askAboutRemovedAtom } from "../../state/work/removed-products.ts";
import { ComparisonNotHere } from "./pinned-results.tsx";
import { ResultsView } from "./results-view.tsx";
import { useDefine, useNewWizard } from "./use-new-wizard.ts";

interface WizardViewProps {
  readonly catalogue: Catalogue;
  readonly query: WizardQuery;
}

const resultsHref = (comparison_id: string) => href("comparison-mode", { query: { comparison_id } });

/** The wizard for a new comparison. */
const NewWizardView = ({ catalogue, query }: WizardViewProps) => {
  const { wizard, leaveFor } = useNewWizard("comparison", query);
  return (
    <ComparisonWizard {...wizard} catalogue={catalogue} existing={null} onSaved={(id) => leaveFor(resultsHref(id))} />
  );
};

/** The wizard for the selection of an existing comparison; nothing changes until it is saved. */
const ExistingWizardView = (props: WizardViewProps & { readonly comparison_id: string }) => {
  const { catalogue, query, comparison_id } = props;
  const [, navigate] = useLocation();
  const stored = useAtomValue(comparisonAtom(comparison_id));
  const define = useDefine("comparison");
  const noteRemoved = useSetAtom(askAboutRemovedAtom);
  const [typed, keepTyped] = useAtom(existingWizardDraftAtom(comparison_id));
  if (!stored) return <ComparisonNotHere />;
  const leave = () => {
    keepTyped(null);
    navigate(resultsHref(comparison_id));
  };
  const before = stored.comparison.currentProductIds;
  return (
    <ComparisonWizard
      catalogue={catalogue}
      query={withTypedText(withComparison(query, stored.comparison), typed)}
      existing={stored.comparison}
      onGo={(next, options) => {
        keepTyped(null);
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

/**
 * `/comparison-mode`: with a `comparison_id` the results, with a step too the wizard for its selection, without it the
 * wizard for a new comparison.
 */
export default function ComparisonModePage() {
  const query = parseWizardQuery(useSearch());
  const catalogue = useAtomValue(catalogueAtom);
  // the shell shows its loading screen until the tables are there
  if (!catalogue) return null;
  if (!query.comparison_id) return <NewWizardView query={query} catalogue={catalogue} />;
  const existing = { comparison_id: query.comparison_id, catalogue };
  return query.step === null ? <ResultsView {...existing} /> : <ExistingWizardView {...existing} query={query} />;
}
