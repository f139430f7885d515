import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect } from "react";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { loadFiguresAtom, pairKey, portfolioFiguresAtom } from "../../state/portfolio-figures.ts";
import { portfolioScoresAtom } from "../../state/portfolio-scores.ts";
import type { FiguresAt } from "./row-figures.ts";

/** Climate and score of lines, asked of the worker once for each pair of product and food that comes into view. */
export const usePairFigures = (id: string, table: EntryTable, visible: Uint32Array): FiguresAt => {
  const { status } = useAtomValue(portfolioScoresAtom(id));
  const figures = useAtomValue(portfolioFiguresAtom(id));
  const load = useSetAtom(loadFiguresAtom);
  const figuresAt = useCallback<FiguresAt>(
    (place) => (place < table.length ? figures.get(pairKey(table.line(place))) : undefined),
    [figures, table],
  );
  useEffect(() => {
    // after a change of region the figures are gone, and those in view are asked for anew
    if (status === "ready" && visible.some((place) => figuresAt(place) === undefined)) void load(id, visible);
  }, [status, id, load, visible, figuresAt]);
  return figuresAt;
};
