import { atom, type Atom } from "jotai";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { portfolioEntriesAtom } from "../work/portfolios.ts";
import { atomFamily } from "../core/atom-family.ts";

/** The lines of a portfolio; null = not loaded yet. */
export const portfolioTableAtom = atomFamily((id): Atom<EntryTable | null> =>
  atom((get) => get(portfolioEntriesAtom(id)).value),
);
