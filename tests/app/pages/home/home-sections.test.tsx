import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { comparisonsAtom, createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { foodsAtom, saveFoodAtom } from "../../../../app/state/work/foods.ts";
import { createPortfolioAtom, portfoliosAtom } from "../../../../app/state/work/portfolios.ts";
import { productsAtom, saveProductAtom } from "../../../../app/state/work/products.ts";
import { addressNow, guestFlags, pageHeading, shellTab } from "../../shell/shell-tab.tsx";
import { KIOSK_COFFEE } from "../comparison-mode/kiosk-tab.tsx";
import { LINE, MY_CUP, MY_SOUP } from "./own-work.ts";

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const SECTIONS = ["comparisons", "portfolios", "products", "foods"];

/** The home of a guest, all sections open. */
const openHome = async () => {
  const flags = guestFlags();
  for (const section of SECTIONS) flags.local.write(`home_${section}_collapsed`, "false");
  const tab = shellTab({ flags });
  await tab.open("/");
  await pageHeading("Your work");
  return tab;
};
type Tab = Awaited<ReturnType<typeof openHome>>;

const made = async <T,>(outcome: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false }>) => {
  const done = await outcome;
  if (!done.ok) throw new Error("the state refused it");
  return done.value;
};
const withCup = (tab: Tab) => act(() => made(tab.store.set(saveProductAtom, MY_CUP)));
const withSoup = (tab: Tab) => act(() => made(tab.store.set(saveFoodAtom, MY_SOUP)));
const withComparison = (tab: Tab, changes: Partial<typeof KIOSK_COFFEE> = {}) =>
  act(() => made(tab.store.set(createComparisonAtom, { ...KIOSK_COFFEE, ...changes })));
const withPortfolio = (tab: Tab, name: string, lines = [LINE], compared_with: string[] = []) =>
  act(() =>
    made(
      tab.store.set(
        createPortfolioAtom,
        { portfolio_name: name, portfolio_desc: "A year", region_use: "Europe", compared_with },
        lines,
      ),
    ),
  );

const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) });
const menuOf = (name: string) => fireEvent.click(screen.getByRole("button", { name: `Menu of ${name}` }));
const entries = () => screen.getAllByRole("menuitem").map((item) => item.textContent);
const choose = async (label: string) => {
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: label })));
};
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });
const press = async (within_: HTMLElement, name: string) => {
  await act(async () => fireEvent.click(within(within_).getByRole("button", { name })));
};

it.each([
  ["Comparisons", "Create Comparison", "/comparison-mode?step=1"],
  ["Portfolios", "Create Portfolio", "/portfolio-mode?step=1"],
  ["User-defined products", "Define New Product", "/usecase-product"],
  ["User-defined foods", "Define New Food", "/create-food"],
])("the section %s has a link that creates a new item", async (title, create, address) => {
  await openHome();
  expect(screen.getByRole("button", { name: new RegExp(`^${title}`) })).toBeTruthy();
  const [link] = screen.getAllByRole("link", { name: create }).toReversed();
  expect(link?.getAttribute("href")).toBe(address);
  await act(async () => link?.click());
  expect(addressNow()).toBe(address);
});

describe("row menus hold exactly what is specified", () => {
  it("comparison", async () => {
    await withComparison(await openHome());
    menuOf("Kiosk coffee");
    expect(entries()).toEqual(["View Comparison", "Delete Comparison"]);
  });

  it("portfolio, with scores only if there are lines to score", async () => {
    const tab = await openHome();
    await withPortfolio(tab, "Canteens");
    await withPortfolio(tab, "Nothing yet", []);
    menuOf("Canteens");
    expect(entries()).toEqual(["Edit Portfolio", "Portfolio Scores", "Delete Portfolio"]);
    await choose("Portfolio Scores");
    expect(addressNow()).toMatch(/^\/portfolio-mode\?portfolio_id=[\w-]+&mode=scores$/);
  });

  it("portfolio without lines", async () => {
    await withPortfolio(await openHome(), "Nothing yet", []);
    menuOf("Nothing yet");
    expect(entries()).toEqual(["Edit Portfolio", "Delete Portfolio"]);
  });

  it("product", async () => {
    await withCup(await openHome());
    menuOf("Own double-wall cup");
    expect(entries()).toEqual(["Edit Product", "Product Profile", "Delete Product"]);
    await choose("Edit Product");
    expect(addressNow()).toBe("/create-product/hot_cup/my-cup");
  });

  it("food", async () => {
    await withSoup(await openHome());
    menuOf("Tomato soup");
    expect(entries()).toEqual(["Edit Food", "Delete Food"]);
    await choose("Edit Food");
    expect(addressNow()).toBe("/edit-food/my-soup");
  });
});

