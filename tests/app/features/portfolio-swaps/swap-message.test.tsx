import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { afterEach, expect, test } from "vitest";
import { PortfolioSwaps } from "../../../../app/features/portfolio-swaps/portfolio-swaps.tsx";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { editLinesAtom, movePortfolioAtom } from "../../../../app/state/portfolio/portfolio-editing.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import {
  createPortfolioAtom,
  entriesNowAtom,
  portfolioAtom,
  portfolioEntriesAtom,
} from "../../../../app/state/work/portfolios.ts";
import { setQuantity } from "../../../../workers/engine/portfolio/line-edit.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

test("the message of a swap shows while the swap is the last edit, and its Undo undoes nothing else", async () => {
  const { store } = await toyTab(["cup_pp"]);
  const catalogue = store.get(catalogueAtom);
  const made = await store.set(
    createPortfolioAtom,
    { portfolio_name: "Cups", portfolio_desc: "All cups", region_use: "Global", showBestAndWorst: true },
    ["cup_pp", "cup_board"].map((prodsys_id) => ({
      usecase_id: "cup",
      prodsys_id,
      food_id: "default_worst",
      quantity: 1000,
      label: "",
    })),
  );
  const id = made.ok ? made.value : "";
  const portfolio = store.get(portfolioAtom(id))?.portfolio;
  if (catalogue === null || portfolio === undefined) throw new Error("nothing to show");
  store.sub(portfolioScoresAtom(id), () => undefined);
  await store.set(entriesNowAtom, id);
  await store.set(editLinesAtom, id, (table) => [setQuantity(table, 0, 2000)], { what: "an earlier edit" });
  const Quantities = () => (
    <p data-testid="quantities">
      {[...(useAtomValue(portfolioEntriesAtom(id)).value?.columns.quantity ?? [])].join(" ")}
    </p>
  );
  render(
    <Provider store={store}>
      <Quantities />
      <PortfolioSwaps id="swaps" portfolio={portfolio} catalogue={catalogue} />
    </Provider>,
  );
  const undo = () => screen.queryByRole("button", { name: "Undo" });
  const message = () => screen.queryByText(/ is now .*\./);
  const [apply] = await screen.findAllByRole("button", { name: /^Apply/ });
  if (apply === undefined) throw new Error("no swap is suggested");
  await act(async () => void fireEvent.click(apply));
  await waitFor(() => expect(undo()).not.toBeNull());
  expect(message()).not.toBeNull();

  await act(async () => void (await store.set(movePortfolioAtom, id, "undo")));
  expect([undo(), message()]).toEqual([null, null]);
  expect(screen.getByTestId("quantities").textContent).toBe("2000 1000");

  await act(async () => void (await store.set(movePortfolioAtom, id, "redo")));
  const again = undo();
  if (again === null) throw new Error("the swap is the last step again");
  await act(async () => void fireEvent.click(again));
  await waitFor(() => expect(screen.getByText("The swap was undone.")).toBeTruthy());
  expect([undo(), screen.getByTestId("quantities").textContent]).toEqual([null, "2000 1000"]);
});
