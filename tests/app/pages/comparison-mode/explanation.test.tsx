import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ScoringClient } from "../../../../app/engine/scoring-client.ts";
import ComparisonModePage from "../../../../app/pages/comparison-mode/comparison-mode-page.tsx";
import { comparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { scoreColumnsAtom } from "../../../../app/state/core/column-order.ts";
import { explanationTexts } from "../../../../app/text/en/explanation.ts";
import { toyTab } from "./toy-tab.ts";

// import the lazy drawer up front, so that it does not load in the middle of a test
beforeAll(() => import("../../../../app/features/explanation/explanation-drawer.tsx"));
afterEach(cleanup);

/** The results of three toy cups; the numbers are those of the hand-computed toy vectors. */
const opened = async (change?: (engine: ScoringClient) => ScoringClient) => {
  const tab = await toyTab(["cup_pp", "cup_board", "cup_steel"], change);
  window.history.replaceState(null, "", `/comparison-mode?comparison_id=${tab.id}`);
  render(
    <Provider store={tab.store}>
      <ComparisonModePage />
    </Provider>,
  );
  await screen.findByRole("grid", { name: "Comparison Scores" });
  return tab;
};

/** Waits for the lazy drawer at its first opening. */
const numbers = (name: RegExp) => screen.getAllByRole("button", { name });
const openNumber = async (name: RegExp) => {
  const [number] = numbers(name);
  if (!number) throw new Error(`no number ${name}`);
  fireEvent.click(number);
  const drawer = within(await screen.findByRole("dialog"));
  await drawer.findByRole("heading", { name: explanationTexts.change.title });
  return drawer;
};
/** Texts of the cells of the last row, starting with its heading. */
const sumRow = (table: HTMLElement): string | null | undefined =>
  within(table).getAllByRole("row").at(-1)?.lastElementChild?.textContent;
const plain = (text: string | null): string => (text ?? "").replaceAll("\u00A0", " ");

describe("every number opens", () => {
  test("an inventory metric: title, formula with its numbers, inputs, and a sum that is the value", async () => {
    await opened();
    const drawer = await openNumber(/, Climate, Steel_cup/);
    expect(plain(drawer.getByRole("heading", { level: 2 }).textContent)).toBe("22 g per serving");
    // 643.944 / 100 + 15.18, computed by hand
    expect(drawer.getByText(/643\.9/).textContent).toBe("= 1 × (643.9 / 100 + 15.2)");
    const table = drawer.getByRole("table", { name: explanationTexts.inventory.caption });
    expect(table.textContent).toContain("every use");
    expect(table.textContent).toContain("once in 100 uses");
    expect(within(table).getByRole("row", { name: /^Sum/ }).textContent).toContain("21.6100");
    expect(drawer.getByRole("list", { name: explanationTexts.inventory.byStage }).textContent).toMatch(/Washing 15\.2/);
  });

  test("a rating: its terms sum to it, the food is below; reuse is a rule", async () => {
    await opened();
    const drawer = await openNumber(/, Chemicals, Board_cup_with_lid/);
    const table = drawer.getByRole("table", { name: explanationTexts.rating.terms });
    expect(drawer.getByRole("heading", { level: 2 }).textContent).toBe("Rating 17.3");
    // presence and migration 17 and 20, weights 1 and 0.1 of contact, by hand
    expect(sumRow(table)).toBe("17.27");
    expect(drawer.getByRole("table", { name: explanationTexts.food.caption })).toBeTruthy();
  });

  test("a rating set by a rule shows the rule, without terms", async () => {
    await opened();
    const drawer = await openNumber(/, Recoverability, Steel_cup/);
    expect(drawer.getByText(/it gets the best rating/)).toBeTruthy();
    expect(drawer.queryByRole("table", { name: explanationTexts.rating.terms })).toBeNull();
  });

  test("the same number of the other products, from which each opens its own explanation", async () => {
    await opened();
    const drawer = await openNumber(/, Climate, Steel_cup/);
    fireEvent.click(drawer.getByRole("tab", { name: "Compare with" }));
    const table = within(drawer.getByRole("table", { name: "Climate of all compared products, best first" }));
    expect(table.getAllByRole("row")).toHaveLength(4);
    fireEvent.click(table.getByRole("button", { name: "PP_cup: how it is made up" }));
    expect(plain(drawer.getByRole("heading", { level: 2 }).textContent)).toBe("40 g per serving");
  });

  test("the range over the draws is beside the score and in its own tab", async () => {
    await opened();
    const drawer = await openNumber(/, Climate, Steel_cup/);
    fireEvent.click(drawer.getByRole("tab", { name: "Uncertainty" }));
    if (drawer.queryByRole("button", { name: "Make the draws" }))
      fireEvent.click(drawer.getByRole("button", { name: "Make the draws" }));
    const range = await drawer.findByText(/^In 90% of [\d,]+ draws the value is \d/);
    expect(plain(range.textContent)).toMatch(/ g\.$/);
    expect(drawer.getByText(/5–95% of draws: /)).toBeTruthy();
  });

  test("own uses show their effect at once and can be kept; single-use products have no such field", async () => {
    const { store, id } = await opened();
    const drawer = await openNumber(/, Climate, Steel_cup/);
    const uses = await drawer.findByRole<HTMLInputElement>("textbox", { name: explanationTexts.uses.label });
    expect(uses.value).toBe("100");
    fireEvent.change(uses, { target: { value: "50" } });
    fireEvent.click(drawer.getByRole("button", { name: "Enter a return rate instead" }));
    const rate = drawer.getByRole<HTMLInputElement>("textbox", { name: "Return rate" });
    await waitFor(() => expect(rate.value).toBe("98"));
    fireEvent.change(rate, { target: { value: "95" } });
    await drawer.findByText(/^20 uses: 95 of 100 come back\./);
    fireEvent.change(rate, { target: { value: "98" } });
    fireEvent.click(drawer.getByRole("button", { name: "Enter the number of uses instead" }));
    // 643.944 / 50 + 15.18, computed by hand
    const effect = await drawer.findByText(/^then /);
    expect(plain(effect.textContent)).toMatch(/^then 28 g per serving, score \d+$/);
    fireEvent.click(drawer.getByRole("button", { name: "Keep as my own product" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const kept = store.get(comparisonAtom(id))?.comparison.currentProductIds ?? [];
    expect(kept).toHaveLength(3);
    expect(kept).not.toContain("cup_steel");

    const single = await openNumber(/, Climate, PP_cup/);
    expect(single.queryByRole("textbox", { name: explanationTexts.uses.label })).toBeNull();
  });

  test("previous and next follow the columns of the tables", async () => {
    const { store } = await opened();
    act(() => void store.set(scoreColumnsAtom, ["h2o", "climate"]));
    const drawer = await openNumber(/, Climate, Steel_cup/);
    expect(drawer.getByRole("button", { name: "Previous: Water" })).toBeTruthy();
    act(() => void store.set(scoreColumnsAtom, []));
    expect(drawer.getByRole("button", { name: "Previous: Summary" })).toBeTruthy();
  });
});

describe("from a number to the control that changes it", () => {
  test.each([
    [/, Climate, PP_cup/, "Change region", "combobox", "Region"],
    [/, Chemicals, PP_cup/, "Change food", "combobox", "Food"],
    [/, Recoverability, PP_cup/, "Change recycling", "switch", /^Custom rates/],
  ] as const)("%s: %s closes the drawer and leads to its control", async (number, action, role, control) => {
    await opened();
    const drawer = await openNumber(number);
    fireEvent.click(drawer.getByRole("button", { name: action }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole(role, { name: control }));
  });
});

describe("a number that cannot be explained", () => {
  test("shows an error; a retry works", async () => {
    let lost = true;
    await opened((engine) => ({
      ...engine,
      explain: async (...asked) =>
        lost ? { ok: false, problem: { code: "worker_lost", detail: "" } } : engine.explain(...asked),
    }));
    const [number] = numbers(/, Climate, PP_cup/);
    if (!number) throw new Error("no number");
    fireEvent.click(number);
    expect((await screen.findByRole("alert")).textContent).toContain(explanationTexts.failed);
    lost = false;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByRole("heading", { name: explanationTexts.change.title });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
