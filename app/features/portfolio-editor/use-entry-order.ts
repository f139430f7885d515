import { useSetAtom } from "jotai";
import { useState } from "react";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { loadAllFiguresAtom } from "../../state/portfolio-figures.ts";
import type { PortfolioNames } from "../../state/portfolio-names.ts";
import { viewedPlaces, WHOLE_TABLE, type EntryView } from "./entry-order.ts";
import { lineClimate, lineMass, type FiguresAt } from "./row-figures.ts";

interface Ordered {
  readonly view: EntryView;
  readonly length: number;
  readonly names: PortfolioNames;
  readonly places: Uint32Array;
}

const orderOf = (table: EntryTable, view: EntryView, names: PortfolioNames, figuresAt: FiguresAt): Ordered => ({
  view,
  length: table.length,
  names,
  places: viewedPlaces(
    table,
    view,
    { usecase: names.usecase, food: names.food, product: (id) => names.product(id).name },
    (column, place) => {
      const quantity = table.columns.quantity[place] ?? 0;
      if (column === "mass") {
        const { mass_grams, uses } = names.product(table.idOf(table.columns.product[place] ?? 0));
        return lineMass(quantity, mass_grams, uses);
      }
      const figures = figuresAt(place) ?? null;
      return column === "climate" ? lineClimate(quantity, figures) : (figures?.summary ?? null);
    },
  ),
});

const needsFigures = ({ sort }: EntryView): boolean => sort?.column === "climate" || sort?.column === "score";

/**
 * The lines that are shown, in their order. It is made anew when the view changes or lines come and go, not while a line is
 * edited: a row that jumps away under the typing hand would be lost. Sorting by what the worker knows waits for it.
 */
export const useEntryOrder = (
  id: string,
  table: EntryTable,
  names: PortfolioNames,
  figuresAt: FiguresAt,
): { readonly view: EntryView; readonly places: Uint32Array; readonly setView: (view: EntryView) => void } => {
  const loadAll = useSetAtom(loadAllFiguresAtom);
  const [ordered, setOrdered] = useState(() => orderOf(table, WHOLE_TABLE, names, figuresAt));
  const [isSortedAnew, setSortedAnew] = useState(false);
  let shown = ordered;
  if (ordered.length !== table.length || ordered.names !== names || isSortedAnew) {
    shown = orderOf(table, ordered.view, names, figuresAt);
    setOrdered(shown);
    if (isSortedAnew) setSortedAnew(false);
  }
  const setView = (view: EntryView) => {
    setOrdered(orderOf(table, view, names, figuresAt));
    if (needsFigures(view)) void loadAll(id).then(() => setSortedAnew(true));
  };
  return { view: shown.view, places: shown.places, setView };
};
