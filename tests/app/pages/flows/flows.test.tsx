import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { comparisonsAtom, createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { createPortfolioAtom, entriesNowAtom } from "../../../../app/state/work/portfolios.ts";
import { stillScreen } from "../../../fixtures/still-screen.ts";
import { addressNow, guestFlags, pageHeading, shellTab } from "../../shell/shell-tab.tsx";
import { KIOSK_COFFEE } from "../comparison-mode/kiosk-tab.tsx";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  stillScreen();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const at = async (address: string, tab = shellTab({ flags: guestFlags() })) => {
  cleanup();
  await tab.open(address);
  await screen.findByRole("heading", { level: 1 });
  return tab;
};
const press = async (name: string | RegExp) => {
  const found = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(found));
};
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const choose = async (name: RegExp) => {
  const found = await screen.findByRole("radio", { name });
  await act(async () => fireEvent.click(found));
};
const tick = async (name: RegExp) => {
  const found = await screen.findByRole("checkbox", { name });
  await act(async () => fireEvent.click(found));
};

const made = async <T,>(outcome: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false }>) => {
  const done = await outcome;
  if (!done.ok) throw new Error("the state refused it");
  return done.value;
};

describe("from a use case to a scorecard", () => {
  it("goes through food and products, each in the URL, and ends with a stored comparison", async () => {
    const tab = await at("/usecase-comparison?region_id=Europe");
    await choose(/^Hot cup/);
    await waitFor(() => expect(addressNow()).toBe("/select-food/hot_cup?region_id=Europe"));
    expect((await button("Select Food")).disabled).toBe(true);
    await choose(/^Hot coffee with milk/);
    await waitFor(() => expect(addressNow()).toBe("/select-food/hot_cup?food_id=coffee_milk&region_id=Europe"));
    await press("Select Food");
    await waitFor(() => expect(addressNow()).toBe("/select-products/hot_cup/coffee_milk?region_id=Europe"));
    expect((await button("Compare")).disabled).toBe(true);
    await tick(/^EPS foam cup/);
    expect((await button("Compare")).disabled).toBe(true);
    await tick(/^Ceramic mug/);
    await waitFor(() =>
      expect(addressNow()).toBe("/select-products/hot_cup/coffee_milk?region_id=Europe&products=eps,ceramic"),
    );
    await press("Compare");
    await waitFor(() => expect(tab.store.get(comparisonsAtom)).toHaveLength(1));
    const [stored] = tab.store.get(comparisonsAtom);
    expect(stored?.comparison).toMatchObject({
      usecase_id: "hot_cup",
      food_id: "coffee_milk",
      region_use: "Europe",
      currentProductIds: ["eps", "ceramic"],
    });
    await waitFor(() =>
      expect(addressNow()).toBe(`/scorecard/hot_cup/coffee_milk/${stored?.comparison.comparison_id}?region_id=Europe`),
    );
  });

  it("Skip takes the highest-risk food, Back leads to the use case", async () => {
    await at("/select-food/hot_cup?region_id=Europe");
    await press("Skip");
    await waitFor(() => expect(addressNow()).toBe("/select-products/hot_cup/default_worst?region_id=Europe"));
    await press("Back");
    await waitFor(() => expect(addressNow()).toBe("/select-food/hot_cup?food_id=default_worst&region_id=Europe"));
    await press("Back");
    await waitFor(() => expect(addressNow()).toBe("/usecase-comparison?region_id=Europe"));
  });

  it("/usecase-product leads to the editor", async () => {
    await at("/usecase-product");
    await choose(/^Hot cup/);
    await waitFor(() => expect(addressNow()).toBe("/create-product/hot_cup"));
  });
});

