import { atom } from "jotai";
import type { EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import { NO_HISTORY, type PortfolioHistory, type PortfolioStep } from "./portfolio-history.ts";
import { atomFamily } from "../core/atom-family.ts";

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
