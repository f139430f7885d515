import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import PortfolioModePage from "../../../../app/pages/portfolio-mode/portfolio-mode-page.tsx";
import { createPortfolioAtom, portfolioEntriesAtom } from "../../../../app/state/work/portfolios.ts";
import { toyTab } from "../comparison-mode/toy-tab.ts";

// the DOM of the tests has no layout: simulate a window that shows twenty rows
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(660);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const line = (prodsys_id: string, quantity: number) => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "default_worst",
  quantity,
  label: "",
});

/** A portfolio of toy cups, in edit or in scores mode. */
const opened = async (lines: readonly ReturnType<typeof line>[], mode: "edit" | "scores") => {
  const tab = await toyTab(["cup_pp", "cup_steel"]);
  const draft = {
    portfolio_name: "Canteens",
    portfolio_desc: "All cups",
    region_use: "Global",
    showBestAndWorst: true,
  };
  const created = await tab.store.set(createPortfolioAtom, draft, lines);
  if (!created.ok) throw new Error(created.problem.detail);
  const id = created.value;
  window.history.replaceState(null, "", `/portfolio-mode?portfolio_id=${id}${mode === "scores" ? "&mode=scores" : ""}`);
  render(
    <Provider store={tab.store}>
      <PortfolioModePage />
    </Provider>,
  );
  const stored = () => tab.store.get(portfolioEntriesAtom(id)).value;
  return { ...tab, id, stored };
};

const quantity = (name: RegExp) => screen.findByRole("textbox", { name });

describe("the lines of a portfolio", () => {
  test.each([
    ["the page is closed", () => window.dispatchEvent(new Event("pagehide"))],
    ["the tab is hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["another page is opened", cleanup],
  ])("a quantity that is being typed is kept when %s", async (_, leave) => {
    const { stored } = await opened([line("cup_pp", 100), line("cup_steel", 50)], "edit");
    const [field] = await screen.findAllByRole("textbox", { name: /^Quantity of/ });
    if (!field) throw new Error("no field");
    fireEvent.change(field, { target: { value: "7" } });
    expect(stored()?.uses).toBe(150);
    leave();
    await waitFor(() => expect(stored()?.uses).toBe(57));
  });

  test("1.5 shows an error beside the field, which suggests 2", async () => {
    const { stored } = await opened([line("cup_pp", 100)], "edit");
    const field = await quantity(/^Quantity of/);
    fireEvent.change(field, { target: { value: "1.5" } });
    expect((await screen.findByRole("alert")).textContent).toBe("The quantity must be a whole number of uses.");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "Use 2" }));
    await waitFor(() => expect(stored()?.line(0).quantity).toBe(2));
  });

  test("invalid text leaves the line unchanged; pieces of a reusable become uses", async () => {
    const { stored } = await opened([line("cup_pp", 100), line("cup_steel", 50)], "edit");
    const [field] = await screen.findAllByRole<HTMLInputElement>("textbox", { name: /^Quantity of/ });
    if (!field) throw new Error("no field");
    fireEvent.change(field, { target: { value: "many" } });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    fireEvent.blur(field);
    expect(field.value).toBe("100");
    // 100 uses each
    const pieces = screen.getByRole("textbox", { name: /^Pieces of Steel/ });
    fireEvent.change(pieces, { target: { value: "10" } });
    fireEvent.blur(pieces);
    await waitFor(() => expect([...(stored()?.columns.quantity ?? [])]).toEqual([100, 1000]));
  });

  test("of a thousand lines only the visible ones are rendered", async () => {
    await opened(
      Array.from({ length: 1000 }, (_, at) => line(at % 2 === 0 ? "cup_pp" : "cup_steel", at + 1)),
      "edit",
    );
    await screen.findAllByRole("textbox", { name: /^Quantity of/ });
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1001");
    expect(document.querySelectorAll("*").length).toBeLessThanOrEqual(1500);
  });
});

test("search and filters stay while lines are chosen; numeric filters can be typed, are shown in words and can be removed", async () => {
  await opened([line("cup_pp", 100), line("cup_steel", 50), line("cup_pp", 20_000)], "edit");
  fireEvent.click((await screen.findAllByRole("checkbox", { name: /^Choose PP/ }))[0] as HTMLElement);
  expect(screen.getByText("1 line chosen")).toBeTruthy();
  const lessOrMore = async (sign: string, than: string) => {
    fireEvent.click(screen.getByRole("button", { name: /^Filter/ }));
    fireEvent.click(await screen.findByRole("menuitem", { name: /^By number/ }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.change(dialog.getByRole("combobox", { name: "Show lines with" }), { target: { value: sign } });
    fireEvent.click(dialog.getByRole("button", { name: "Filter" }));
    expect(dialog.getByText("Type a number, for example 10,000.")).toBeTruthy();
    fireEvent.change(dialog.getByRole("textbox", { name: "Number" }), { target: { value: than } });
    fireEvent.click(dialog.getByRole("button", { name: "Filter" }));
  };
  const rows = () =>
    screen.getAllByRole("textbox", { name: /^Quantity of/ }).map((one) => (one as HTMLInputElement).value);
  await lessOrMore("more", "10,000");
  expect(rows()).toEqual(["20,000"]);
  // the chosen line is still chosen, and the bar says that it is hidden
  expect(screen.getByText("(1 not shown)")).toBeTruthy();
  expect(screen.getByText("1 of 3 lines matches.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove the filter: more than 10,000 uses" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await lessOrMore("less", "10,000");
  await lessOrMore("more", "60");
  expect(rows()).toEqual(["100"]);
  const searched = screen.getByRole("searchbox");
  fireEvent.change(searched, { target: { value: "steel" } });
  expect(screen.queryAllByRole("textbox", { name: /^Quantity of/ })).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(document.activeElement).toBe(searched);
});

describe("the scores of a portfolio", () => {
  test("show the summary, best and worst, and all sections", async () => {
    await opened([line("cup_pp", 100), line("cup_board", 50)], "scores");
    await screen.findByRole("region", { name: "Result" });
    for (const title of ["Portfolio Scores", "Swap suggestions", "Explore", "Details"]) {
      expect(await screen.findByRole("heading", { level: 2, name: title })).toBeTruthy();
    }
    for (const title of ["About your Portfolio", "Circularity", "About the Products"]) {
      expect(screen.queryByRole("region", { name: title })).toBeNull();
      fireEvent.click(screen.getByRole("button", { name: title }));
      expect(screen.getByRole("region", { name: title })).toBeTruthy();
    }
    expect(screen.getByRole("heading", { name: "Other KPIs" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Side by side" }));
    expect(screen.getByRole("button", { name: /Raw Scores/ })).toBeTruthy();
    const beside = within(screen.getByRole("grid", { name: "Side by side" }));
    expect(beside.getByRole("rowheader", { name: /Best built-in choice/ })).toBeTruthy();
  });

  test("a metric opens with its total, its reference and the parts that sum to it", async () => {
    await opened([line("cup_pp", 100)], "scores");
    fireEvent.click(await screen.findByRole("button", { name: /, Climate: how it is made up$/ }));
    const drawer = within(await screen.findByRole("dialog", { name: "Climate" }));
    expect(drawer.getByText(/1 \+ 99 × \(1 − raw total/)).toBeTruthy();
    const cut = await drawer.findByRole("table", { name: "Product" });
    expect(within(cut).getByText("100.0%")).toBeTruthy();
  });
});
