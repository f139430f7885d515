import { useAtomValue } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { comparisonsAtom } from "../../state/work/comparisons.ts";
import { FiveSteps } from "./five-steps.tsx";
import type { Go } from "./use-pending.ts";
import { useSaveComparison } from "./use-save-comparison.ts";
import { useSuggestedName } from "./use-suggested-name.ts";
import type { Define, WizardQuery } from "./wizard-query.ts";

interface ComparisonWizardProps {
  readonly catalogue: Catalogue;
  /** the state of the wizard, read from the URL */
  readonly query: WizardQuery;
  /** the comparison to edit; null = a new one */
  readonly existing: Comparison | null;
  readonly onGo: Go;
  /** called on each keystroke in name and description, before the URL changes */
  readonly onType: (typed: WizardQuery) => void;
  /** Cancel on step 1, or return to the results of the existing comparison */
  readonly onLeave: () => void;
  readonly onSaved: (comparison_id: string) => void;
  /** discards the restored draft; null = nothing was restored */
  readonly onStartOver: (() => void) | null;
  readonly onDefine: Define;
}

/** The five steps that create a comparison or change the selection of an existing one. */
export const ComparisonWizard = ({ existing, onSaved, ...rest }: ComparisonWizardProps) => {
  const saving = useSaveComparison(existing, onSaved);
  const taken = useAtomValue(comparisonsAtom).map(({ comparison }) => comparison.comparison_name);
  const suggest = useSuggestedName(rest.catalogue, taken);
  return (
    <FiveSteps
      {...rest}
      purpose="comparison"
      existing={existing !== null}
      saving={saving}
      suggestName={existing ? null : suggest}
    />
  );
};
