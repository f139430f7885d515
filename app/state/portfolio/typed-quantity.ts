import { atom } from "jotai";
import { setQuantity } from "../../../workers/engine/portfolio/line-edit.ts";
import type { Done } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { portfolioEntriesAtom } from "../work/portfolios.ts";
import { countUnqueuedEditsAtom } from "../work/save-state.ts";
import { DONE, editNowAtom, notHere, runInSequence } from "./editing-queue.ts";

/** A field without a key for so long is committed. */
const PAUSE_MS = 500;

interface TypedQuantity {
  readonly id: string;
  readonly place: number;
  readonly quantity: number;
  /** name of the undo step */
  readonly what: string;
}

/** At most one quantity is being typed. Only its field shows it, until it is committed. */
const typingAtom = atom(() => ({
  typed: null as TypedQuantity | null,
  stopTimer: (): void => undefined,
}));

/** Takes the quantity being typed; null = there is none. */
const takeTypedAtom = atom(null, (get): TypedQuantity | null => {
  const typing = get(typingAtom);
  const { typed } = typing;
  typing.stopTimer();
  typing.typed = null;
  return typed;
});

/** Commits the quantity being typed, if any: it becomes an edit, which is shown and written. */
export const commitQuantityAtom = atom(null, async (get, set): Done => {
  const typed = set(takeTypedAtom);
  if (typed === null) return DONE;
  const { id, place, quantity, what } = typed;
  return runInSequence(get, async (onShown): Done => {
    const table = get(portfolioEntriesAtom(id)).value;
    if (table === null) return notHere(id);
    if (place >= table.length || table.columns.quantity[place] === quantity) return DONE;
    // commits of one field are one undo step
    return set(editNowAtom, id, [setQuantity(table, place, quantity)], { what, group: `${id} ${place}` }, onShown);
  }).finally(() => set(countUnqueuedEditsAtom, -1));
});

/** Called with each valid number that is typed; committed when typing pauses. It counts as unsaved until it is written. */
export const typeQuantityAtom = atom(null, (get, set, id: string, place: number, quantity: number, what: string) => {
  const typing = get(typingAtom);
  if (typing.typed !== null && (typing.typed.id !== id || typing.typed.place !== place)) void set(commitQuantityAtom);
  if (typing.typed === null) set(countUnqueuedEditsAtom, 1);
  typing.stopTimer();
  typing.typed = { id, place, quantity, what };
  typing.stopTimer = get(servicesAtom).after(PAUSE_MS, () => void set(commitQuantityAtom));
});

/** Drops the quantity being typed: the stored one shows again. */
export const dropQuantityAtom = atom(null, (_get, set) => {
  if (set(takeTypedAtom) !== null) set(countUnqueuedEditsAtom, -1);
});
