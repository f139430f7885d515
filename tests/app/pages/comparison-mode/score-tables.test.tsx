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
const heads = () => scores().getAllByRole("columnheader");
const names = () => heads().map((cell) => cell.textContent.replace(/(weight|undeclared).*$/, ""));
const products = () =>
  scores()
    .getAllByRole("rowheader")
    .map((cell) => cell.textContent);
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
  test("move by their menu, in both tables and the list, and keep their order after a reload", async () => {
    const { flags, open } = await opened();
    await choose("Climate", "Move right");
    expect(names().slice(0, 3)).toEqual(["Product", "Water use", "Climate"]);
    expect(screen.getByText("Climate is now column 2 of 7.")).toBeTruthy();
    expect(JSON.parse(flags.local.read("scoretable_columns") ?? "")).toEqual([
      "h2o",
      "climate",
      "plastic_pollution",
      "chemicals",
      "sust_source",
      "recoverability",
      "land_use",
    ]);
    const [list] = screen.getAllByLabelText<HTMLSelectElement>("Metric");
    expect([...(list?.options ?? [])].map(({ text }) => text).slice(0, 2)).toEqual(["Water use", "Climate"]);

    await open();
    expect(names().slice(0, 3)).toEqual(["Product", "Water use", "Climate"]);
    await choose("Climate", "Reset columns");
    expect(names().slice(0, 3)).toEqual(["Product", "Climate", "Water use"]);
    expect(flags.local.read("scoretable_columns")).toBeNull();
  });

  test("the outermost columns cannot move further; the default order has nothing to reset", async () => {
    await opened();
    await press(scores().getByRole("button", { name: "Column Climate" }));
    const state = (name: string) => screen.getByRole("menuitem", { name }).getAttribute("aria-disabled");
    expect(["Move left", "Move right", "Reset columns"].map(state)).toEqual(["true", null, "true"]);
  });

  test("sort rows by a metric, best first, announce it, and sort back", async () => {
    await opened();
    expect(products()[0]).toContain("Tempered glass cup");
    await choose("Land use", "Sort, best first");
    expect(products()[0]).toContain("Paper cup, PE lined");
    const sorted = () => heads().filter((head) => head.hasAttribute("aria-sort"));
    expect(sorted().map((head) => [head.getAttribute("aria-sort"), head.querySelectorAll("svg").length])).toEqual([
      ["descending", 3],
    ]);
    expect(screen.getByText("Sorted by Land use, best first.")).toBeTruthy();
    await choose("Land use", "Back to summary order");
    expect(products()[0]).toContain("Tempered glass cup");
    expect(sorted()).toEqual([]);
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

describe("the baseline", () => {
  test("every other product shows its difference as text; persists over a reload until cleared", async () => {
    const { open } = await opened();
    const select = () => screen.getByLabelText<HTMLSelectElement>("Difference to");
    // sorted by name: options that move with the scores make the browser's autofill inspect the page after each edit
    expect(Array.from(select().options, ({ textContent }) => textContent)).toEqual([
      "No baseline",
      "Ceramic mug",
      "Paper cup, PE lined",
      "Tempered glass cup",
    ]);
    fireEvent.change(select(), { target: { value: "ceramic" } });
    await settled();
    expect(products()).toEqual([
      "84%Tempered glass cup Reusable1 point better",
      "83%Ceramic mug ReusableBaseline",
      "44%Paper cup, PE lined39 points worse",
    ]);
    expect(scores().getAllByRole("row").at(-1)?.children[1]?.textContent).toBe("160 points worsebelow scale");
    await press(screen.getByRole("button", { name: /^Data/ }));
    const raw = within(screen.getByRole("grid", { name: "Raw Scores" }));
    expect(raw.getAllByRole("row").at(-1)?.children[1]?.textContent).toBe("3825% morebelow scale");

    await open();
    expect(select().value).toBe("ceramic");
    fireEvent.change(select(), { target: { value: "" } });
    await settled();
    expect(products()[2]).toBe("44%Paper cup, PE lined");
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

  test("custom settings work in custom mode only; they are saved, dropped and reset", async () => {
    const { comparison } = await opened();
    const settings = () => screen.getByRole<HTMLButtonElement>("button", { name: "Custom Settings" });
    expect(settings().disabled).toBe(true);
    expect(screen.getByText("Turn custom rates on to choose what is collected.").id).toBe(
      settings().getAttribute("aria-describedby"),
    );
    await press(switched());
    await press(screen.getByRole("button", { name: "Use custom settings" }));

    const dialog = () => within(screen.getByRole("dialog", { name: "Custom recycling settings" }));
    const box = (name: RegExp) => dialog().getByRole<HTMLInputElement>("checkbox", { name });
    await press(settings());
    expect(dialog().getAllByRole("checkbox")).toHaveLength(2);
    expect(dialog().getByText("not available")).toBeTruthy();
    await press(box(/^Coated paper, collected for composting/));
    await press(dialog().getByRole("button", { name: "Cancel" }));
    expect(comparison()?.recycling_overrides).toEqual({});

    await press(settings());
    expect(box(/^Coated paper, collected for recycling/).checked).toBe(true);
    await press(box(/^Coated paper, collected for recycling/));
    await press(dialog().getByRole("button", { name: "Show all 3 materials" }));
    await press(box(/^Film, collected for recycling/));
    await press(dialog().getByRole("button", { name: "Save" }));
    expect(comparison()?.recycling_overrides).toEqual({ recycle: { coated: false, film: true } });

    await press(settings());
    expect(box(/^Coated paper, collected for recycling/).checked).toBe(false);
    await press(dialog().getByRole("button", { name: "Reset to Default" }));
    await press(dialog().getByRole("button", { name: "Save" }));
    expect(comparison()?.recycling_overrides).toEqual({});
  });
});
