import { useAtomValue } from "jotai";
import { useCallback } from "react";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { pairKey, portfolioFiguresAtom } from "../../state/portfolio/portfolio-figures.ts";
import type { FiguresAt } from "./row-figures.ts";

/** Climate impact and score of lines, as far as they are loaded. */
export const usePairFigures = (id: string, table: EntryTable): FiguresAt => {
  const figures = useAtomValue(portfolioFiguresAtom(id));
  return useCallback<FiguresAt>(
    (place) => (place < table.length ? figures.get(pairKey(table.line(place))) : undefined),
    [figures, table],
  );
};