describe("the menu opens", () => {
  it("from the row's button, with the focus on its first entry", async () => {
    await withComparison(await openHome());
    screen.getByRole("button", { name: "Menu of Kiosk coffee" }).focus();
    menuOf("Kiosk coffee");
    // a click without a pointer comes from a screen reader or the keyboard: the focus follows a little later
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("View Comparison"));
  });

  it.each([
    ["a click", fireEvent.click, { button: 0 }],
    ["a right click", fireEvent.contextMenu, { button: 2 }],
  ] as const)("by %s anywhere in the row, and returns the focus to the row's button", async (_name, open, at) => {
    await withComparison(await openHome());
    open(within(rowOf("Kiosk coffee")).getByText("Hot cup"), { clientX: 40, clientY: 50, ...at });
    expect(entries()).toHaveLength(2);
    await act(async () => fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" }));
    expect(screen.queryByRole("menuitem")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Menu of Kiosk coffee" }));
  });
});

describe("deleting", () => {
  it("refuses a product in use, and names and links the items that use it", async () => {
    const tab = await openHome();
    await withCup(tab);
    const id = await withComparison(tab, { currentProductIds: ["my-cup", "glass"] });
    await withPortfolio(tab, "Canteens", [LINE, { ...LINE, food_id: "coffee" }]);
    menuOf("Own double-wall cup");
    await choose("Delete Product");
    const refused = await dialog("Can't delete product");
    expect(refused.textContent).toContain("Own double-wall cup is used in 1 comparison and 1 portfolio.");
    expect(refused.textContent).toContain("Portfolio, 2 lines");
    expect(within(refused).queryByRole("button", { name: /Delete/ })).toBeNull();
    expect(within(refused).getByRole("link", { name: "Open Kiosk coffee" }).getAttribute("href")).toBe(
      `/comparison-mode?comparison_id=${id}`,
    );
    await press(refused, "OK");
    expect(tab.store.get(productsAtom)).toHaveLength(1);
  });

  it("refuses a food in use in the same way", async () => {
    const tab = await openHome();
    await withSoup(tab);
    await withPortfolio(tab, "Canteens");
    menuOf("Tomato soup");
    await choose("Delete Food");
    expect((await dialog("Can't delete food")).textContent).toContain("is used in 1 portfolio");
    expect(tab.store.get(foodsAtom)).toHaveLength(1);
  });

  it("refuses a portfolio that another is compared with", async () => {
    const tab = await openHome();
    const id = await withPortfolio(tab, "Canteens");
    await withPortfolio(tab, "Stadium", [LINE], [id]);
    menuOf("Canteens");
    await choose("Delete Portfolio");
    expect((await dialog("Can't delete portfolio")).textContent).toContain("Stadium");
    expect(tab.store.get(portfoliosAtom)).toHaveLength(2);
  });

  it.each([
    ["Own double-wall cup", "Delete Product", "product", withCup],
    ["Tomato soup", "Delete Food", "food", withSoup],
  ] as const)("asks before %s is deleted, and offers undo for ten seconds", async (name, label, kind, make) => {
    const tab = await openHome();
    await make(tab);
    const left = () => tab.store.get(productsAtom).length + tab.store.get(foodsAtom).length;
    menuOf(name);
    await choose(label);
    await press(await dialog(`Really delete the ${kind} “${name}”?`), label);
    expect(left()).toBe(0);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo" })));
    expect(left()).toBe(1);
    expect(rowOf(name)).toBeTruthy();
  });

  it("deletes a product once nothing uses it", async () => {
    const tab = await openHome();
    await withCup(tab);
    await withComparison(tab, { currentProductIds: ["my-cup", "glass"] });
    menuOf("Kiosk coffee");
    await choose("Delete Comparison");
    await press(await dialog(/Really delete the comparison/), "Delete Comparison");
    menuOf("Own double-wall cup");
    await choose("Delete Product");
    await press(await dialog(/Really delete the product/), "Delete Product");
    expect(tab.store.get(productsAtom)).toEqual([]);
    expect(tab.store.get(comparisonsAtom)).toEqual([]);
  });
});

describe("a long list", () => {
  it("is paged; a column head sorts all rows, and the search finds rows of other pages", async () => {
    const tab = await openHome();
    for (let at = 1; at <= 30; at++) await withComparison(tab, { comparison_name: `Cup ${at}` });
    const shown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
    expect(shown()).toHaveLength(25);
    fireEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(shown()).toHaveLength(5);
    fireEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(shown().slice(0, 3)).toEqual(["Cup 1", "Cup 2", "Cup 3"]);
    expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("ascending");
    fireEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(shown()[0]).toBe("Cup 30");
    fireEvent.change(screen.getByRole("searchbox", { name: "Search comparisons" }), { target: { value: "cup 17" } });
    expect(shown()).toEqual(["Cup 17"]);
  });
});
