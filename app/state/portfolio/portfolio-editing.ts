import { atom, type Getter } from "jotai";
import {
  applyEdits,
  editing,
  linesOf,
  setQuantity,
  type EntryEdit,
} from "../../../workers/engine/portfolio/entry-edit.ts";
import { addByHand, mergingEqualLines } from "../../../workers/engine/portfolio/entry-joining.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { yieldIfLarge, runInChunks } from "../../scheduling/run-in-chunks.ts";
import { withoutMark } from "../../data/documents/larger-elsewhere.ts";
import { notedEdit } from "../../data/noted-lines.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { noteEditAtom } from "../work/edit-journal.ts";
import type { Outcome } from "../core/outcome.ts";
import {
  stepBack,
  stepForward,
  withoutStep,
  withStep,
  type PortfolioChange,
  type PortfolioHistory,
  type PortfolioStep,
} from "./portfolio-history.ts";
import { changeHistoryAtom, editsOf, historiesAtom, lastEditsAtom, portfolioUndoAtom } from "./portfolio-steps.ts";
import { typedQuantityAtom, type TypedQuantity } from "./portfolio-table.ts";
import {
  createPortfolioAtom,
  editEntriesAtom,
  editPortfolioAtom,
  portfolioAtom,
  portfolioEntriesAtom,
  type PortfolioChanges,
} from "../work/portfolios.ts";
import { countUnqueuedEditsAtom } from "../work/save-state.ts";
import { servicesAtom } from "../core/services.ts";

export { lastEditsAtom, portfolioUndoAtom };

const DONE: Outcome<null> = { ok: true, value: null };

const notHere = (id: string): Outcome<never> => ({ ok: false, problem: { code: "not_found", detail: id } });

/** The name of an undo step, and the group of steps that it may join. */
export interface StepName {
  readonly what: string;
  readonly group?: string;
}

const turnsAtom = atom(() => ({ last: Promise.resolve() }));

/**
 * Runs changes in sequence: each starts from the lines that the one before has left. A change lets the next one start early by
 * calling `onShown`, once it is shown and journaled: a click during a slow write is then journaled too.
 */