describe("the selection of an existing comparison", () => {
  const existing = async () => {
    const tab = shellTab({ flags: guestFlags() });
    const id = await made(tab.store.set(createComparisonAtom, KIOSK_COFFEE));
    await at(`/select-products/hot_cup/coffee_milk?comparison_id=${id}`, tab);
    return { tab, id };
  };

  it("starts with the saved products; Done saves the change and shows the scorecard", async () => {
    const { tab, id } = await existing();
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(3);
    await tick(/^Tempered glass cup/);
    await press("Done");
    await waitFor(() => expect(addressNow()).toBe(`/scorecard/hot_cup/coffee_milk/${id}?region_id=Europe`));
    expect(tab.store.get(comparisonsAtom)).toHaveLength(1);
    expect(tab.store.get(comparisonsAtom)[0]?.comparison.currentProductIds).toEqual(["paper_pe", "ceramic"]);
  });

  it("cannot become empty: Reset restores the saved products", async () => {
    await existing();
    await tick(/^Tempered glass cup/);
    await press("Reset");
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(3);
  });
});

describe("/scorecard without a comparison", () => {
  it("lists existing comparisons and can compare all products", async () => {
    const tab = shellTab({ flags: guestFlags() });
    const id = await made(tab.store.set(createComparisonAtom, KIOSK_COFFEE));
    await at("/scorecard/hot_cup/coffee_milk?region_id=Europe", tab);
    expect(screen.getByRole("link", { name: "Kiosk coffee" }).getAttribute("href")).toBe(
      `/scorecard/hot_cup/coffee_milk/${id}?region_id=Europe`,
    );
    await press(/^Compare all/);
    await waitFor(() => expect(addressNow()).toMatch(/^\/scorecard\/hot_cup\/coffee_milk\/[\w-]+\?region_id=Europe$/));
    expect(tab.store.get(comparisonsAtom)).toHaveLength(2);
  });
});

describe("a URL with unknown ids", () => {
  it.each([
    ["/select-food/nonsense", "This use case does not exist"],
    ["/select-products/nonsense/coffee_milk", "This use case does not exist"],
    ["/select-products/hot_cup/nonsense", "This food does not exist"],
    ["/scorecard/hot_cup/nonsense", "This food does not exist"],
    ["/edit-food/nonsense", "This food is not here"],
  ])("%s is reported, with a link to continue", async (address, title) => {
    await at(address);
    await pageHeading(title);
    expect(
      screen
        .getAllByRole("link")
        .some((link) => link.textContent?.startsWith("Choose") || link.textContent === "Define New Food"),
    ).toBe(true);
  });

  it("an unknown region falls back to the first of the list", async () => {
    await at("/select-food/hot_cup?region_id=Atlantis");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Region of use" }).value).toBe("Global");
  });

  it("an unknown product is omitted and named", async () => {
    await at("/select-products/hot_cup/coffee_milk?products=glass,nonsense");
    expect(screen.getByRole("alert").textContent).toContain("nonsense");
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(1);
  });
});

describe("into a portfolio", () => {
  it("adds one use of each product, to the existing line if there is one", async () => {
    const tab = shellTab({ flags: guestFlags() });
    const head = { portfolio_name: "Canteens", portfolio_desc: "A year", region_use: "Europe" };
    const line = { usecase_id: "hot_cup", prodsys_id: "glass", food_id: "coffee_milk", quantity: 500, label: "" };
    const id = await made(tab.store.set(createPortfolioAtom, head, [line]));
    await at(`/select-portfolio-products/hot_cup/coffee_milk?portfolio_id=${id}`, tab);
    await tick(/^Tempered glass cup/);
    await tick(/^EPS foam cup/);
    await press("Done");
    await waitFor(() => expect(addressNow()).toBe(`/portfolio-mode?portfolio_id=${id}`));
    const table = await made(tab.store.set(entriesNowAtom, id));
    expect([table.line(0), table.line(1)].map(({ prodsys_id, quantity }) => [prodsys_id, quantity])).toEqual([
      ["glass", 501],
      ["eps", 1],
    ]);
  });

  it("continues with the wizard without a portfolio", async () => {
    await at("/select-portfolio-food/hot_cup?region_id=Europe");
    await press("Skip");
    await tick(/^EPS foam cup/);
    await press("Done");
    await waitFor(() =>
      expect(addressNow()).toBe(
        "/portfolio-mode?step=1&region_id=Europe&usecase_id=hot_cup&food_id=default_worst&products=eps",
      ),
    );
  });
});
