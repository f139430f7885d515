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

/** What a step is called, and with which it goes together. */
export interface StepName {
  readonly what: string;
  readonly group?: string;
}

const turnsAtom = atom(() => ({ last: Promise.resolve() }));

/**
 * One change after the other: each starts from the lines that the one before has left, however fast the keys are. The next one
 * begins once those are shown, if the change says so: while they are written, it would not be noted yet.
 */
const inTurn = async <T>(get: Getter, run: (onShown: () => void) => Promise<T>): Promise<T> => {
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

/** Until the lines are shown, or it is over without. */
const untilShown = (run: (onShown: () => void) => Promise<unknown>): Promise<void> =>
  new Promise((resolve) => void run(resolve).finally(resolve));

/** Edits, or what makes them of the lines as they are when its turn comes. */
export type LineEdits = readonly EntryEdit[] | ((table: EntryTable) => readonly EntryEdit[]);

/** For the verbs below, in their turn. */
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
    // what makes edits of many lines is a slice of its own, apart from the click that asks for them
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

/** Edits lines as one step that can be undone. `conflict`: a line is no longer what the edit took it for; nothing is done. */
export const editLinesAtom = atom(
  null,
  (get, set, id: string, edits: LineEdits, name: StepName): Promise<Outcome<null>> => {
    const typed = get(typedQuantityAtom);
    return inTurn(get, async (onShown) => {
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
 * Makes a change that moves the history by a step: the history moves when the change is shown and noted, so that the next turn finds
 * it as it is on screen. What the store refuses later is no step any more.
 */
const moveAtom = atom(
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
      moveAtom,
      id,
      step,
      step.redo,
      (history, isDone) => (isDone ? withStep(history, step) : history),
      onShown,
    );
  },
);

/** Changes fields of the portfolio as one step that can be undone. */
export const editPortfolioHeadAtom = atom(
  null,
  (get, set, id: string, changes: PortfolioChanges, what: string): Promise<Outcome<null>> =>
    inTurn(get, (onShown) => set(editHeadNowAtom, id, changes, what, onShown)),
);

/** How long typing pauses before a quantity is written. */
const PAUSE_MS = 700;

const groupOf = (id: string, place: number): string => `${id} ${place}`;

/** What is noted of quantities that are typed, until they are edits. */
const notedQuantityAtom = atom(() => ({
  /** of the field that is typed in */
  last: { group: "", forget: (): void => undefined },
  /** quantities that wait for their turn: what is typed next is typed over them */
  settling: new Map<string, number>(),
}));

/** Notes a typed quantity with its key, before the page makes anything of it. */
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

/** Until it is written, leaving the page would lose what is being typed. */
const holdTypedAtom = atom(null, (get, set, typed: TypedQuantity | null) => {
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
      if (get(typedQuantityAtom) === typed) set(holdTypedAtom, null);
    };
    const isSame = table === null || typed === null || table.columns.quantity[typed.place] === typed.quantity;
    if (isSame || typed.place >= table.length) {
      clear();
      return DONE;
    }
    const edits = [setQuantity(table, typed.place, typed.quantity)];
    const outcome = await set(editNowAtom, typed.id, edits, typed, () => {
      // the edit is shown and noted in its place; lines may move from now on
      clear();
      onShown();
    });
    clear();
    return outcome;
  },
);

/** Makes an edit of the quantity that is being typed: it is among the lines then, and being written. */
const showTypedAtom = atom(null, (_get, set, typed: TypedQuantity | null): Promise<void> =>
  untilShown((onShown) => set(settleNowAtom, typed, onShown)),
);

/** Writes the quantity that is being typed, if there is one. */
export const settleQuantityAtom = atom(null, (get, set): Promise<Outcome<null>> => {
  // what is typed next is another quantity
  const typed = get(typedQuantityAtom);
  if (typed !== null) get(notedQuantityAtom).settling.set(typed.group, typed.quantity);
  return inTurn(get, (onShown) => set(settleNowAtom, typed, onShown));
});

const pauseAtom = atom<{ stop: () => void }>({ stop: () => undefined });

/** A quantity is being typed: on screen and in the scores at once, written when the typing pauses. */
export const typeQuantityAtom = atom(null, (get, set, id: string, place: number, quantity: number, what: string) => {
  const pause = get(pauseAtom);
  pause.stop();
  const before = get(typedQuantityAtom);
  const group = groupOf(id, place);
  set(noteQuantityAtom, id, place, quantity);
  const { last } = get(notedQuantityAtom);
  if (before !== null && before.group !== group) void set(settleQuantityAtom);
  set(holdTypedAtom, {
    id,
    place,
    quantity,
    what,
    group,
    forgetNote: last.group === group ? last.forget : () => undefined,
  });
  pause.stop = get(servicesAtom).after(PAUSE_MS, () => void set(settleQuantityAtom));
});

/** What was typed last was no quantity: the one before comes back. */
export const dropQuantityAtom = atom(null, (get, set) => {
  get(pauseAtom).stop();
  get(notedQuantityAtom).last.forget();
  set(holdTypedAtom, null);
});

/**
 * Undoes the last step; a step that no longer fits, because another tab has changed its lines, is dropped (`conflict`).
 * @param only of the step that is meant: nothing is undone if another one is the last
 */
export const undoPortfolioAtom = atom(
  null,
  (get, set, id: string, only?: readonly EntryEdit[]): Promise<Outcome<string | null>> =>
    inTurn(get, async (onShown) => {
      await set(showTypedAtom, get(typedQuantityAtom));
      const step = get(historiesAtom).get(id)?.past.at(-1);
      if (step === undefined || (only !== undefined && editsOf(step) !== only)) return { ok: true, value: null };
      const outcome = await set(moveAtom, id, step, step.undo, stepBack, onShown);
      return outcome.ok ? { ok: true, value: step.what } : outcome;
    }),
);

/** Does the step again that was undone last. */
export const redoPortfolioAtom = atom(null, (get, set, id: string): Promise<Outcome<string | null>> =>
  inTurn(get, async (onShown) => {
    await set(showTypedAtom, get(typedQuantityAtom));
    const step = get(historiesAtom).get(id)?.future[0];
    if (step === undefined) return { ok: true, value: null };
    const outcome = await set(moveAtom, id, step, step.redo, stepForward, onShown);
    return outcome.ok ? { ok: true, value: step.what } : outcome;
  }),
);

/** Adds lines by hand: what is there with the same product and food gets that many more uses. */
export const addLinesAtom = atom(
  null,
  (get, set, id: string, lines: readonly EntryLine[], what: string): Promise<Outcome<null>> =>
    inTurn(get, async (onShown) => {
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

/** "Merge equal lines"; answers how many lines went into others. */
export const mergeEqualLinesAtom = atom(null, (get, set, id: string, what: string): Promise<Outcome<number>> =>
  inTurn(get, async (onShown) => {
    await set(showTypedAtom, get(typedQuantityAtom));
    const table = get(portfolioEntriesAtom(id)).value;
    if (table === null) return notHere(id);
    const edits = await runInChunks(mergingEqualLines(table), table.length);
    const outcome = await set(editNowAtom, id, edits, { what }, onShown);
    return outcome.ok ? { ok: true, value: linesOf(edits.filter(({ kind }) => kind === "remove")) } : outcome;
  }),
);

/** Another portfolio with the same lines and settings, which says what it is a scenario of; answers its id. */
export const duplicateAsScenarioAtom = atom(
  null,
  (get, set, id: string, portfolio_name: string): Promise<Outcome<string>> =>
    inTurn(get, async (onShown) => {
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
