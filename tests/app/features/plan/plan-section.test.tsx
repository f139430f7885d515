import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useAtomValue, Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import PortfolioPlan from "../../../../app/features/plan/portfolio-plan.tsx";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { movePortfolioAtom } from "../../../../app/state/portfolio/portfolio-editing.ts";
import { acceptSwapsAtom, storedPlanAtom } from "../../../../app/state/analysis/portfolio-plan.ts";
import { createPortfolioAtom, entriesNowAtom, portfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";
import { csvRows } from "../../csv-rows.ts";

afterEach(cleanup);

const line = (prodsys_id: string, quantity: number, site: string) => ({
  usecase_id: prodsys_id.split("_")[0] ?? "",
  prodsys_id,
  food_id: "default_worst",
  quantity,
  label: "",
  site,
});
const swap = (replaced_id: string, prodsys_id: string) => ({
  usecase_id: replaced_id.split("_")[0] ?? "",
  replaced_id,
  prodsys_id,
});

/** The plan of a portfolio of cups and plates at two sites, empty at first. */
const shownPlan = async (canEdit = true) => {
  const { store, files } = await toyTab(["cup_pp"]);
  const head = { portfolio_name: "Cups", portfolio_desc: "All cups", region_use: "Global" };
  const lines = [line("cup_pp", 10_000, "North"), line("cup_pp", 500, "South"), line("plate_pp", 900, "South")];
  const created = await store.set(createPortfolioAtom, head, lines);
  const id = created.ok ? created.value : "";
  const made: string[] = [];
  const Shown = () => {
    const [portfolio, catalogue] = [useAtomValue(portfolioAtom(id))?.portfolio, useAtomValue(catalogueAtom)];
    return (
      portfolio &&
      catalogue && (
        <PortfolioPlan id="plan" {...{ portfolio, catalogue, canEdit }} onMade={(copy) => void made.push(copy)} />
      )
    );
  };
  render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  );
  const products = async (of = id) => {
    const now = await store.set(entriesNowAtom, of);
    return now.ok ? [...now.value.lines()].map(({ prodsys_id }) => prodsys_id) : [];
  };
  const accept = () =>
    act(async () => {
      const swaps = [swap("cup_pp", "cup_glass"), swap("plate_pp", "plate_fibre")];
      await store.set(acceptSwapsAtom, id, swaps, "changes of the plan");
    });
  return { store, id, files, products, accept, made };
};

const click = async (button: HTMLElement) => act(async () => void fireEvent.click(button));
const type = async (name: string, value: string) => {
  const field = screen.getByRole("textbox", { name });
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
};
const open = async (name: RegExp, at = 0) => {
  const button = screen.getAllByRole("button", { name })[at];
  if (button === undefined) throw new Error(`no button ${name}`);
  await click(button);
};
const steps = () => within(screen.getByRole("list", { name: "Plan" })).queryAllByRole("listitem");
const stepOf = (product: string): string =>
  steps().find(({ textContent }) => textContent?.includes(product))?.textContent ?? "";

