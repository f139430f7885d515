import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import PortfolioCost from "../../../../app/features/cost/portfolio-cost.tsx";
import { portfolioBreakEvensAtom } from "../../../../app/state/portfolio/portfolio-facts.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import { createPortfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { formatCount } from "../../../../app/text/format.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";
import { csvRows } from "../../csv-rows.ts";

afterEach(cleanup);

const line = (prodsys_id: string, quantity: number) => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "soup",
  quantity,
  label: "",
});

const opened = async () => {
  const tab = await toyTab(["cup_pp"]);
  const head = { portfolio_name: "Cups", portfolio_desc: "What we buy", region_use: "Global", showBestAndWorst: false };
  const made = await tab.store.set(createPortfolioAtom, head, [line("cup_steel", 1000), line("cup_pp", 500)]);
  if (!made.ok) throw new Error(made.problem.detail);
  const id = made.value;
  tab.store.sub(portfolioScoresAtom(id), () => undefined);
  render(
    <Provider store={tab.store}>
      <PortfolioCost id="cost" portfolio_id={id} />
    </Provider>,
  );
  await screen.findByRole("textbox", { name: "Price of a piece: PP_cup" });
  const group = () => tab.store.get(portfolioBreakEvensAtom(id)).value?.[0];
  await waitFor(() => expect(group()).toBeDefined());
  return { ...tab, group };
};

const MEETINGS = { name: /^After how many uses/ };
const type = (name: string, text: string) =>
  act(async () => void fireEvent.change(screen.getByRole("textbox", { name }), { target: { value: text } }));

test("a reusable and a single-use product with prices get a break-even in money beside the one on climate", async () => {
  const { group, files } = await opened();
  await type("Price of a piece: PP_cup", "0.08");
  expect(screen.queryByRole("table", MEETINGS)).toBeNull();
  await type("Price of a piece: Steel_cup", "6");
  // the price of a wash is required too
  expect(screen.getByText(/^The uses with a price cost .*; one product still needs a price\.$/)).toBeTruthy();
  await type("Price of a wash: Steel_cup", "0.02");
  expect(screen.queryByText(/lacks a price/)).toBeNull();
  const row = within(screen.getByRole("table", MEETINGS)).getByRole("row", { name: /Steel_cup/ });
  const cells = within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

  const { products = [], pairs = [] } = group() ?? {};
  const itemsOf = (of: string) => products.find(({ prodsys_id }) => prodsys_id === of)?.items ?? Number.NaN;
  // computed use by use; a steel cup is washed after each use
  let uses = 1;
  while (itemsOf("cup_steel") * (6 / uses + 0.02) >= itemsOf("cup_pp") * 0.08) uses += 1;
  const climate = pairs.find(({ reusable_id, other_id }) => reusable_id === "cup_steel" && other_id === "cup_pp");
  expect(cells[1]).toBe(formatCount(uses));
  expect(cells[2]).toBe(formatCount(climate?.by_metric.climate.uses ?? Number.NaN));
  expect(screen.getByText(/is cheaper after/).textContent).toContain(formatCount(uses));

  await act(async () => void fireEvent.click(screen.getByRole("button", { name: /^Save the cost break-even/ })));
  await waitFor(() => expect(files).toHaveLength(1));
  const data = csvRows(files[0]?.text ?? "");
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    "break-even in usecase_id": "cup",
    reusable_id: "cup_steel",
    single_use_id: "cup_pp",
    "break-even in money [uses]": String(uses),
    prices: "entered by the user",
  });
  expect(data[0]?.["data version"]).toBeTruthy();
});

test("there is no break-even if a wash costs more than the single-use product", async () => {
  await opened();
  await type("Price of a piece: PP_cup", "0.01");
  await type("Price of a piece: Steel_cup", "6");
  await type("Price of a wash: Steel_cup", "5");
  expect(within(screen.getByRole("table", MEETINGS)).getByRole("row", { name: /Steel_cup/ }).textContent).toContain(
    "never",
  );
  expect(screen.getByText(/^never: each use of the reusable costs more/)).toBeTruthy();
});
