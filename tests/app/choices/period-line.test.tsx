import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { afterEach, expect, test } from "vitest";
import { PeriodLine } from "../../../app/choices/period-line.tsx";
import { editPortfolioHeadAtom, movePortfolioAtom } from "../../../app/state/portfolio/portfolio-editing.ts";
import { portfolioPeriodAtom, portfolioYearsAtom } from "../../../app/state/portfolio/portfolio-period.ts";
import { createPortfolioAtom, entriesNowAtom, portfolioAtom } from "../../../app/state/work/portfolios.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { toyTab } from "../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("the dates of lines ask for a period once; a period can be changed, and undone", async () => {
  const { store } = await toyTab(["cup_pp"]);
  const lines = ["2024-01-31", "2024-06-02", ""].map((date) => ({
    usecase_id: "cup",
    prodsys_id: "cup_pp",
    food_id: "default_worst",
    quantity: 1000,
    label: "",
    date,
  }));
  const head = { portfolio_name: "Cups", portfolio_desc: "All cups", region_use: "Global" };
  const made = await store.set(createPortfolioAtom, head, lines);
  const id = made.ok ? made.value : "";
  await store.set(entriesNowAtom, id);
  const table = LineTable.of(lines);
  const Line = () => {
    const stored = useAtomValue(portfolioAtom(id));
    return (
      <PeriodLine
        period={useAtomValue(portfolioPeriodAtom(id))}
        isNamed={stored?.portfolio.period !== undefined}
        table={table}
        onChange={(chosen) => void store.set(editPortfolioHeadAtom, id, { period: chosen }, "period")}
      />
    );
  };
  await act(
    async () =>
      void render(
        <Provider store={store}>
          <Line />
        </Provider>,
      ),
  );
  const text = () => document.body.textContent;
  const period = () => store.get(portfolioAtom(id))?.portfolio.period;
  expect(text()).toContain("(a year)");
  expect(text()).toContain("2 lines are dated outside it.");

  await press(/^Yes, Jan/);
  expect(period()).toEqual({ from: "2024-01-01", to: "2024-06-30" });
  expect(store.get(portfolioYearsAtom(id))).toBe(0.5);
  expect(text()).toMatch(/cover Jan\W+Jun 2024 \(half a year\)/);
  expect(screen.queryByRole("button", { name: /^Yes/ })).toBeNull();

  await press("Change period");
  const length = await screen.findByLabelText("Length");
  await act(async () => void fireEvent.change(length, { target: { value: "1" } }));
  await press("Save period");
  expect(period()).toEqual({ from: "2024-01-01", to: "2024-01-31" });
  expect(text()).toContain("1 line is dated outside it.");

  await act(async () => void (await store.set(movePortfolioAtom, id, "undo")));
  expect(period()).toEqual({ from: "2024-01-01", to: "2024-06-30" });
});
