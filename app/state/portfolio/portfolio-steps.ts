import { atom } from "jotai";
import type { EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import { NO_HISTORY, type PortfolioHistory, type PortfolioStep } from "./portfolio-history.ts";
import { atomFamily } from "../core/atom-family.ts";

/** The steps of this tab, by portfolio; a reload begins anew. */
export const historiesAtom = atom<ReadonlyMap<string, PortfolioHistory>>(new Map());

/** For portfolio-editing.ts: changes the steps of one portfolio. */
export const changeHistoryAtom = atom(
  null,
  (_get, set, id: string, change: (history: PortfolioHistory) => PortfolioHistory) =>
    set(historiesAtom, (all) => new Map([...all, [id, change(all.get(id) ?? NO_HISTORY)]])),
);

/** What undo and redo would do next, in the words of the step; null = nothing. */
export interface UndoState {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** What an undo and a redo of a portfolio would take back; null = nothing. */
export const portfolioUndoAtom = atomFamily((id) =>
  atom((get): UndoState => {
    const { past, future } = get(historiesAtom).get(id) ?? NO_HISTORY;
    return { undo: past.at(-1)?.what ?? null, redo: future[0]?.what ?? null };
  }),
);

/** The edits of a step of lines; null = it changed something else. */
export const editsOf = (step: PortfolioStep | undefined): readonly EntryEdit[] | null =>
  step?.redo.kind === "entries" ? step.redo.edits : null;

/** The edits that an undo would take back: what offers to undo its own edits compares them with these. */
export const lastEditsAtom = atomFamily((id) => atom((get) => editsOf(get(historiesAtom).get(id)?.past.at(-1))));
