import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { FiveSteps } from "./five-steps.tsx";
import type { Go } from "./use-pending.ts";
import { useSaveComparison } from "./use-save-comparison.ts";
import type { Define, WizardQuery } from "./wizard-query.ts";

interface ComparisonWizardProps {
  readonly catalogue: Catalogue;
  /** the state of the wizard as the address has it */
  readonly query: WizardQuery;
  /** the comparison whose selection is changed; null = a new one */
  readonly existing: Comparison | null;
  readonly onGo: Go;
  /** hears each letter of name and description, before the address does */
  readonly onType: (typed: WizardQuery) => void;
  /** Cancel on step 1, or back to the results of the comparison that exists */
  readonly onLeave: () => void;
  readonly onSaved: (comparison_id: string) => void;
  /** given when the wizard carries on with what was entered earlier */
  readonly onStartOver: (() => void) | null;
  readonly onDefine: Define;
}

/** The five steps to a comparison, or to another selection of one that exists. */
export const ComparisonWizard = ({ existing, onSaved, ...rest }: ComparisonWizardProps) => {
  const saving = useSaveComparison(existing, onSaved);
  return <FiveSteps {...rest} purpose="comparison" existing={existing !== null} saving={saving} />;
};
