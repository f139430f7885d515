import { atom, type Getter } from "jotai";
import { editing, linesOf, type LineEdit } from "../../../workers/engine/portfolio/line-edit.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { yieldIfLarge, runInChunks } from "../../scheduling/run-in-chunks.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { withoutStep, withStep, type History } from "../core/history.ts";
import { joined, portfolioHistoryAtom, type PortfolioChange, type PortfolioStep } from "./portfolio-history.ts";
import { editEntriesAtom, editPortfolioAtom, portfolioEntriesAtom } from "../work/portfolios.ts";

export const DONE: Outcome<null> = { ok: true, value: null };

/** The outcome of an edit of a portfolio that is not loaded or does not exist. */
export const notHere = (id: string): Outcome<never> => ({ ok: false, problem: { code: "not_found", detail: id } });

/** The name of an undo step, and the group of steps that it may join. */
export interface StepName {
  readonly what: string;
  readonly group?: string;
}

const turnsAtom = atom(() => ({ last: Promise.resolve() }));

/**
 * Runs changes in sequence: each starts from the lines that the one before has left. A change lets the next one start early by
 * calling `onShown`, once it is shown: a click during a slow write is shown without waiting for that write.
 */
export const runInSequence = async <T>(get: Getter, run: (onShown: () => void) => Promise<T>): Promise<T> => {
  const turns = get(turnsAtom);
  const { last } = turns;
  let next = (): void => undefined;
  turns.last = new Promise((resolve) => {
    next = resolve;
  });
  await last;
  try {
    return await run(next);
  } finally {
    next();
  }
};

/** Edits, or a function that makes them from the current lines when the change runs. */
export type LineEdits = readonly LineEdit[] | ((table: LineTable) => readonly LineEdit[]);

/** Edits lines as one undo step. Only within `runInSequence`. */
export const editNowAtom = atom(
  null,
  async (get, set, id: string, given: LineEdits, { what, group }: StepName, onShown: () => void): Done => {
    const entries = () => get(portfolioEntriesAtom(id)).value;
    // yield first, so that making edits of many lines is a task apart from the click
    if (typeof given === "function") await yieldIfLarge(entries()?.length ?? 0);
    const table = entries();
    if (table === null) return notHere(id);
    const edits = typeof given === "function" ? given(table) : given;
    const { table: after, inverse, refused } = await runInChunks(editing(table, edits), linesOf(edits));
    if (refused.length > 0) return { ok: false, problem: { code: "conflict", detail: `${refused.length} edits` } };
    if (edits.length === 0) return DONE;
    await yieldIfLarge(linesOf(edits));
    const step: PortfolioStep = {
      what,
      group: group ?? null,
      undo: { kind: "entries", edits: inverse },
      redo: { kind: "entries", edits },
    };
    set(portfolioHistoryAtom(id), (history) => withStep(history, step, joined));
    return set(editEntriesAtom, id, edits, { before: table, after }, onShown);
  },
);

const applyAtom = atom(null, async (get, set, id: string, change: PortfolioChange, onShown: () => void): Done => {
  if (change.kind === "head") return set(editPortfolioAtom, id, change.changes, onShown);
  await yieldIfLarge(linesOf(change.edits));
  const table = get(portfolioEntriesAtom(id)).value;
  if (table === null) return notHere(id);
  const { table: after, refused } = await runInChunks(editing(table, change.edits), linesOf(change.edits));
  if (refused.length > 0) return { ok: false, problem: { code: "conflict", detail: `${refused.length} edits` } };
  return set(editEntriesAtom, id, change.edits, { before: table, after }, onShown);
});

/** The history after a change; `isDone` false = the change failed. */
export type MoveHistory = (history: History<PortfolioStep>, isDone: boolean) => History<PortfolioStep>;

/**
 * Applies an undo or redo and moves the history when the change is shown, so that the next change finds the history
 * that matches the screen. A step that the store refuses later is removed from the history.
 */
export const applyStepAtom = atom(
  null,
  async (
    _get,
    set,
    id: string,
    step: PortfolioStep,
    change: PortfolioChange,
    move: MoveHistory,
    onShown: () => void,
  ): Done => {
    let isShown = false;
    const outcome = await set(applyAtom, id, change, () => {
      isShown = true;
      set(portfolioHistoryAtom(id), (history) => move(history, true));
      onShown();
    });
    if (!isShown) set(portfolioHistoryAtom(id), (history) => move(history, outcome.ok));
    else if (!outcome.ok) set(portfolioHistoryAtom(id), (history) => withoutStep(history, step));
    return outcome;
  },
);
