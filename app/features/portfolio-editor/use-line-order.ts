import { useSetAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { loadAllFiguresAtom, type PairFigures } from "../../state/portfolio/portfolio-figures.ts";
import type { NamedProduct, PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { viewedPlaces, WHOLE_TABLE, type LineView, type FigureOf, type ViewedPlaces } from "./line-order.ts";
import type { LineRules } from "./line-search.ts";
import { lineClimate, lineMass, type FiguresAt } from "./row-figures.ts";

interface Ordered extends ViewedPlaces {
  readonly view: LineView;
  readonly length: number;
  readonly names: PortfolioNames;
  readonly figuresAt: FiguresAt;
  readonly rules: LineRules;
}

/** Figures of lines, looked up once per distinct product and food: 100,000 lines have few of them. */
const figuresOf = (table: LineTable, names: PortfolioNames, figuresAt: FiguresAt): FigureOf => {
  const { product, food, useCase, quantity } = table.columns;
  const products = new Map<number, NamedProduct>();
  const pairs = new Map<number, Map<number, PairFigures | null>>();
  const productAt = (place: number): NamedProduct => {
    const number = product[place] ?? 0;
    const known = products.get(number) ?? names.product(table.idOf(number));
    products.set(number, known);
    return known;
  };
  const pairAt = (place: number): PairFigures | null | undefined => {
    // text numbers are far below 2^26
    const item = (useCase[place] ?? 0) * 2 ** 26 + (product[place] ?? 0);
    const foods = pairs.get(item) ?? new Map<number, PairFigures | null>();
    if (foods.size === 0) pairs.set(item, foods);
    const number = food[place] ?? 0;
    const known = foods.get(number);
    if (known !== undefined) return known;
    const figures = figuresAt(place);
    if (figures !== undefined) foods.set(number, figures);
    return figures;
  };
  return (column, place) => {
    const uses = quantity[place] ?? 0;
    if (column === "mass") return lineMass(uses, productAt(place).mass_grams, productAt(place).uses);
    const figures = pairAt(place);
    if (figures === undefined) return undefined;
    return column === "climate" ? lineClimate(uses, figures) : (figures?.summary ?? null);
  };
};

const orderOf = (
  table: LineTable,
  view: LineView,
  names: PortfolioNames,
  rules: LineRules,
  figuresAt: FiguresAt,
): Ordered => {
  const figures = figuresOf(table, names, figuresAt);
  const words = { usecase: names.usecase, food: names.food, product: (id: string) => names.product(id).name, ...rules };
  return { view, length: table.length, names, rules, figuresAt, ...viewedPlaces(table, view, words, figures) };
};

/**
 * The lines in the view, in its order. Computed again when the view changes or lines are added or removed. Never re-sort during
 * an edit: the row would move away while the user types. Loads the figures to sort by until all are known, because an answer
 * may be out of date on arrival (after a change of region).
 */
export const useLineOrder = (
  id: string,
  table: LineTable,
  names: PortfolioNames,
  rules: LineRules,
  figuresAt: FiguresAt,
): {
  readonly view: LineView;
  readonly places: Uint32Array;
  /** gives the number of lines in the new view */ readonly setView: (view: LineView) => number;
} => {
  const loadAll = useSetAtom(loadAllFiguresAtom);
  const [ordered, setOrdered] = useState(() => orderOf(table, WHOLE_TABLE, names, rules, figuresAt));
  let shown = ordered;
  const hasMoreFigures = ordered.isWaiting && ordered.figuresAt !== figuresAt;
  const areOthers = ordered.names !== names || ordered.rules !== rules;
  if (ordered.length !== table.length || areOthers || hasMoreFigures) {
    shown = orderOf(table, ordered.view, names, rules, figuresAt);
    setOrdered(shown);
  }
  useEffect(() => {
    if (shown.isWaiting) void loadAll(id);
  }, [shown, loadAll, id]);
  const setView = useCallback(
    (view: LineView) => {
      const next = orderOf(table, view, names, rules, figuresAt);
      setOrdered(next);
      return next.places.length;
    },
    [table, names, rules, figuresAt],
  );
  return { view: shown.view, places: shown.places, setView };
};
