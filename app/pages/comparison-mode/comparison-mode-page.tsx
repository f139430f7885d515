import { useAtomValue } from "jotai";
import { useSearch } from "wouter";
import { parseWizardQuery } from "../../features/comparison-wizard/wizard-query.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { ResultsView } from "./results-view.tsx";
import { ExistingWizardView, NewWizardView } from "./wizard-views.tsx";

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
