import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FiguresAt } from "../../../../app/features/portfolio-editor/row-figures.ts";
import { useLineOrder } from "../../../../app/features/portfolio-editor/use-line-order.ts";
import type { PairFigures } from "../../../../app/state/portfolio/portfolio-figures.ts";
import type { PortfolioNames } from "../../../../app/state/portfolio/portfolio-names.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";

const TABLE = LineTable.of(
  ["paper", "eps", "mug"].map((prodsys_id) => ({
    usecase_id: "hot_cup",
    prodsys_id,
    food_id: "tea",
    quantity: 1,
    label: "",
  })),
);
const NAMES: PortfolioNames = {
  usecase: (id) => id,
  product: (id) => ({ prodsys_id: id, name: id, reusable: false, uses: 1, mass_grams: 1, exists: true }),
  food: (id) => id,
  region: (id) => id,
};
const RULES = { isAssumed: () => false, isForbidden: () => false, isOtherPeriod: () => false };
const loadedFigures =
  (...summaries: readonly number[]): FiguresAt =>
  (place) => {
    const summary = summaries[place];
    return summary === undefined ? undefined : ({ climate: 1, summary, summary_band: null } satisfies PairFigures);
  };

test("lines are sorted by score once all figures have arrived, also in parts, and then keep their order", () => {
  const { result, rerender } = renderHook(({ figuresAt }) => useLineOrder("p", TABLE, NAMES, RULES, figuresAt), {
    initialProps: { figuresAt: loadedFigures() },
  });
  act(() => void result.current.setView({ ...result.current.view, sort: { column: "score", descending: true } }));
  expect([...result.current.places]).toEqual([0, 1, 2]);
  rerender({ figuresAt: loadedFigures(10, 20) });
  expect([...result.current.places]).toEqual([0, 1, 2]);
  rerender({ figuresAt: loadedFigures(10, 20, 90) });
  expect([...result.current.places]).toEqual([2, 1, 0]);
  // after a change of region: never re-sort
  rerender({ figuresAt: loadedFigures(90, 20, 10) });
  expect([...result.current.places]).toEqual([2, 1, 0]);
});
