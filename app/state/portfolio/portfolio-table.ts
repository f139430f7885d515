import { atom, type Atom } from "jotai";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { portfolioEntriesAtom } from "../work/portfolios.ts";
import { atomFamily } from "../core/atom-family.ts";

/** The lines of a portfolio; null = not loaded yet. */
export const portfolioTableAtom = atomFamily((id): Atom<LineTable | null> =>
  atom((get) => get(portfolioEntriesAtom(id)).value),
);
