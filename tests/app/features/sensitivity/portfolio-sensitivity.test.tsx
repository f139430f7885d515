import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import PortfolioSensitivity from "../../../../app/features/sensitivity/portfolio-sensitivity.tsx";
import { editPortfolioHeadAtom } from "../../../../app/state/portfolio/portfolio-editing.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import { createPortfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { formatScore } from "../../../../app/text/format.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const line = (prodsys_id: string, quantity: number) => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "soup",
  quantity,
  label: "",
});

/** "Mugs", all reusable, compared with "Paper cups", which no figure of a mug affects. */
const opened = async ({ extremes = false, compared = true, canKeep = true } = {}) => {
  const tab = await toyTab(["cup_pp"]);
  const create = async (portfolio_name: string, prodsys_id: string) => {
    const head = { portfolio_name, portfolio_desc: "Cups", region_use: "Global", showBestAndWorst: extremes };
    const made = await tab.store.set(createPortfolioAtom, head, [line(prodsys_id, 1000)]);
    if (!made.ok) throw new Error(made.problem.detail);
    return made.value;
  };
  const other = await create("Paper cups", "cup_pp");
  const id = await create("Mugs", "cup_glass");
  if (compared) await tab.store.set(editPortfolioHeadAtom, id, { compared_with: [other] }, "compared");
  tab.store.sub(portfolioScoresAtom(id), () => undefined);
  const summaryOf = (of: string) => tab.store.get(portfolioScoresAtom(of)).scores?.summary ?? null;
  render(
    <Provider store={tab.store}>
      <PortfolioSensitivity id="what-if" portfolio_id={id} canKeep={canKeep} breakEvenId="break-even" />
    </Provider>,
  );
  await screen.findByRole("slider", { name: /^Uses of/ });
  return { ...tab, id, other, summaryOf };
};

const RANKING = /^Summary scores of the portfolio with this figure/;
const ranking = () =>
  within(screen.getByRole("table", { name: RANKING }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent ?? "");
const slide = (value: number) =>
  act(async () => void fireEvent.change(screen.getByRole("slider"), { target: { value: String(value) } }));

test("the ranking with a compared portfolio follows the slider, and changes where the sentence says", async () => {
  const { summaryOf, other } = await opened();
  const sentence = await screen.findByText(
    /^By summary score the portfolio is ahead of “Paper cups” from ([\d,]+) uses? on\.$/,
  );
  const turn = Number(/from ([\d,]+) use/.exec(sentence.textContent ?? "")?.[1]?.replace(",", ""));
  expect(turn).toBeGreaterThan(1);
  const paper = formatScore(summaryOf(other));
  await slide(turn - 1);
  await waitFor(() => expect(ranking()[0]).toMatch(new RegExp(`^Paper cups${paper}`)));
  await slide(turn);
  await waitFor(() => expect(ranking()[0]).toMatch(/^Mugs \([\d,]+ uses?\)/));
  expect(screen.getByText(/^Marks below the scale: where the order changes/)).toBeTruthy();
});

test("the ranking includes the best and worst choice if they are shown", async () => {
  await opened({ extremes: true, compared: false });
  await waitFor(() => expect(ranking()).toHaveLength(3));
  expect(ranking().some((row) => row.startsWith("Best built-in choice"))).toBe(true);
  expect(
    await screen.findByText(/the portfolio keeps its place|^By summary score the portfolio (is ahead|falls)/),
  ).toBeTruthy();
});

test("without a compared portfolio there is no ranking, but a hint on how to get one; not in a shared portfolio", async () => {
  await opened({ compared: false });
  expect(screen.queryByRole("table", { name: RANKING })).toBeNull();
  expect(screen.getByText(/^Show the best and worst choice/)).toBeTruthy();
  cleanup();
  await opened({ compared: false, canKeep: false });
  expect(screen.queryByText(/^Show the best and worst choice/)).toBeNull();
  await slide(1);
  expect(screen.queryByRole("button", { name: "Keep as my own product" })).toBeNull();
});

test("the table has the current value and the first; the file has every value and the other portfolio's summary", async () => {
  const { files, other } = await opened();
  fireEvent.click(await screen.findByRole("button", { name: "Show as table" }));
  const table = screen.getByRole("table", { name: /^Uses of the .*, and the order$/ });
  expect(within(table).getAllByText(/^Paper cups$/).length).toBeGreaterThan(0);
  expect(within(table).getAllByText(/^Mugs$/).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole("button", { name: "Save the scores along the scale as CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head = "", ...rows] = files[0]?.text.trim().split("\r\n") ?? [];
  expect(head).toContain(`summary score of ${other}`);
  expect(head).toContain("ahead from here of portfolio_id");
  expect(head).toContain("summary score of the portfolio [0-100, higher is better]");
  expect(rows.filter((row) => row.includes(`,${other},`))).toHaveLength(1);
  expect(rows.length).toBeGreaterThan(15);
});
