import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import { SharedPortfolio } from "../../../../app/pages/share/shared-results.tsx";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { createPortfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { toyTab } from "../comparison-mode/toy-tab.ts";

afterEach(cleanup);

const line = (prodsys_id: string, quantity: number) => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "soup",
  quantity,
  label: "",
});

const opened = async () => {
  const { store } = await toyTab(["cup_pp"]);
  const head = { portfolio_name: "Cups", portfolio_desc: "Cups", region_use: "Global", showBestAndWorst: true };
  const made = await store.set(createPortfolioAtom, head, [line("cup_pp", 100), line("cup_glass", 900)]);
  const catalogue = store.get(catalogueAtom);
  if (!made.ok || catalogue === null) throw new Error("there is a portfolio");
  render(
    <Provider store={store}>
      <SharedPortfolio id={made.value} catalogue={catalogue} />
    </Provider>,
  );
  await screen.findByRole("heading", { name: "Portfolio Scores" });
};

test("a viewer can vary a figure and see the ranking with best and worst, but cannot save it", async () => {
  await opened();
  fireEvent.click(await screen.findByRole("button", { name: "What if?" }));
  const slider = await screen.findByRole("slider", { name: /^(Uses|Mass) of/ });
  expect(await screen.findByText(/the portfolio (is ahead|falls behind)|keeps its place/)).toBeTruthy();
  await act(
    async () => void fireEvent.change(slider, { target: { value: slider.getAttribute("max") ?? slider.ariaValueMax } }),
  );
  await screen.findByText(/^With .* the portfolio scores/);
  expect(screen.queryByRole("button", { name: "Keep as my own product" })).toBeNull();
  expect(screen.queryByText(/you can try it here, but not save it/)).toBeNull();
});

test("a viewer sees the uncertainty of the scores, but no sections that need prices, edits or settings", async () => {
  await opened();
  fireEvent.click(await screen.findByRole("button", { name: "How robust" }));
  await waitFor(() => expect(screen.getByRole("table", { name: /^Which differences hold/ })).toBeTruthy());
  expect(screen.queryByRole("heading", { name: "Swap suggestions" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Cost" })).toBeNull();
  expect(screen.queryByText(/in the settings/i)).toBeNull();
});
