import { atom } from "jotai";
import { setQuantity } from "../../../workers/engine/portfolio/entry-edit.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { notedEdit } from "../../data/noted-lines.ts";
import { noteEditAtom } from "../work/edit-journal.ts";
import type { Done } from "../core/outcome.ts";
import { typedQuantityAtom, type TypedQuantity } from "./portfolio-table.ts";
import { portfolioEntriesAtom } from "../work/portfolios.ts";
import { countUnqueuedEditsAtom } from "../work/save-state.ts";
import { servicesAtom } from "../core/services.ts";
import { runInSequence, editNowAtom, DONE, untilShown } from "./editing-queue.ts";

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
  async (get, set, typed: TypedQuantity | null, onShown: () => void = () => undefined): Done => {
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
export const showTypedAtom = atom(null, (_get, set, typed: TypedQuantity | null): Promise<void> =>
  untilShown((onShown) => set(settleNowAtom, typed, onShown)),
);

/** Writes the quantity being typed, if any. */
export const writeTypedQuantityAtom = atom(null, (get, set): Done => {
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
