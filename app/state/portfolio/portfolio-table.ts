import { atom, type Atom } from "jotai";
import { applyEdits, setQuantity } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { portfolioEntriesAtom } from "../work/portfolios.ts";
import { atomFamily } from "../core/atom-family.ts";

/** A quantity being typed: on screen and in the scores, and written when typing pauses. */
export interface TypedQuantity {
  readonly id: string;
  readonly place: number;
  readonly quantity: number;
  /** name of the undo step */
  readonly what: string;
  /** digits of one number form one undo step */
  readonly group: string;
  /** removes its journal note */
  readonly forgetNote: () => void;
}

/** For the editing actions of this folder: at most one quantity is typed at a time. */
export const typedQuantityAtom = atom<TypedQuantity | null>(null);

/** The lines of a portfolio as on screen, with the quantity being typed; null = not loaded yet. */
export const portfolioTableAtom = atomFamily((id): Atom<EntryTable | null> =>
  atom((get) => {
    const table = get(portfolioEntriesAtom(id)).value;
    const typed = get(typedQuantityAtom);
    if (table === null || typed === null || typed.id !== id || typed.place >= table.length) return table;
    return applyEdits(table, [setQuantity(table, typed.place, typed.quantity)]).table;
  }),
);