const runInSequence = async <T>(get: Getter, run: (onShown: () => void) => Promise<T>): Promise<T> => {
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

/** Resolves when the lines are shown, or when the run has ended without that. */
const untilShown = (run: (onShown: () => void) => Promise<unknown>): Promise<void> =>
  new Promise((resolve) => void run(resolve).finally(resolve));

/** Edits, or a function that makes them from the current lines when the change runs. */
export type LineEdits = readonly EntryEdit[] | ((table: EntryTable) => readonly EntryEdit[]);

/** For the actions below, which queue it. */
const editNowAtom = atom(
  null,
  async (
    get,
    set,
    id: string,
    given: LineEdits,
    { what, group }: StepName,
    onShown: () => void,
  ): Promise<Outcome<null>> => {
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
    set(changeHistoryAtom, id, (history) =>
      withStep(history, {
        what,
        group: group ?? null,
        undo: { kind: "entries", edits: inverse },
        redo: { kind: "entries", edits },
      }),
    );
    return set(editEntriesAtom, id, edits, { before: table, after }, onShown);
  },
);

/** Edits lines as one undo step. `conflict`: another tab has changed a line meanwhile; then nothing is edited. */
export const editLinesAtom = atom(
  null,
  (get, set, id: string, edits: LineEdits, name: StepName): Promise<Outcome<null>> => {
    const typed = get(typedQuantityAtom);
    return runInSequence(get, async (onShown) => {
      await set(showTypedAtom, typed);
      return set(editNowAtom, id, edits, name, onShown);
    });
  },
);

const applyAtom = atom(
  null,
  async (get, set, id: string, change: PortfolioChange, onShown: () => void): Promise<Outcome<null>> => {
    if (change.kind === "head") return set(editPortfolioAtom, id, change.changes, onShown);
    await yieldIfLarge(linesOf(change.edits));
    const table = get(portfolioEntriesAtom(id)).value;
    if (table === null) return notHere(id);
    const { table: after, refused } = await runInChunks(editing(table, change.edits), linesOf(change.edits));
    if (refused.length > 0) return { ok: false, problem: { code: "conflict", detail: `${refused.length} edits` } };
    return set(editEntriesAtom, id, change.edits, { before: table, after }, onShown);
  },
);

/**
 * Applies an undo or redo and moves the history when the change is shown and journaled, so that the next change finds the history
 * that matches the screen. A step that the store refuses later is removed from the history.
 */
const applyStepAtom = atom(
  null,
  async (
    _get,
    set,
    id: string,
    step: PortfolioStep,
    change: PortfolioChange,
    move: (history: PortfolioHistory, isDone: boolean) => PortfolioHistory,
    onShown: () => void,
  ): Promise<Outcome<null>> => {
    let isShown = false;
    const outcome = await set(applyAtom, id, change, () => {
      isShown = true;
      set(changeHistoryAtom, id, (history) => move(history, true));
      onShown();
    });
    if (!isShown) set(changeHistoryAtom, id, (history) => move(history, outcome.ok));
    else if (!outcome.ok) set(changeHistoryAtom, id, (history) => withoutStep(history, step));
    return outcome;
  },
);

const editHeadNowAtom = atom(
  null,
  async (
    get,
    set,
    id: string,
    changes: PortfolioChanges,
    what: string,
    onShown: () => void,
  ): Promise<Outcome<null>> => {
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
export const editPortfolioHeadAtom = atom(
  null,
  (get, set, id: string, changes: PortfolioChanges, what: string): Promise<Outcome<null>> =>
    runInSequence(get, (onShown) => set(editHeadNowAtom, id, changes, what, onShown)),
);

/** A typed quantity is written after this pause. */
const PAUSE_MS = 700;

const groupOf = (id: string, place: number): string => `${id} ${place}`;

/** The journal notes of typed quantities, until these become edits. */
const notedQuantityAtom = atom(() => ({
  /** of the field being typed in */
  last: { group: "", forget: (): void => undefined },
  /** typed quantities that are queued; the next journal note of the field starts from them */
  settling: new Map<string, number>(),
}));

/** Journals a typed quantity on each key, before anything else happens. */
export const noteQuantityAtom = atom(null, (get, set, id: string, place: number, quantity: number) => {
  const table = get(portfolioEntriesAtom(id)).value;
  if (table === null || place >= table.length) return;
  const noted = get(notedQuantityAtom);
  const group = groupOf(id, place);
  const line = table.line(place);
  const before = EntryTable.of([{ ...line, quantity: noted.settling.get(group) ?? line.quantity }]);
  const after = EntryTable.of([{ ...line, quantity }]);
  const forget = set(noteEditAtom, {
    kind: "lines",
    id,
    length: table.length,
    edits: [notedEdit({ kind: "set", places: Uint32Array.of(place), before, after })],
  });
  if (noted.last.group === group) noted.last.forget();
  noted.last = { group, forget };
});

/** Sets the quantity being typed. While there is one it counts as unsaved, because leaving the page would lose it. */
const setTypedAtom = atom(null, (get, set, typed: TypedQuantity | null) => {
  const before = get(typedQuantityAtom);
  if (before === null && typed !== null) set(countUnqueuedEditsAtom, 1);
  if (before !== null && typed === null) set(countUnqueuedEditsAtom, -1);
  set(typedQuantityAtom, typed);
});

const settleNowAtom = atom(
  null,
  async (get, set, typed: TypedQuantity | null, onShown: () => void = () => undefined): Promise<Outcome<null>> => {
    const table = typed && get(portfolioEntriesAtom(typed.id)).value;
    let isOver = false;
    const clear = () => {
      if (isOver) return;
      isOver = true;
      typed?.forgetNote();
      const { settling } = get(notedQuantityAtom);
      if (typed !== null && settling.get(typed.group) === typed.quantity) settling.delete(typed.group);
      if (get(typedQuantityAtom) === typed) set(setTypedAtom, null);
    };
    const isSame = table === null || typed === null || table.columns.quantity[typed.place] === typed.quantity;
    if (isSame || typed.place >= table.length) {
      clear();
      return DONE;
    }
    const edits = [setQuantity(table, typed.place, typed.quantity)];
    const outcome = await set(editNowAtom, typed.id, edits, typed, () => {
      // the edit is shown and has its own journal note; lines may move from now on
      clear();
      onShown();
    });
    clear();
    return outcome;
  },
);

/** Turns the quantity being typed into an edit; resolves when the edit is shown, while it is being written. */
const showTypedAtom = atom(null, (_get, set, typed: TypedQuantity | null): Promise<void> =>
  untilShown((onShown) => set(settleNowAtom, typed, onShown)),
);

/** Writes the quantity being typed, if any. */
export const writeTypedQuantityAtom = atom(null, (get, set): Promise<Outcome<null>> => {
  // read now: a quantity typed after this call is another one
  const typed = get(typedQuantityAtom);
  if (typed !== null) get(notedQuantityAtom).settling.set(typed.group, typed.quantity);
  return runInSequence(get, (onShown) => set(settleNowAtom, typed, onShown));
});

const pauseAtom = atom<{ stop: () => void }>({ stop: () => undefined });

/** Shows a quantity while it is typed, in the table and the scores; written when typing pauses. */
export const typeQuantityAtom = atom(null, (get, set, id: string, place: number, quantity: number, what: string) => {
  const pause = get(pauseAtom);
  pause.stop();
  const before = get(typedQuantityAtom);
  const group = groupOf(id, place);
  set(noteQuantityAtom, id, place, quantity);
  const { last } = get(notedQuantityAtom);
  if (before !== null && before.group !== group) void set(writeTypedQuantityAtom);
  set(setTypedAtom, {
    id,
    place,
    quantity,
    what,
    group,
    forgetNote: last.group === group ? last.forget : () => undefined,
  });
  pause.stop = get(servicesAtom).after(PAUSE_MS, () => void set(writeTypedQuantityAtom));
});

/** Drops the quantity being typed when the input is not a number: the stored one shows again. */
export const dropQuantityAtom = atom(null, (get, set) => {
  get(pauseAtom).stop();
  get(notedQuantityAtom).last.forget();
  set(setTypedAtom, null);
});

/**
 * Undoes the last step. A step that no longer fits, because another tab has changed its lines, is dropped (`conflict`).
 *
 * @param only the edits of the step to undo: if another step is the last one, nothing is undone
 */
export const undoPortfolioAtom = atom(
  null,
  (get, set, id: string, only?: readonly EntryEdit[]): Promise<Outcome<string | null>> =>
    runInSequence(get, async (onShown) => {
      await set(showTypedAtom, get(typedQuantityAtom));
      const step = get(historiesAtom).get(id)?.past.at(-1);
      if (step === undefined || (only !== undefined && editsOf(step) !== only)) return { ok: true, value: null };
      const outcome = await set(applyStepAtom, id, step, step.undo, stepBack, onShown);
      return outcome.ok ? { ok: true, value: step.what } : outcome;
    }),
);

/** Redoes the step that was undone last. */
export const redoPortfolioAtom = atom(null, (get, set, id: string): Promise<Outcome<string | null>> =>
  runInSequence(get, async (onShown) => {
    await set(showTypedAtom, get(typedQuantityAtom));
    const step = get(historiesAtom).get(id)?.future[0];
    if (step === undefined) return { ok: true, value: null };
    const outcome = await set(applyStepAtom, id, step, step.redo, stepForward, onShown);
    return outcome.ok ? { ok: true, value: step.what } : outcome;
  }),
);

/** Adds lines by hand: an existing line of the same product and food gets the quantity instead. */
export const addLinesAtom = atom(
  null,
  (get, set, id: string, lines: readonly EntryLine[], what: string): Promise<Outcome<null>> =>
    runInSequence(get, async (onShown) => {
      await set(showTypedAtom, get(typedQuantityAtom));
      let table = get(portfolioEntriesAtom(id)).value;
      if (table === null) return notHere(id);
      const edits: EntryEdit[] = [];
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
  runInSequence(get, async (onShown) => {
    await set(showTypedAtom, get(typedQuantityAtom));
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
    runInSequence(get, async (onShown) => {
      await set(showTypedAtom, get(typedQuantityAtom));
      const stored = get(portfolioAtom(id));
      const table = get(portfolioEntriesAtom(id)).value;
      if (stored === null || table === null) return notHere(id);
      const { portfolio_id, ...head } = withoutMark(stored.portfolio);
      const made = set(createPortfolioAtom, { ...head, portfolio_name, scenario_of: portfolio_id }, table);
      onShown();
      return made;
    }),
);
