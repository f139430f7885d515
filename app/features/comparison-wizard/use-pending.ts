import { useEffect, useState } from "react";
import type { Outcome } from "../../state/core/outcome.ts";
import { useAction } from "../../ui/use-action.ts";
import type { WizardQuery } from "./wizard-query.ts";
import { blockingStep, type Wizard } from "./wizard-steps.ts";

/** Debounce before typed text is written to the URL: browsers rate-limit history changes. */
const PAUSE_MS = 400;

/** Writes a state of the wizard to the URL; `replace` replaces the history entry instead of adding one. */
export type Go = (query: WizardQuery, options?: { readonly replace?: boolean }) => void;

/** Holds an entry without changing the URL; with `settle` it is written to the URL after a pause. */
export type Change = (changes: Partial<WizardQuery>, options?: { readonly settle?: boolean }) => void;

interface Pending {
  /** the URL state plus the pending entries */
  readonly current: WizardQuery;
  readonly change: Change;
  readonly commit: () => void;
  /** commits, then writes another state to the URL */
  readonly go: Go;
}

interface Changes {
  readonly fields: Partial<WizardQuery>;
  readonly settle: boolean;
}

/**
 * Holds entries that are not yet in the URL: text between two pauses, and the row that the arrow keys pass over.
 * `onType` is called on each keystroke, so that the stored draft is complete when the page closes. `complete` adds to
 * each state what follows from its entries.
 */
export const usePending = (
  query: WizardQuery,
  onGo: Go,
  onType: (typed: WizardQuery) => void,
  complete: (next: WizardQuery) => WizardQuery,
): Pending => {
  const [changes, setChanges] = useState<Changes | null>(null);
  const current = complete(changes ? { ...query, ...changes.fields } : query);

  const commit = () => {
    if (!changes) return;
    setChanges(null);
    onGo(current, { replace: true });
  };

  useEffect(() => {
    if (!changes?.settle) return undefined;
    const timer = setTimeout(commit, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return {
    current,
    change: (fields, { settle = false } = {}) => {
      if ("name" in fields || "description" in fields) onType({ ...current, ...fields });
      setChanges((before) => ({ fields: { ...before?.fields, ...fields }, settle: settle || before?.settle === true }));
    },
    commit,
    go: (next, options) => {
      commit();
      onGo(complete(next), options);
    },
  };
};

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
