import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import ComparisonCost from "../../../../app/features/cost/comparison-cost.tsx";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { editComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { costsAtom } from "../../../../app/state/analysis/costs.ts";
import { memoryFlags, refusingFlags } from "../../data/memory-stores.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const IDS = ["cup_steel", "cup_pp"];
const PRODUCTS = IDS.map((prodsys_id) => ({
  prodsys_id,
  name: prodsys_id,
  reusable: prodsys_id === "cup_steel",
  uses: 1,
}));

const opened = async (flags = memoryFlags()) => {
  const tab = await toyTab(IDS, undefined, flags);
  const scores = comparisonScoresAtom(tab.id);
  tab.store.sub(scores, () => undefined);
  await waitFor(() => expect(tab.store.get(scores).status).toBe("ready"));
  render(
    <Provider store={tab.store}>
      <ComparisonCost id="cost" comparison_id={tab.id} products={PRODUCTS} />
    </Provider>,
  );
  await screen.findByRole("textbox", { name: "Price of a piece: cup_pp" });
  const steel = tab.store.get(scores).scores?.products[0];
  return { ...tab, steel };
};

const type = (name: string, text: string) =>
  act(async () => void fireEvent.change(screen.getByRole("textbox", { name }), { target: { value: text } }));

test("prices give the cost per serving and the break-even in money; without prices neither is shown", async () => {
  const { steel, files } = await opened();
  expect(screen.queryByRole("table", { name: /^After how many uses/ })).toBeNull();
  expect(screen.getByText(/^Enter what a piece costs/)).toBeTruthy();
  await type("Price of a piece: cup_pp", "0,08");
  await type("Price of a piece: cup_steel", "6");
  await type("Price of a wash: cup_steel", "0.02");
  const row = within(screen.getByRole("table", { name: /^Prices and costs, EUR/ })).getByRole("row", {
    name: /cup_steel/,
  });
  const expected = (steel?.items ?? 0) * (6 / (steel?.uses ?? 1) + 0.02);
  const shown = Number(/€([\d.]+)/.exec(row.textContent ?? "")?.[1]);
  expect(Math.abs(shown - expected)).toBeLessThan(0.01 * Math.max(1, expected));
  expect(screen.getByText(/costs least/)).toBeTruthy();
  expect(screen.getByRole("table", { name: /^After how many uses/ })).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save the costs as CSV" })));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text).toContain("cost per functional unit [EUR]");
  expect(files[0]?.text).toContain("entered by the user");
});

test("a negative price shows an error and is not saved; all prices can be cleared; changing the currency converts nothing", async () => {
  const { store, id } = await opened();
  await type("Price of a piece: cup_pp", "-1");
  expect(screen.getByText("A price must be 0 or more.")).toBeTruthy();
  expect(store.get(costsAtom).prices.size).toBe(0);
  // the currency is that of the region until a price is typed in it
  const currency = () => screen.getByLabelText<HTMLSelectElement>("Currency").value;
  expect(currency()).toBe("EUR");
  await act(async () => void (await store.set(editComparisonAtom, id, { region_use: "UnitedKingdom" })));
  expect(currency()).toBe("GBP");
  await act(async () => void (await store.set(editComparisonAtom, id, { region_use: "Global" })));
  await type("Price of a piece: cup_pp", "0.5");
  expect(store.get(costsAtom).currency).toBe("EUR");
  await act(async () => void fireEvent.change(screen.getByLabelText("Currency"), { target: { value: "JPY" } }));
  expect(store.get(costsAtom)).toEqual({
    currency: "JPY",
    prices: new Map([["cup_pp", { piece: 0.5, wash: null }]]),
  });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Clear all prices" })));
  expect(store.get(costsAtom).prices.size).toBe(0);
});

test("prices that cannot be stored still count, with a note that they will be lost", async () => {
  const { store } = await opened(refusingFlags());
  expect(screen.queryByText(/^This browser cannot store prices/)).toBeNull();
  await type("Price of a piece: cup_pp", "0.5");
  expect(store.get(costsAtom).prices.get("cup_pp")).toEqual({ piece: 0.5, wash: null });
  expect(screen.getByText(/^This browser cannot store prices/)).toBeTruthy();
});
