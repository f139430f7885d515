import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "../../../../app/data/outcome.ts";
import { foodsAtom, saveFoodAtom } from "../../../../app/state/work/foods.ts";
import type { CatalogueFoodProperty } from "../../../../workers/engine/catalogue.ts";
import { KIOSK } from "../../features/kiosk-catalogue.ts";
import { stillScreen } from "../../../fixtures/still-screen.ts";
import { addressNow, guestFlags, pageHeading, shellTab } from "../../shell/shell-tab.tsx";

const property = (id: string, name: string, order: number): CatalogueFoodProperty => ({
  food_prop_id: id,
  food_prop_name: name,
  order,
  values: [
    { value_id: "low", value_name: "low", order: 1, score: 1 },
    { value_id: "high", value_name: "high", order: 2, score: 5 },
  ],
});
const PROPERTIES = [property("fat", "Fat content", 2), property("time", "Contact time", 1)];

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  stillScreen();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tabWithProperties = () =>
  shellTab({
    flags: guestFlags(),
    load: async () => ok({ catalogue: { ...KIOSK, food_properties: PROPERTIES }, stale: null }),
  });
const openEditor = async (address: string, tab = tabWithProperties()) => {
  await tab.open(address);
  await screen.findByRole("textbox", { name: "Food name" });
  return tab;
};
const name = (text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Food name" }), { target: { value: text } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } });
const button = (label: string) => screen.getByRole<HTMLButtonElement>("button", { name: label });
const press = (label: string) => act(async () => fireEvent.click(button(label)));
const panel = () => screen.getByRole("complementary", { name: "Food score" });

describe("a new food", () => {
  it.each(["Hot coffee with milk", "  HOT coffee  with milk "])("needs a unique name: %s is taken", async (taken) => {
    await openEditor("/create-food");
    name(taken);
    expect(screen.getByText("Food name already exists", { selector: "[id$='-note']" })).toBeTruthy();
    choose("Contact time", "low");
    choose("Fat content", "low");
    expect(button("Create Food").disabled).toBe(true);
  });

  it("shows its score while editing; missing values count as the worst", async () => {
    await openEditor("/create-food");
    expect(panel().textContent).toContain("Not chosen yet: Contact time and Fat content.");
    // method.md section 7: f = 1 + 9/22 × (S − 6)
    expect(within(panel()).getByRole("status").textContent).toBe("2.6 of 10");
    choose("Contact time", "low");
    choose("Fat content", "low");
    expect(within(panel()).getByRole("status").textContent).toBe("1.0 of 10");
    expect(panel().textContent).not.toContain("Not chosen yet");
  });

  it("returns to the foods of its use case without a caller", async () => {
    const tab = await openEditor("/create-food/hot_cup?region_id=Europe");
    name("Borscht, hot");
    choose("Contact time", "low");
    choose("Fat content", "low");
    await press("Create Food");
    await waitFor(() => expect(tab.store.get(foodsAtom)).toHaveLength(1));
    const id = tab.store.get(foodsAtom)[0]?.food.food_id;
    await waitFor(() => expect(addressNow()).toBe(`/select-food/hot_cup?region_id=Europe&food_id=${id}`));
  });
});

describe("a custom food", () => {
  const stored = {
    food_id: "my-soup",
    food_name: "Tomato soup",
    props: [
      { food_prop_id: "time", value_id: "low" },
      { food_prop_id: "fat", value_id: "low" },
    ],
  };
  const withSoup = async (food = stored) => {
    const tab = tabWithProperties();
    await tab.store.set(saveFoodAtom, food);
    return openEditor("/edit-food/my-soup", tab);
  };

  it("keeps its name and id when edited", async () => {
    const tab = await withSoup();
    await pageHeading("Edit “Tomato soup”");
    choose("Fat content", "high");
    await press("Save Food");
    await waitFor(() => expect(addressNow()).toBe("/"));
    expect(tab.store.get(foodsAtom).map(({ food }) => food)).toEqual([
      { ...stored, props: [stored.props[0], { food_prop_id: "fat", value_id: "high" }] },
    ]);
  });

  it("from before a property existed is flagged and still works", async () => {
    await withSoup({ ...stored, props: stored.props.slice(0, 1) });
    expect(screen.getByText(/A property was added after this food was saved/)).toBeTruthy();
    expect(within(panel()).getByRole("status").textContent).toBe("1.0 of 10");
    expect(button("Save Food").disabled).toBe(true);
    choose("Fat content", "low");
    expect(button("Save Food").disabled).toBe(false);
  });
});
