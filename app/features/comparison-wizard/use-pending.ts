import { useEffect, useState } from "react";
import type { WizardQuery } from "./wizard-query.ts";

/** How long typing pauses before it goes into the address: browsers refuse an address change per key. */
const PAUSE_MS = 400;

/** Goes to another state of the wizard; `replace` leaves no step behind in the history. */
export type Go = (query: WizardQuery, options?: { readonly replace?: boolean }) => void;

/** Takes up what is being entered; with `settle` it goes into the address by itself after a pause. */
export type Change = (changes: Partial<WizardQuery>, options?: { readonly settle?: boolean }) => void;

interface Pending {
  /** the address with what is not in it yet */
  readonly current: WizardQuery;
  readonly change: Change;
  readonly commit: () => void;
  /** commits, then goes */
  readonly go: Go;
}

interface Changes {
  readonly fields: Partial<WizardQuery>;
  readonly settle: boolean;
}

/**
 * The address owns what was entered; this holds only what is being entered right now: letters between two
 * pauses, and the row that the arrow keys are passing over. `onType` hears each letter, so that none is lost with the page.
 */
export const usePending = (query: WizardQuery, onGo: Go, onType: (typed: WizardQuery) => void): Pending => {
  const [changes, setChanges] = useState<Changes | null>(null);
  const current = changes ? { ...query, ...changes.fields } : query;

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
      onGo(next, options);
    },
  };
};
