import { useSetAtom } from "jotai";
import { useState } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { createComparisonAtom, editComparisonAtom, type ComparisonChanges } from "../../state/work/comparisons.ts";
import type { Outcome } from "../../state/core/outcome.ts";
import type { WizardQuery } from "./wizard-query.ts";
import { blockingStep, type Wizard } from "./wizard-steps.ts";

/**
 * Creates a comparison or updates the existing one, once every step is valid. `failed` = the last write failed; the
 * entries are kept.
 */
export const useSaveComparison = (existing: Comparison | null, onSaved: (comparison_id: string) => void) => {
  const create = useSetAtom(createComparisonAtom);
  const edit = useSetAtom(editComparisonAtom);
  const update = async (id: string, changes: ComparisonChanges): Promise<Outcome<string>> => {
    const outcome = await edit(id, changes);
    return outcome.ok ? { ok: true, value: id } : outcome;
  };
  const [status, setStatus] = useState<"idle" | "busy" | "failed">("idle");

  const write = async (query: WizardQuery, wizard: Wizard): Promise<void> => {
    const { region, usecase, food, chosen } = wizard;
    if (!region || !usecase || !food || blockingStep(wizard, 5)) return;
    setStatus("busy");
    const note = query.description.trim();
    const fields = {
      comparison_name: query.name.trim(),
      // deleting the description is an edit; a new comparison without one has no note
      ...((note !== "" || existing?.note !== undefined) && { note }),
      region_use: region.region_id,
      usecase_id: usecase.usecase_id,
      food_id: food.food_id,
      currentProductIds: [...chosen],
    };
    const saved = existing ? await update(existing.comparison_id, fields) : await create(fields);
    setStatus(saved.ok ? "idle" : "failed");
    if (saved.ok) onSaved(saved.value);
  };

  return {
    save: (query: WizardQuery, wizard: Wizard) => void write(query, wizard),
    busy: status === "busy",
    failed: status === "failed",
  };
};
