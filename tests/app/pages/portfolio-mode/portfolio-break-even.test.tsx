import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import type { PortfolioPlan } from "../../../../edge-api/contract/plan.ts";
import PortfolioBreakEven from "../../../../app/features/break-even/portfolio-break-even.tsx";
import ReportOfPortfolio from "../../../../app/pages/portfolio-mode/portfolio-report-view.tsx";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import { portfolioTableAtom } from "../../../../app/state/portfolio/portfolio-table.ts";
import { createPortfolioAtom, portfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { toyTab } from "../comparison-mode/toy-tab.ts";

afterEach(cleanup);

const line = (usecase_id: string, prodsys_id: string, quantity: number) => ({
  usecase_id,
  prodsys_id,
  food_id: "soup",
  quantity,
  label: "",
});
const MIXED = [
  line("cup", "cup_glass", 100),
  line("cup", "cup_steel", 300),
  line("cup", "cup_pp", 50),
  line("plate", "plate_pp", 20),
];

const opened = async (lines: readonly ReturnType<typeof line>[]) => {
  const tab = await toyTab(["cup_pp"]);
  const head = { portfolio_name: "Canteens", portfolio_desc: "All", region_use: "Global" };
  const made = await tab.store.set(createPortfolioAtom, head, lines);
  if (!made.ok) throw new Error(made.problem.detail);
  const id = made.value;
  tab.store.sub(portfolioScoresAtom(id), () => undefined);
  await waitFor(() => expect(tab.store.get(portfolioScoresAtom(id)).status).toBe("ready"));
  return { ...tab, id };
};

const section = async (lines = MIXED) => {
  const tab = await opened(lines);
  render(
    <Provider store={tab.store}>
      <PortfolioBreakEven id="break-even" portfolio_id={tab.id} whatIfId="what-if" />
    </Provider>,
  );
  return tab;
};

const report = async (lines = MIXED, plan?: PortfolioPlan) => {
  const { store, id: first } = await opened(lines);
  let id = first;
  if (plan !== undefined) {
    const head = {
      portfolio_name: "With steel",
      portfolio_desc: "All",
      region_use: "Global",
      scenario_of: first,
      plan,
    };
    const made = await store.set(createPortfolioAtom, head, [line("cup", "cup_board", 10), line("cup", "cup_pp", 5)]);
    if (made.ok) id = made.value;
  }
  const [table, portfolio, catalogue] = [
    store.get(portfolioTableAtom(id)),
    store.get(portfolioAtom(id))?.portfolio,
    store.get(catalogueAtom),
  ];
  if (table === null || portfolio === undefined || catalogue === null) throw new Error("the portfolio is there");
  render(
    <Provider store={store}>
      <ReportOfPortfolio
        {...{ portfolio, table, catalogue }}
        scenarioOf={plan === undefined ? null : "Canteens"}
        onClose={() => undefined}
      />
    </Provider>,
  );
  const sheet = () => within(screen.getByRole("region", { name: "Preview" }));
  await waitFor(() =>
    expect(sheet().getByText(/^\d+% of the climate impact of .+ rests on estimates\.$/)).toBeTruthy(),
  );
  return sheet;
};

test("each reusable is paired with the best single-use product of its use case, with the uses from which it is ahead", async () => {
  await section();
  expect(await screen.findByRole("figure", { name: /^Climate: cumulative/ })).toBeTruthy();
  expect(screen.getAllByText(/is ahead after \d+ uses?/).length).toBeGreaterThan(0);
  const usecase = screen.getByLabelText("Use case");
  await act(async () => void fireEvent.change(usecase, { target: { value: "plate" } }));
  await waitFor(() => expect(screen.queryByText(/steel/i)).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  const rows = within(screen.getByRole("table", { name: /^Uses from which each reusable/ })).getAllByRole("row");
  // both cups and the plate, ordered by the uses of their use cases
  expect(rows.slice(1).map((row) => row.querySelector("th")?.textContent?.toLowerCase())).toEqual([
    expect.stringContaining("steel"),
    expect.stringContaining("glass"),
    expect.stringContaining("plate"),
  ]);
});

test("the file has every pair on every metric and says which single-use product is the best", async () => {
  const { files } = await section();
  fireEvent.click(await screen.findByRole("button", { name: "Save break-even as CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head = "", ...rows] = files[0]?.text.trim().split("\r\n") ?? [];
  expect(head).toContain("best single-use product of the use case");
  expect(rows.filter((row) => row.includes("cup_steel")).length % 4).toBe(0);
  expect(rows.some((row) => row.includes("cup_steel") && row.includes("cup_pp"))).toBe(true);
});

test("a portfolio without a reusable says so", async () => {
  await section([line("cup", "cup_pp", 5)]);
  expect(await screen.findByText(/^The portfolio has no reusable product/)).toBeTruthy();
});

test("the report has the break-even of each reusable as a table and of the most used ones as a chart", async () => {
  const sheet = await report();
  const table = within(sheet().getByRole("table", { name: "Break-even" }));
  expect(table.getAllByRole("row")).toHaveLength(4);
  expect(sheet().getByRole("figure", { name: /^Climate: cumulative/ })).toBeTruthy();
  expect(sheet().getByText(/^The use case whose reusables are used most, .*, on climate:$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: "Break-even" }));
  await waitFor(() => expect(sheet().queryByRole("table", { name: "Break-even" })).toBeNull());
});

test("the report of a portfolio without a reusable has no such section", async () => {
  const sheet = await report([line("cup", "cup_pp", 5), line("cup", "cup_board", 5)]);
  expect(screen.queryByRole("checkbox", { name: "Plan" })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "The reuse rule" })).toBeNull();
  expect(sheet().getByRole("table", { name: "Scores" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Break-even" })).toBeNull();
});

test("the report of a scenario says what it is compared with, and has its plan with purchase and assumptions", async () => {
  const plan = { swaps: [{ usecase_id: "cup", replaced_id: "cup_pp", prodsys_id: "cup_glass" }] };
  const sheet = await report(MIXED, plan);
  await waitFor(() => expect(sheet().getByRole("table", { name: "Plan" })).toBeTruthy());
  const steps = within(sheet().getByRole("table", { name: "Plan" }));
  expect(steps.getByText("1. PP_cup becomes Glass_cup")).toBeTruthy();
  // only the plan has a reusable
  expect(sheet().getByRole("heading", { name: "The reuse rule" })).toBeTruthy();
  expect(
    steps.getByText(/^2 pieces: 1 for 4 uses a year ÷ 50 uses of a piece, and 1 as a start-up stock$/),
  ).toBeTruthy();
  expect(sheet().getByText(/^Assumed: a start-up stock of 5%/)).toBeTruthy();
  await waitFor(() => expect(sheet().getByText(/^A scenario of “Canteens”/)).toBeTruthy());
  expect(
    within(sheet().getByRole("table", { name: "Scores before and in the scenario" })).getAllByRole("row"),
  ).toHaveLength(9);
});
