import { atom, type Getter, type Setter } from "jotai";
import { applyEdits, type LineEdit, linesOf } from "../../../workers/engine/portfolio/line-edit.ts";
import { addByHand, mergingEqualLines } from "../../../workers/engine/portfolio/line-joining.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { withoutMark } from "../../data/documents/owned-work.ts";
import { runInChunks } from "../../scheduling/run-in-chunks.ts";
import { moved, nextStep, type UndoWay, withStep } from "../core/history.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { createPortfolioAtom, portfolioAtom, type PortfolioChanges, portfolioEntriesAtom } from "../work/portfolios.ts";
import {
  applyStepAtom,
  editNowAtom,
  type LineEdits,
  type MoveHistory,
  notHere,
  runInSequence,
  type StepName,
} from "./editing-queue.ts";
import {
  editsOf,
  lastEditsAtom,
  portfolioHistoryAtom,
  type PortfolioStep,
  portfolioUndoAtom,
} from "./portfolio-history.ts";
import { commitQuantityAtom } from "./typed-quantity.ts";

export { lastEditsAtom, portfolioUndoAtom };

/** Runs a change in sequence, after the quantity that is being typed. */
const runAfterTyped: <T>(get: Getter, set: Setter, run: (onShown: () => void) => Promise<T>) => Promise<T> = (
  get,
  set,
  run,
) => {
  void set(commitQuantityAtom);
  return runInSequence(get, run);
};

/** Edits lines as one undo step. `conflict`: another tab has changed a line meanwhile; then nothing is edited. */
export const editLinesAtom = atom(null, (get, set, id: string, edits: LineEdits, name: StepName): Done =>
  runAfterTyped(get, set, (onShown) => set(editNowAtom, id, edits, name, onShown)),
);

const editHeadNowAtom = atom(
  null,
  async (get, set, id: string, changes: PortfolioChanges, what: string, onShown: () => void): Done => {
    const stored = get(portfolioAtom(id));
    if (stored === null) return notHere(id);
    const { portfolio } = stored;
    const before = Object.fromEntries(
      (Object.keys(changes) as (keyof PortfolioChanges)[]).map((name) => [name, portfolio[name]]),
    );
    const step: PortfolioStep = {
      what,
      group: null,
      undo: { kind: "head", changes: before },
      redo: { kind: "head", changes },
    };
    return set(
      applyStepAtom,
      id,
      step,
      step.redo,
      (history, isDone) => (isDone ? withStep(history, step) : history),
      onShown,
    );
  },
);

/** Changes fields of the portfolio as one undo step. */
export const editPortfolioHeadAtom = atom(null, (get, set, id: string, changes: PortfolioChanges, what: string): Done =>
  runInSequence(get, (onShown) => set(editHeadNowAtom, id, changes, what, onShown)),
);

/**
 * Undoes the last step, or redoes the one undone last, and gives its name; null = there is none. A step that no longer fits,
 * because another tab has changed its lines, is dropped (`conflict`).
 *
 * @param only the edits of the step to move: if another step is the next one, nothing happens
 */
export const movePortfolioAtom = atom(
  null,
  (get, set, id: string, way: UndoWay, only?: readonly LineEdit[]): Promise<Outcome<string | null>> =>
    runAfterTyped(get, set, async (onShown) => {
      const step = nextStep(get(portfolioHistoryAtom(id)), way);
      if (step === undefined || (only !== undefined && editsOf(step) !== only)) return { ok: true, value: null };
      const move: MoveHistory = (history, isDone) => moved(history, way, isDone);
      const outcome = await set(applyStepAtom, id, step, step[way], move, onShown);
      return outcome.ok ? { ok: true, value: step.what } : outcome;
    }),
);

/** Adds lines by hand: an existing line of the same product and food gets the quantity instead. */
export const addLinesAtom = atom(null, (get, set, id: string, lines: readonly PortfolioLine[], what: string): Done =>
  runAfterTyped(get, set, async (onShown) => {
    let table = get(portfolioEntriesAtom(id)).value;
    if (table === null) return notHere(id);
    const edits: LineEdit[] = [];
    for (const line of lines) {
      const edit = addByHand(table, line);
      edits.push(edit);
      ({ table } = applyEdits(table, [edit]));
    }
    return set(editNowAtom, id, edits, { what }, onShown);
  }),
);

/** "Merge equal lines"; gives the number of lines merged into others. */
export const mergeEqualLinesAtom = atom(null, (get, set, id: string, what: string): Promise<Outcome<number>> =>
  runAfterTyped(get, set, async (onShown) => {
    const table = get(portfolioEntriesAtom(id)).value;
    if (table === null) return notHere(id);
    const edits = await runInChunks(mergingEqualLines(table), table.length);
    const outcome = await set(editNowAtom, id, edits, { what }, onShown);
    return outcome.ok ? { ok: true, value: linesOf(edits.filter(({ kind }) => kind === "remove")) } : outcome;
  }),
);

/** Creates a portfolio with the same lines and settings, marked as a scenario of this one; gives its id. */
export const duplicateAsScenarioAtom = atom(
  null,
  (get, set, id: string, portfolio_name: string): Promise<Outcome<string>> =>
    runAfterTyped(get, set, async (onShown) => {
      const stored = get(portfolioAtom(id));
      const table = get(portfolioEntriesAtom(id)).value;
      if (stored === null || table === null) return notHere(id);
      const { portfolio_id, ...head } = withoutMark(stored.portfolio);
      const made = set(createPortfolioAtom, { ...head, portfolio_name, scenario_of: portfolio_id }, table);
      onShown();
      return made;
    }),
);
