import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import Papa from "papaparse";
import { afterEach, expect, test } from "vitest";
import { PortfolioSwaps } from "../../../../app/features/portfolio-swaps/portfolio-swaps.tsx";
import { catalogueAtom } from "../../../../app/state/catalogue.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio-scores.ts";
import { createPortfolioAtom, portfolioAtom } from "../../../../app/state/portfolios.ts";
import { showCatalogueAtom } from "../../../../app/state/reference-catalogue.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const BAN = {
  rule_id: "ban",
  regions: ["Global"],
  use_cases: ["cup"],
  families: [],
  materials: ["pp"],
  except_materials: [],
  single_use: true,
  status: "not allowed",
  since: "2021-07-03",
  text: "Cups of PP",
  source: "Law 1",
  url: null,
} as const;

test("the suggestions on screen are a file: each line beside its replacement, with what the law says of both", async () => {
  const { store, files } = await toyTab(["cup_pp"]);
  const loaded = store.get(catalogueAtom);
  if (loaded === null) throw new Error("there is a catalogue");
  const catalogue = { ...loaded, market_rules: [BAN] };
  store.set(showCatalogueAtom, catalogue);
  const line = (prodsys_id: string, quantity: number, label: string) => ({
    usecase_id: "cup",
    prodsys_id,
    food_id: "default_worst",
    quantity,
    label,
  });
  const lines = [line("cup_pp", 1000, "Kiosk"), line("cup_board", 50, "")];
  const head = { portfolio_name: "Cups", portfolio_desc: "All cups", region_use: "Global", showBestAndWorst: true };
  const created = await store.set(createPortfolioAtom, head, lines);
  if (!created.ok) throw new Error(created.problem.detail);
  const id = created.value;
  store.sub(portfolioScoresAtom(id), () => undefined);
  const portfolio = store.get(portfolioAtom(id))?.portfolio;
  if (portfolio === undefined) throw new Error("the portfolio is there");
  render(
    <Provider store={store}>
      <PortfolioSwaps id="swaps" portfolio={portfolio} catalogue={catalogue} onMade={() => undefined} />
    </Provider>,
  );
  const button = await screen.findByRole("button", { name: "Save the swap suggestions as CSV" });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^Cups-swaps_Global_.*_data-v1\.csv$/);
  const rows = Papa.parse<Record<string, string>>(files[0]?.text.slice(1) ?? "", {
    header: true,
    skipEmptyLines: true,
  }).data;
  const first = rows.find((row) => row["line"] === "1");
  expect(first).toMatchObject({
    label: "Kiosk",
    product_id: "cup_pp",
    "market rules": "not allowed from 2021-07-03 (Law 1)",
    "quantity [uses]": "1000",
    "replacement market rules": "",
    portfolio: "Cups",
    "data version": "v1",
  });
  expect(first?.["replacement product_id"]).not.toBe("cup_pp");
  const gain =
    Number(first?.["summary score of the portfolio with the swap [0-100, higher is better]"]) -
    Number(first?.["summary score of the portfolio [0-100, higher is better]"]);
  expect(gain).toBeGreaterThan(0);
});
