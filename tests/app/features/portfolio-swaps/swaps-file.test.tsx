import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import { PortfolioSwaps } from "../../../../app/features/portfolio-swaps/portfolio-swaps.tsx";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import { createPortfolioAtom, portfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";
import { csvRows } from "../../csv-rows.ts";

afterEach(cleanup);

/** jsdom's Blob has no text(). */
const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.readAsText(file ?? new Blob());
  });

test("the suggestions can be downloaded: each product with its replacement", async () => {
  const { store, blobs } = await toyTab(["cup_pp"]);
  const catalogue = store.get(catalogueAtom);
  if (catalogue === null) throw new Error("there is a catalogue");
  const line = (prodsys_id: string, quantity: number, label: string) => ({
    usecase_id: "cup",
    prodsys_id,
    food_id: "default_worst",
    quantity,
    label,
  });
  const lines = [line("cup_pp", 1000, "Kiosk"), line("cup_board", 50, ""), line("cup_pp", 40, "Hall")];
  const head = { portfolio_name: "Cups", portfolio_desc: "All cups", region_use: "Global", showBestAndWorst: true };
  const created = await store.set(createPortfolioAtom, head, lines);
  if (!created.ok) throw new Error(created.problem.detail);
  const id = created.value;
  store.sub(portfolioScoresAtom(id), () => undefined);
  const portfolio = store.get(portfolioAtom(id))?.portfolio;
  if (portfolio === undefined) throw new Error("the portfolio is there");
  render(
    <Provider store={store}>
      <PortfolioSwaps id="swaps" portfolio={portfolio} catalogue={catalogue} />
    </Provider>,
  );
  const button = await screen.findByRole("button", { name: "Save all swap suggestions as CSV" });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(blobs[0]?.name).toMatch(/^Cups-swaps_Global_.*_data-v1\.csv$/);
  const rows = csvRows(await textOf(blobs[0]?.file));
  const first = rows.find((row) => row["product_id"] === "cup_pp");
  expect(first).toMatchObject({
    lines: "2",
    "quantity [uses]": "1040",
    "limit: changes at most": "5",
    portfolio: "Cups",
    "data version": "v1",
  });
  expect(first?.["replacement product_id"]).not.toBe("cup_pp");
  expect(Number(first?.["points gained"])).toBeGreaterThan(0);
});
