import type { Outcome } from "../../state/core/outcome.ts";
import type { WizardQuery } from "./wizard-query.ts";
import { blockingStep, type Wizard } from "./wizard-steps.ts";
import { useAction } from "../../ui/use-action.ts";

/** What the wizard asks for, complete. */
interface Entered {
  readonly query: WizardQuery;
  readonly region_use: string;
  readonly usecase_id: string;
  readonly food_id: string;
  readonly chosen: readonly string[];
}

/**
 * Saves the comparison or portfolio once every step is valid. `failed` = the last save failed; the entries are kept.
 *
 * @param write resolves to the id of what was saved
 */
export const useSaving = (write: (entered: Entered) => Promise<Outcome<string>>, onSaved: (id: string) => void) => {
  const { busy, problem, run } = useAction(write);
  const save = async (query: WizardQuery, wizard: Wizard): Promise<void> => {
    const { region, usecase, food, chosen } = wizard;
    if (!region || !usecase || !food || blockingStep(wizard, 5)) return;
    const place = { region_use: region.region_id, usecase_id: usecase.usecase_id, food_id: food.food_id };
    const saved = await run({ query, ...place, chosen });
    if (saved.ok) onSaved(saved.value);
  };
  return { save: (query: WizardQuery, wizard: Wizard) => void save(query, wizard), busy, failed: problem !== null };
};
