import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import ComparisonSensitivity from "../../../../app/features/sensitivity/comparison-sensitivity.tsx";
import { comparisonInputAtom } from "../../../../app/state/comparison/comparison-input.ts";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { comparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { productsAtom } from "../../../../app/state/work/products.ts";
import { formatSummary } from "../../../../app/text/shares.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const IDS = ["cup_steel", "cup_board", "cup_pp"];
const PRODUCTS = IDS.map((prodsys_id) => ({
  prodsys_id,
  name: prodsys_id,
  reusable: prodsys_id === "cup_steel",
  uses: 1,
}));

const opened = async () => {
  const tab = await toyTab(IDS);
  const scores = comparisonScoresAtom(tab.id);
  tab.store.sub(scores, () => undefined);
  tab.store.sub(comparisonInputAtom(tab.id), () => undefined);
  await waitFor(() => expect(tab.store.get(scores).status).toBe("ready"));
  render(
    <Provider store={tab.store}>
      <ComparisonSensitivity id="what-if" comparison_id={tab.id} products={PRODUCTS} breakEvenId="break-even" canKeep />
    </Provider>,
  );
  const saved = () => tab.store.get(scores).scores?.products.map((product) => formatSummary(product?.summary));
  return { ...tab, saved };
};

const slide = async (name: RegExp, value: number) => {
  const slider = await screen.findByRole("slider", { name });
  await act(async () => void fireEvent.change(slider, { target: { value: String(value) } }));
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const ranking = () =>
  within(screen.getByRole("table", { name: "Summary scores with this figure, best first" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent ?? "");

test("varying the uses changes the ranking but not the comparison; Reset restores the value", async () => {
  const { saved, store, id } = await opened();
  const before = saved();
  const slider = await screen.findByRole("slider", { name: /^Uses of the cup_steel/ });
  const usual = slider.getAttribute("aria-valuetext");
  const ranked = ranking();
  await slide(/^Uses/, 1);
  await waitFor(() => expect(ranking()).not.toEqual(ranked));
  expect(screen.getByText(/^With 1 use the cup_steel/)).toBeTruthy();
  expect(ranking().some((row) => row.includes("1 use"))).toBe(true);
  expect(saved()).toEqual(before);
  expect(store.get(comparisonAtom(id))?.comparison.currentProductIds).toEqual(IDS);
  await press("Reset");
  await waitFor(() => expect(ranking()).toEqual(ranked));
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe(usual);
});

test("saving creates a custom product that replaces the original, with the displayed score", async () => {
  const { saved, store, id } = await opened();
  await slide(/^Uses/, 3);
  await screen.findByText(/^With 3 uses/);
  await waitFor(() => expect(screen.getByText(/^With 3 uses/).textContent).toMatch(/\d+/));
  await press("Keep as my own product");
  await waitFor(() => expect(store.get(productsAtom)).toHaveLength(1));
  const [own] = store.get(productsAtom);
  expect(own?.product.overrides.reuses).toBe(3);
  expect(own?.product.customProduct.product.prodsys_name).toMatch(/, 3 uses$/);
  await waitFor(() =>
    expect(store.get(comparisonAtom(id))?.comparison.currentProductIds[0]).toBe(
      own?.product.customProduct.product.prodsys_id,
    ),
  );
  await waitFor(() => expect(saved()).toHaveLength(3));
  expect(await screen.findByText(/^Kept as “cup_steel, 3 uses”\.$/i)).toBeTruthy();
  expect(JSON.stringify(own?.product)).not.toContain("what_if");
});

test("saving a varied mass changes the mass of the components", async () => {
  const { store } = await opened();
  await act(async () => void fireEvent.change(screen.getByLabelText("Product"), { target: { value: "cup_pp" } }));
  await waitFor(() => expect(screen.getByRole("slider").getAttribute("aria-label")).toMatch(/^Mass of the cup_pp/));
  const slider = screen.getByRole("slider");
  await slide(/^Mass/, Number(slider.getAttribute("max")));
  await press("Keep as my own product");
  await waitFor(() => expect(store.get(productsAtom)).toHaveLength(1));
  const grams = store
    .get(productsAtom)[0]
    ?.product.customProduct.product.components.reduce((sum, { mass_grams }) => sum + mass_grams, 0);
  expect(grams).toBeCloseTo(Number(slider.getAttribute("max")), 9);
});

test("the table has the current value, and the file every computed value", async () => {
  const { files } = await opened();
  await screen.findByRole("slider");
  await screen.findByRole("button", { name: "Show as table" });
  await press("Show as table");
  expect(screen.getByRole("table", { name: /^Uses of the cup_steel, and the order/ }).textContent).toContain("usual");
  await press("Save the scores along the scale as CSV");
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = files[0]?.text.trim().split("\r\n") ?? [];
  expect(lines.length).toBeGreaterThan(15);
  expect(lines[0]).toContain("summary score of cup_board");
});