test("accepted swaps are steps with purchase, cost at the user's prices and needs, under limits, and can be undone", async () => {
  const { store, id, products, accept, made } = await shownPlan();
  expect(screen.getByText(/^The plan is empty/)).toBeTruthy();
  await accept();
  await screen.findByText(/^2 changes take this portfolio from \d+ to \d+ points\.$/);
  // 10,500 uses of the cup of 400 ml are 8,400 of 500 ml: 168 pieces of 50 uses, and 5 %
  expect(stepOf("Glass_cup")).toContain(
    "177 pieces: 168 for 8,400 uses a year ÷ 50 uses of a piece, and 9 as a start-up stock",
  );
  expect(stepOf("Glass_cup")).toMatch(
    /No longer buy10,500 pieces a year.*unknown until the prices of this step are entered/,
  );
  expect(stepOf("Glass_cup")).toMatch(/a machine does 40 racks an hour.*Storage12 racks hold all pieces/);
  expect(screen.getByText(/^Assumed: a start-up stock of 5%, 365 days of use a year, 40 racks an hour/)).toBeTruthy();

  const glass = steps().findIndex(({ textContent }) => textContent?.includes("Glass_cup"));
  await open(/^Prices, the seven metrics/, glass);
  await type("Price of a piece: PP_cup", "0.1");
  await type("Price of a piece: Glass_cup", "2");
  await type("Price of a wash: Glass_cup", "0.01");
  await waitFor(() =>
    expect(stepOf("Glass_cup")).toContain("€354.00 before the first use; then €420.00 a year, today €1,050.00"),
  );
  expect(stepOf("Glass_cup")).toMatch(/Paid backafter [\d.]+ weeks/);
  const metrics = screen.getByRole("table", { name: "Metrics of the lines of PP_cup" });
  expect(within(metrics).getAllByRole("row")).toHaveLength(8);
  expect(within(metrics).getAllByText(/^(?:more than )?\d+%$/).length).toBeGreaterThan(3);

  await open(/^Limits and assumptions/);
  await type("Budget before the first use, EUR", "100");
  await screen.findByText(/^PP_cup → Glass_cup: beyond the limits\.$/);
  expect(screen.getByText(/^With €254.00 more, PP_cup becomes Glass_cup/)).toBeTruthy();
  expect(steps()).toHaveLength(1);
  await act(async () => void (await store.set(movePortfolioAtom, id, "undo")));
  await waitFor(() => expect(steps()).toHaveLength(2));

  const before = await products();
  await click(screen.getByRole("button", { name: "Save as a scenario" }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(await products(made[0])).toEqual(["cup_glass", "cup_glass", "plate_fibre"]);
  expect(store.get(portfolioAtom(made[0] ?? ""))?.portfolio).toMatchObject({
    scenario_of: id,
    portfolio_name: "Cups, with the plan",
  });
  expect(store.get(storedPlanAtom(made[0] ?? "")).swaps).toEqual([]);
  await click(screen.getByRole("button", { name: "Make 2 changes in this portfolio" }));
  await waitFor(async () => expect(await products()).toEqual(["cup_glass", "cup_glass", "plate_fibre"]));
  await act(async () => void (await store.set(movePortfolioAtom, id, "undo")));
  expect(await products()).toEqual(before);
  await waitFor(() => expect(steps()).toHaveLength(2));
  await click(screen.getByRole("button", { name: "Remove from the plan: PP_cup becomes Glass_cup" }));
  await waitFor(() => expect(steps()).toHaveLength(1));
});

test("a hub washes for the sites without a dishwasher, as a step of its own that says what it assumes", async () => {
  const { accept, store, id } = await shownPlan();
  await accept();
  await screen.findByText(/^2 changes take/);
  await open(/^Limits and assumptions/);
  await open(/^Sites without a dishwasher/);
  const choices = screen.getByRole("group", { name: "Sites without a dishwasher" });
  await click(within(choices).getByRole("checkbox", { name: "South" }));
  await waitFor(() => expect(stepOf("Glass_cup")).toContain("1 line stays: its site has no dishwasher"));
  await click(screen.getByRole("button", { name: "Wash at a hub at sites without a dishwasher: Glass_cup" }));
  await waitFor(() => expect(steps()).toHaveLength(3));
  const atHub = stepOf("Glass_cup, washed at a hub");
  expect(atHub).toContain("only at sites without a dishwasher");
  expect(atHub).toMatch(/racks a day at a wash hub.*the hub is 15 km away, 1 wash for each use/);
  expect(screen.queryByText(/its site has no dishwasher/)).toBeNull();
  await act(async () => void (await store.set(movePortfolioAtom, id, "undo")));
  await waitFor(() => expect(stepOf("Glass_cup")).toContain("1 line stays"));

  // the only site
  await click(within(choices).getByRole("checkbox", { name: "North" }));
  await screen.findByText(/^PP_cup → Glass_cup: its sites have no dishwasher/);
  await click(screen.getByRole("button", { name: "Wash at a hub at sites without a dishwasher: Glass_cup" }));
  await waitFor(() => expect(stepOf("washed at a hub")).toContain("racks a day at a wash hub"));
});

test("the order list and the plan are files with totals", async () => {
  const { accept, files } = await shownPlan();
  await accept();
  await screen.findByText(/^2 changes take/);
  await click(screen.getByRole("button", { name: "Save the order list as CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const rows = csvRows(files[0]?.text ?? "");
  expect(rows.find((row) => row["product_id"] === "cup_glass")).toMatchObject({
    "pieces for a year": "168",
    "start-up stock": "9",
    "pieces to buy": "177",
    "amount [EUR]": "",
  });
  expect(rows.at(-1)?.["product"]).toBe("total");
  await click(screen.getByRole("button", { name: "Save the plan as CSV" }));
  await waitFor(() => expect(files).toHaveLength(2));
  const replaced = csvRows(files[1]?.text ?? "").map((row) => row["replaced_id"]);
  expect(new Set(replaced)).toEqual(new Set(["cup_pp", "plate_pp"]));
});

test("a shared plan is read-only", async () => {
  const { accept } = await shownPlan(false);
  await accept();
  await screen.findByText(/^2 changes take/);
  expect(screen.getByText(/prices stay in the browser of whoever entered them/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(?:Remove|Make|Empty|Prices|Limits)/ })).toBeNull();
});
