import type { EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { PortfolioChanges } from "../work/portfolios.ts";

/** A change of a portfolio that can be made, and made undone. */
export type PortfolioChange =
  | { readonly kind: "entries"; readonly edits: readonly EntryEdit[] }
  | { readonly kind: "head"; readonly changes: PortfolioChanges };

export interface PortfolioStep {
  /** as it follows "Undo: " */
  readonly what: string;
  /** steps of the same group that follow each other are one: digits of one number; null = a step of its own */
  readonly group: string | null;
  readonly undo: PortfolioChange;
  readonly redo: PortfolioChange;
}

export interface PortfolioHistory {
  readonly past: readonly PortfolioStep[];
  readonly future: readonly PortfolioStep[];
}

export const NO_HISTORY: PortfolioHistory = { past: [], future: [] };

/** More than anybody takes back; edits share the columns that they do not change. */
const MOST_STEPS = 200;

const onlySet = (change: PortfolioChange): (EntryEdit & { readonly kind: "set" }) | null => {
  if (change.kind !== "entries" || change.edits.length !== 1) return null;
  const [edit] = change.edits;
  return edit?.kind === "set" ? edit : null;
};

const samePlaces = (a: Uint32Array, b: Uint32Array): boolean =>
  a.length === b.length && a.every((place, at) => place === b[at]);

/** Two changes of the same lines as one; null = they cannot be. */
const joined = (earlier: PortfolioStep, later: PortfolioStep): PortfolioStep | null => {
  if (earlier.group === null || earlier.group !== later.group) return null;
  const [firstRedo, firstUndo] = [onlySet(earlier.redo), onlySet(earlier.undo)];
  const [redo, undo] = [onlySet(later.redo), onlySet(later.undo)];
  if (!firstRedo || !firstUndo || !redo || !undo || !samePlaces(firstRedo.places, redo.places)) return null;
  return {
    ...later,
    undo: { kind: "entries", edits: [{ ...undo, after: firstUndo.after }] },
    redo: { kind: "entries", edits: [{ ...redo, before: firstRedo.before }] },
  };
};

/** The history after a step; what had been undone can no longer be done again. */
export const withStep = ({ past }: PortfolioHistory, step: PortfolioStep): PortfolioHistory => {
  const last = past.at(-1);
  const one = last === undefined ? null : joined(last, step);
  return { past: one === null ? [...past, step].slice(-MOST_STEPS) : [...past.slice(0, -1), one], future: [] };
};

/** The history after its last step was undone, or could not be (then the step is gone). */
export const stepBack = ({ past, future }: PortfolioHistory, wasUndone: boolean): PortfolioHistory => {
  const last = past.at(-1);
  return { past: past.slice(0, -1), future: last !== undefined && wasUndone ? [last, ...future] : future };
};

/** The history after the last undone step was done again, or could not be. */
export const stepForward = ({ past, future }: PortfolioHistory, wasDone: boolean): PortfolioHistory => {
  const [next, ...rest] = future;
  // a step that was done again does not go on with what is typed after it
  return { past: next !== undefined && wasDone ? [...past, { ...next, group: null }] : past, future: rest };
};

/** The history without a step that the store refused after it was shown, done or undone. */
export const withoutStep = ({ past, future }: PortfolioHistory, { undo }: PortfolioStep): PortfolioHistory => ({
  past: past.filter((step) => step.undo !== undo),
  future: future.filter((step) => step.undo !== undo),
});
