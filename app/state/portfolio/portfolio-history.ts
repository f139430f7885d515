import { atom } from "jotai";
import type { EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import { atomFamily } from "../core/atom-family.ts";
import type { PortfolioChanges } from "../work/portfolios.ts";

/** A change of a portfolio, as a redo or an undo makes it. */
export type PortfolioChange =
  | { readonly kind: "entries"; readonly edits: readonly EntryEdit[] }
  | { readonly kind: "head"; readonly changes: PortfolioChanges };

export interface PortfolioStep {
  /** text after "Undo: " */
  readonly what: string;
  /** consecutive steps of the same group become one, such as digits of one number; null = never joined */
  readonly group: string | null;
  readonly undo: PortfolioChange;
  readonly redo: PortfolioChange;
}

export interface PortfolioHistory {
  readonly past: readonly PortfolioStep[];
  readonly future: readonly PortfolioStep[];
}

export const NO_HISTORY: PortfolioHistory = { past: [], future: [] };

/** A limit beyond practical use; edits share the columns that they do not change. */
const MAX_STEPS = 200;

const onlySet = (change: PortfolioChange): (EntryEdit & { readonly kind: "set" }) | null => {
  if (change.kind !== "entries" || change.edits.length !== 1) return null;
  const [edit] = change.edits;
  return edit?.kind === "set" ? edit : null;
};

const samePlaces = (a: Uint32Array, b: Uint32Array): boolean =>
  a.length === b.length && a.every((place, at) => place === b[at]);

/** Joins two changes of the same lines; null = they cannot be joined. */
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

/** The history after a new step, which discards the redo steps. */
export const withStep = ({ past }: PortfolioHistory, step: PortfolioStep): PortfolioHistory => {
  const last = past.at(-1);
  const one = last === undefined ? null : joined(last, step);
  return { past: one === null ? [...past, step].slice(-MAX_STEPS) : [...past.slice(0, -1), one], future: [] };
};

/** The history after an undo; if that failed, the step is dropped. */
export const stepBack = ({ past, future }: PortfolioHistory, wasUndone: boolean): PortfolioHistory => {
  const last = past.at(-1);
  return { past: past.slice(0, -1), future: last !== undefined && wasUndone ? [last, ...future] : future };
};

/** The history after a redo; if that failed, the step is dropped. */
export const stepForward = ({ past, future }: PortfolioHistory, wasDone: boolean): PortfolioHistory => {
  const [next, ...rest] = future;
  // without a group, so that later typing does not join a redone step
  return { past: next !== undefined && wasDone ? [...past, { ...next, group: null }] : past, future: rest };
};

/** The history without a step that was shown, and that the store then refused. */
export const withoutStep = ({ past, future }: PortfolioHistory, { undo }: PortfolioStep): PortfolioHistory => ({
  past: past.filter((step) => step.undo !== undo),
  future: future.filter((step) => step.undo !== undo),
});

/** The undo steps of this tab, by portfolio; lost at a reload. */
export const historiesAtom = atom<ReadonlyMap<string, PortfolioHistory>>(new Map());

/** For `editing-queue.ts`: changes the undo steps of one portfolio. */
export const changeHistoryAtom = atom(
  null,
  (_get, set, id: string, change: (history: PortfolioHistory) => PortfolioHistory) =>
    set(historiesAtom, (all) => new Map([...all, [id, change(all.get(id) ?? NO_HISTORY)]])),
);

/** The names of the next undo and redo steps; null = none. */
export interface UndoState {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** The next undo and redo of a portfolio. */
export const portfolioUndoAtom = atomFamily((id) =>
  atom((get): UndoState => {
    const { past, future } = get(historiesAtom).get(id) ?? NO_HISTORY;
    return { undo: past.at(-1)?.what ?? null, redo: future[0]?.what ?? null };
  }),
);

/** The edits of a step; null = it did not change lines. */
export const editsOf = (step: PortfolioStep | undefined): readonly EntryEdit[] | null =>
  step?.redo.kind === "entries" ? step.redo.edits : null;

/** The edits that the next undo reverts, for a message that offers to undo its own edits only. */
export const lastEditsAtom = atomFamily((id) => atom((get) => editsOf(get(historiesAtom).get(id)?.past.at(-1))));
