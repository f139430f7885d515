import { atom } from "jotai";
import type { LineEdit } from "../../../workers/engine/portfolio/line-edit.ts";
import { atomFamily } from "../core/atom-family.ts";
import { nextNames, NO_HISTORY, type History, type NextSteps, type UndoWay } from "../core/history.ts";
import type { PortfolioChanges } from "../work/portfolios.ts";

/** A change of a portfolio, as a redo or an undo makes it. */
export type PortfolioChange =
  | { readonly kind: "entries"; readonly edits: readonly LineEdit[] }
  | { readonly kind: "head"; readonly changes: PortfolioChanges };

export interface PortfolioStep extends Readonly<Record<UndoWay, PortfolioChange>> {
  /** text after "Undo: " */
  readonly what: string;
  /** consecutive steps of the same group become one, such as digits of one number; null = never joined */
  readonly group: string | null;
}

const onlySet = (change: PortfolioChange): (LineEdit & { readonly kind: "set" }) | null => {
  if (change.kind !== "entries" || change.edits.length !== 1) return null;
  const [edit] = change.edits;
  return edit?.kind === "set" ? edit : null;
};

const samePlaces = (a: Uint32Array, b: Uint32Array): boolean =>
  a.length === b.length && a.every((place, at) => place === b[at]);

/** Joins two changes of the same lines; null = they cannot be joined. */
export const joined = (earlier: PortfolioStep, later: PortfolioStep): PortfolioStep | null => {
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

/** The undo steps of a portfolio in this tab; lost at a reload. Edits share the columns that they do not change. */
export const portfolioHistoryAtom = atomFamily((_id) => atom<History<PortfolioStep>>(NO_HISTORY));

/** The next undo and redo of a portfolio. */
export const portfolioUndoAtom = atomFamily((id) =>
  atom((get): NextSteps => nextNames(get(portfolioHistoryAtom(id)), ({ what }) => what)),
);

/** The edits of a step; null = it did not change lines. */
export const editsOf = (step: PortfolioStep | undefined): readonly LineEdit[] | null =>
  step?.redo.kind === "entries" ? step.redo.edits : null;

/** The edits that the next undo reverts, for a message that offers to undo its own edits only. */
export const lastEditsAtom = atomFamily((id) => atom((get) => editsOf(get(portfolioHistoryAtom(id)).past.at(-1))));
