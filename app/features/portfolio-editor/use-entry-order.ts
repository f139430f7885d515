import { useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { loadAllFiguresAtom, type PairFigures } from "../../state/portfolio-figures.ts";
import type { NamedProduct, PortfolioNames } from "../../state/portfolio-names.ts";
import { viewedPlaces, WHOLE_TABLE, type EntryView, type FigureOf } from "./entry-order.ts";
import { lineClimate, lineMass, type FiguresAt } from "./row-figures.ts";

interface Ordered {
  readonly view: EntryView;
  readonly length: number;
  readonly names: PortfolioNames;
  readonly places: Uint32Array;
}

/** Figures of lines, looked up once for each different product and food: 100,000 lines have few of them. */
const figuresOf = (table: EntryTable, names: PortfolioNames, figuresAt: FiguresAt): FigureOf => {
  const { product, food, useCase, quantity } = table.columns;
  const products = new Map<number, NamedProduct>();
  const pairs = new Map<number, Map<number, PairFigures | null>>();
  const productAt = (place: number): NamedProduct => {
    const number = product[place] ?? 0;
    const known = products.get(number) ?? names.product(table.idOf(number));
    products.set(number, known);
    return known;
  };
  const pairAt = (place: number): PairFigures | null => {
    // numbers of texts are far below 2^26
    const item = (useCase[place] ?? 0) * 2 ** 26 + (product[place] ?? 0);
    const foods = pairs.get(item) ?? new Map<number, PairFigures | null>();
    if (foods.size === 0) pairs.set(item, foods);
    const number = food[place] ?? 0;
    const known = foods.get(number);
    if (known !== undefined) return known;
    const figures = figuresAt(place) ?? null;
    foods.set(number, figures);
    return figures;
  };
  return (column, place) => {
    const uses = quantity[place] ?? 0;
    if (column === "mass") return lineMass(uses, productAt(place).mass_grams, productAt(place).uses);
    const figures = pairAt(place);
    return column === "climate" ? lineClimate(uses, figures) : (figures?.summary ?? null);
  };
};

const orderOf = (table: EntryTable, view: EntryView, names: PortfolioNames, figuresAt: FiguresAt): Ordered => ({
  view,
  length: table.length,
  names,
  places: viewedPlaces(
    table,
    view,
    { usecase: names.usecase, food: names.food, product: (id) => names.product(id).name },
    figuresOf(table, names, figuresAt),
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
  const setView = useCallback(
    (view: EntryView) => {
      setOrdered(orderOf(table, view, names, figuresAt));
      if (needsFigures(view)) void loadAll(id).then(() => setSortedAnew(true));
    },
    [id, table, names, figuresAt, loadAll],
  );
  return { view: shown.view, places: shown.places, setView };
};
