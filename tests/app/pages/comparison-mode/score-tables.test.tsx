import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { comparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { kioskTab, settled } from "./kiosk-tab.tsx";

afterEach(cleanup);

const opened = async (flags = memoryFlags()) => {
  const tab = kioskTab(flags);
  const id = await tab.created();
  const open = async () => {
    await tab.open(`comparison_id=${id}`);
    await settled();
  };
  await open();
  return { ...tab, id, open, comparison: () => tab.store.get(comparisonAtom(id))?.comparison };
};

const scores = () => within(screen.getByRole("grid", { name: "Comparison Scores" }));
const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await settled();
};
const choose = async (column: string, command: string) => {
  await press(scores().getByRole("button", { name: `Column ${column}` }));
  await press(await screen.findByRole("menuitem", { name: command }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
};
const switched = () => screen.getByRole("switch", { name: /Custom rates/ });

describe("columns", () => {
  test("the outermost columns cannot move further; the default order has nothing to reset", async () => {
    await opened();
    await press(scores().getByRole("button", { name: "Column Climate" }));
    const state = (name: string) => screen.getByRole("menuitem", { name }).getAttribute("aria-disabled");
    expect(["Move left", "Move right", "Reset columns"].map(state)).toEqual(["true", null, "true"]);
  });

  test("explain what they measure", async () => {
    await opened();
    await choose("Climate", "What is this");
    const dialog = within(screen.getByRole("dialog", { name: "Climate" }));
    expect(dialog.getByText(/Greenhouse gases/)).toBeTruthy();
    await press(dialog.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("the tables explain the scale and name ratings without declarations", async () => {
  await opened();
  expect(screen.getByText(/100 = none, 1 = the worst built-in product of this use case/)).toBeTruthy();
  expect(
    screen.getByText("1 of 3 products declares nothing about chemicals, so the highest risk is assumed."),
  ).toBeTruthy();
});

describe("recycling", () => {
  test("each direction is confirmed once per session; Cancel changes nothing", async () => {
    const { comparison } = await opened();
    const custom = () => comparison()?.customCompostingAndRecycling;
    await press(switched());
    await press(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
    expect(custom()).toBe(false);
    await press(switched());
    await press(screen.getByRole("button", { name: "Use custom settings" }));
    expect([custom(), switched().textContent]).toEqual([true, "Custom ratescustom"]);
    await press(switched());
    await press(screen.getByRole("button", { name: "Use regional averages" }));
    expect(custom()).toBe(false);
    await press(switched());
    expect([custom(), screen.queryByRole("dialog")]).toEqual([true, null]);
    await press(switched());
    expect([custom(), screen.queryByRole("dialog")]).toEqual([false, null]);
  });
});
