import { useAtomValue, useSetAtom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { comparisonsAtom, createComparisonAtom, editComparisonAtom } from "../../state/work/comparisons.ts";
import { FiveSteps, type FiveStepsProps } from "./five-steps.tsx";
import { suggestNames } from "./suggested-name.ts";
import { useSaving } from "./use-pending.ts";

interface ComparisonWizardProps extends Omit<FiveStepsProps, "purpose" | "existing" | "saving" | "suggestName"> {
  /** the comparison to edit; null = a new one */
  readonly existing: Comparison | null;
  readonly onSaved: (comparison_id: string) => void;
}

/** The five steps that create a comparison or change the selection of an existing one. */
export const ComparisonWizard = ({ existing, onSaved, ...rest }: ComparisonWizardProps) => {
  const create = useSetAtom(createComparisonAtom);
  const edit = useSetAtom(editComparisonAtom);
  const saving = useSaving(async ({ query, chosen, ...place }) => {
    const note = query.description.trim();
    const fields = {
      comparison_name: query.name.trim(),
      // deleting the description is an edit; a new comparison without one has no note
      ...((note !== "" || existing?.note !== undefined) && { note }),
      ...place,
      currentProductIds: [...chosen],
    };
    if (existing === null) return create(fields);
    const edited = await edit(existing.comparison_id, fields);
    return edited.ok ? { ok: true, value: existing.comparison_id } : edited;
  }, onSaved);
  const taken = useAtomValue(comparisonsAtom).map(({ comparison }) => comparison.comparison_name);
  return (
    <FiveSteps
      {...rest}
      purpose="comparison"
      existing={existing !== null}
      saving={saving}
      suggestName={existing ? null : suggestNames(rest.catalogue, "comparison", taken)}
    />
  );
};
