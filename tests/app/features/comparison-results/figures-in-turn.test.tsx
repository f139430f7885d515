import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MetricId } from "../../../../edge-api/contract/metrics.ts";
import { RowsInTurn, type Figures } from "../../../../app/features/comparison-results/figures-in-turn.tsx";
import { resultRows } from "../../../../app/features/comparison-results/result-rows.ts";
import type { ResultRow } from "../../../../app/state/comparison/compared-product.ts";
import { kioskScores } from "../../pages/comparison-mode/kiosk-scores.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The time that a hidden tab waits for a frame; longer than in a visible tab. */
const frame = () => act(() => vi.advanceTimersByTimeAsync(100));

const IDS = KIOSK.products.map((product) => product.prodsys_id);

/** The kiosk's cups, best first, all with `word` in their name. */
const rowsNamed = (word: string): readonly ResultRow[] => {
  const scores = kioskScores({
    region_use: "Europe",
    usecase_id: "hot_cup",
    food_id: "coffee_milk",
    products: IDS.map((prodsys_id) => ({ prodsys_id })),
    recycling: { custom: false },
    custom_products: [],
    custom_foods: [],
  });
  return resultRows(IDS, scores, KIOSK).rows.map((row) => ({ ...row, name: word }));
};

const names = ({ rows, baseline }: Figures) =>
  rows.map((row) => <p key={row.prodsys_id}>{`${row.name}${row.prodsys_id === baseline?.prodsys_id ? " *" : ""}`}</p>);

const table = (rows: readonly ResultRow[], sortedBy: MetricId | null = null, pinned: string | null = null) => (
  <RowsInTurn arrangement={{ rows, sortedBy, pinned, law: new Map() }}>{names}</RowsInTurn>
);
const shown = () => screen.getAllByText(/./, { selector: "p" }).map((p) => p.textContent);

test("new figures render a few rows per frame, from the top; the other rows keep the old figures until then", async () => {
  const { rerender } = render(table(rowsNamed("old")));
  expect(shown()).toEqual(IDS.map(() => "old"));
  rerender(table(rowsNamed("new")));
  expect(shown()).toEqual(IDS.map(() => "old"));
  await frame();
  expect(shown()).toEqual(IDS.map((_, place) => (place < 4 ? "new" : "old")));
  await frame();
  expect(shown()).toEqual(IDS.map(() => "new"));
});

test("a new order and a new baseline render at once", () => {
  const rows = rowsNamed("cup");
  const named = rows.map((row) => ({ ...row, name: row.prodsys_id }));
  const { rerender } = render(table(named));
  expect(shown()[0]).toBe("glass");
  rerender(table(named, "land_use", "paper_pe"));
  expect(shown()).toEqual(["paper_pe *", ...named.map((row) => row.name).filter((name) => name !== "paper_pe")]);
});
