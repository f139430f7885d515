import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { ScoringClient } from "../../../app/engine/scoring-client.ts";
import { SECTIONS } from "../../../app/features/comparison-results/results-body.tsx";
import { ComparisonSections } from "../../../app/sections/comparison-sections.tsx";
import { COMPARISON_SECTIONS } from "../../../app/sections/comparison-table.tsx";
import { navSections } from "../../../app/sections/section.tsx";
import { comparisonCatalogueAtom } from "../../../app/state/analysis/pinned-catalogue.ts";
import type { OpenNumber, ResultRow } from "../../../app/state/comparison/compared-product.ts";
import { comparisonScoresAtom } from "../../../app/state/comparison/comparison-scores.ts";
import { fileFormatAtom } from "../../../app/state/core/csv-decimal-comma.ts";
import { openSectionsAtom, setSectionsOpenAtom } from "../../../app/state/core/left-out.ts";
import { comparisonAtom, editComparisonAtom } from "../../../app/state/work/comparisons.ts";
import { toyTab } from "../pages/comparison-mode/toy-tab.ts";

// import the lazy sections up front, so that they do not load in the middle of a test
beforeAll(
  () =>
    Promise.all([
      import("../../../app/features/impact-stages/impact-stages.tsx"),
      import("../../../app/features/break-even/break-even.tsx"),
      import("../../../app/features/circularity/circularity.tsx"),
      import("../../../app/features/product-profiles/product-profiles.tsx"),
    ]),
  60_000,
);
afterEach(cleanup);

const PRODUCTS = [
  { prodsys_id: "cup_steel", name: "Steel cup", reusable: true, uses: 100 },
  { prodsys_id: "cup_board", name: "Board cup", reusable: false, uses: 1 },
  { prodsys_id: "cup_pp", name: "PP cup", reusable: false, uses: 1 },
] as const;

/** The sections read the name, the kind and the uses of a row. */
const ROWS = PRODUCTS.map(({ uses, ...row }) => ({ ...row, scores: { uses } })) as unknown as readonly ResultRow[];

/** Flushes promises and the effects that follow. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const until = (isDone: () => boolean) => waitFor(() => expect(isDone()).toBe(true));

const Shown = ({ id, onOpen }: { readonly id: string; readonly onOpen: OpenNumber }) => {
  const comparison = useAtomValue(comparisonAtom(id))?.comparison;
  const catalogue = useAtomValue(comparisonCatalogueAtom(id));
  return (
    comparison &&
    catalogue && <ComparisonSections {...{ comparison, catalogue, onOpen }} rows={ROWS} raw={<p>Raw figures</p>} />
  );
};

/** The sections with the toy tables and the real engine. */
const opened = async (change?: (engine: ScoringClient) => ScoringClient, foldsOpen = true) => {
  const tab = await toyTab(
    PRODUCTS.map(({ prodsys_id }) => prodsys_id),
    change,
  );
  const scores = comparisonScoresAtom(tab.id);
  tab.store.sub(scores, () => undefined);
  const onOpen = vi.fn<OpenNumber>();
  if (foldsOpen) tab.store.set(setSectionsOpenAtom, ["circularity", "products-and-law"], true);
  render(
    <Provider store={tab.store}>
      <Shown id={tab.id} onOpen={onOpen} />
    </Provider>,
  );
  await until(() => tab.store.get(scores).status === "ready");
  if (foldsOpen) await until(() => screen.queryByRole("button", { name: "Save product profiles as CSV" }) !== null);
  return { ...tab, onOpen };
};

const section = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await settled();
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

describe("collapsed sections", () => {
  test("load and compute nothing until they are opened, and stay open for the next results", async () => {
    let profiles = 0;
    const { store } = await opened(
      (engine) => ({ ...engine, profiles: (...args) => ((profiles += 1), engine.profiles(...args)) }),
      false,
    );
    await settled();
    expect(screen.queryByRole("region", { name: "Circularity" })).toBeNull();
    expect(profiles).toBe(0);
    const toggle = screen.getByRole("button", { name: "Circularity" });
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    await press(toggle);
    await until(() => screen.queryByRole("table", { name: /^Circularity/ }) !== null);
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    // the fold is the heading: the section does not repeat it
    expect(screen.getAllByRole("heading", { name: "Circularity" })).toHaveLength(1);
    expect(store.get(openSectionsAtom)("circularity")).toBe(true);
    await press(toggle);
    expect(screen.queryByRole("region", { name: "Circularity" })).toBeNull();
    expect(store.get(openSectionsAtom)("circularity")).toBe(false);
  });

  test("open by a link to them", async () => {
    await opened(undefined, false);
    const link = document.createElement("a");
    link.href = "#circularity";
    document.body.append(link);
    await press(link);
    expect(await screen.findByRole("region", { name: "Circularity" })).toBeTruthy();
    link.remove();
  });

  test("open by the address of a section inside them", async () => {
    window.history.replaceState(null, "", "#end-of-life");
    await opened(undefined, false);
    expect(await screen.findByRole("region", { name: "Circularity" })).toBeTruthy();
    expect(await screen.findByRole("region", { name: "What decides at the end of life" })).toBeTruthy();
    window.history.replaceState(null, "", "#");
  });

  test("a comparison has ten entries in its contents; inner sections are tabs or parts of them", async () => {
    const facts = { hasRule: true, hasLaw: true, isReadOnly: false };
    const titles = navSections(COMPARISON_SECTIONS, facts).map(({ title }) => title);
    expect([...SECTIONS.map(({ title }) => title), ...titles]).toEqual([
      "Results",
      "Scores",
      "Where it arises",
      "Break-even",
      "How robust",
      "What if",
      "Cost",
      "Data",
      "Circularity",
      "Products and law",
    ]);
    await opened(undefined, false);
    await press(screen.getByRole("button", { name: "How robust" }));
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Certainty",
      "Weights",
      "Reuse rule",
    ]);
    window.history.replaceState(null, "", "#weights");
    await act(async () => void window.dispatchEvent(new Event("hashchange")));
    expect(screen.getByRole("tab", { name: "Weights" }).getAttribute("aria-selected")).toBe("true");
    window.history.replaceState(null, "", "#");
  });

  test("all of a group open at once", async () => {
    await opened(undefined, false);
    await press(screen.getByRole("button", { name: "Open all: Details" }));
    expect(screen.getByText("Raw figures")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Close all: Details" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "What if?" }).getAttribute("aria-expanded")).toBe("false");
  });
});

describe("contributions to the impact", () => {
  test("has a sentence, and the chart's numbers as a table whose totals open", async () => {
    const { onOpen } = await opened();
    const stages = section("Where the impact arises");
    await until(() => stages.queryAllByRole("button", { name: /^Steel cup, / }).length > 0);
    await press(stages.getByRole("button", { name: "Show as table" }));
    const rows = within(stages.getByRole("table", { name: /^Climate, .* by life-cycle stage$/ })).getAllByRole("row");
    expect(rows).toHaveLength(4);
    const [, steel] = rows;
    if (!steel) throw new Error("no row");
    const numbers = cells(steel).map(Number);
    expect(numbers.at(-1)).toBeCloseTo(643.944 / 100 + 15.18, 1);
    await press(within(steel).getByRole("button", { name: /^Steel cup, Climate/ }));
    expect(onOpen).toHaveBeenCalledWith({ prodsys_id: "cup_steel", metric: "climate" });
    await press(within(steel).getByRole("button", { name: /^Steel cup, Washing, Climate/ }));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  test("can show another metric and the components", async () => {
    const { onOpen } = await opened();
    const stages = section("Where the impact arises");
    await until(() => stages.queryAllByRole("button", { name: /^Steel cup, / }).length > 0);
    await press(stages.getByRole("radio", { name: "Component" }));
    await press(stages.getByRole("radio", { name: "Water" }));
    await press(stages.getByRole("button", { name: "Show as table" }));
    const table = within(stages.getByRole("table", { name: /^Water, .* by component$/ }));
    expect(table.getAllByRole("columnheader").at(-2)?.textContent).toBe("Washing");
    const [segment] = stages.getAllByRole("button", { name: /^Steel cup, Washing/ });
    if (!segment) throw new Error("washing is not drawn");
    await press(segment);
    expect(onOpen).toHaveBeenCalledWith({ prodsys_id: "cup_steel", metric: "h2o" });
  });
});

describe("break-even", () => {
  test("is in the title, in sentences and in a table, which explains `never`", async () => {
    await opened();
    await until(() => screen.queryByRole("heading", { name: /^After \d+ uses the steel cup/ }) !== null);
    const even = section(/^After \d+ uses the steel cup/);
    expect(even.getByText(/Against the PP cup, on climate, the steel cup is ahead after 26 uses\./)).toBeTruthy();
    await press(even.getByRole("button", { name: "Show as table" }));
    const table = within(even.getByRole("table", { name: /^Uses from which/ }));
    const row = table.getByRole("button", { name: "Steel cup against PP cup, Climate: 26" }).closest("tr");
    if (!row) throw new Error("no row");
    expect(cells(row)).toEqual(["PP cup", "100", "26", expect.any(String), expect.any(String), "never"]);
    expect(even.getByText(/^never: one wash has more impact/)).toBeTruthy();

    await press(even.getByRole("radio", { name: "Land" }));
    expect(screen.getByRole("heading", { name: /^(After|The steel cup)/ }).textContent).not.toMatch(/^After 26/);
  });

  test("lets the user choose the lines, the title stays about all; says what is missing without a pair", async () => {
    await opened();
    await until(() => screen.queryByRole("heading", { name: /^After \d+ uses the steel cup/ }) !== null);
    const even = section(/^After/);
    await press(even.getByRole("button", { name: "Products in the chart" }));
    await press(even.getByRole("checkbox", { name: "Steel cup" }));
    expect(screen.getByText("Choose at least one reusable and one single-use product.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Break-even" })).toBeTruthy();
    await press(screen.getByRole("checkbox", { name: "Steel cup" }));
    await press(screen.getByRole("checkbox", { name: "Board cup" }));
    expect(
      screen.getByRole("heading", { name: "After 50 uses the steel cup has paid for itself on climate" }),
    ).toBeTruthy();
  });
});

test("circularity shows integer percents and names the settings used", async () => {
  const { store, id } = await opened();
  const circularity = section("Circularity");
  expect(circularity.getByText("Share of mass, Global, regional averages")).toBeTruthy();
  const rows = within(circularity.getByRole("table")).getAllByRole("row");
  for (const row of rows.slice(2)) {
    for (const text of cells(row).slice(0, -1)) expect(text).toMatch(/^(\d+|<\u00A01)$/);
  }
  await act(async () => void (await store.set(editComparisonAtom, id, { customCompostingAndRecycling: true })));
  expect(await circularity.findByText("Share of mass, Global, custom recycling settings")).toBeTruthy();
});

test("profiles load when opened; all open on request and before printing", async () => {
  await opened();
  await until(() => screen.queryByRole("button", { name: "Steel cup" }) !== null);
  await press(screen.getByRole("button", { name: "Steel cup" }));
  expect(screen.getByRole("table", { name: "Components of the steel cup" })).toBeTruthy();
  expect(screen.getByText("100 per item")).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByRole("table", { name: "Components of the board cup" })).toBeTruthy();
  await press(screen.getByRole("button", { name: "Close all" }));
  expect(screen.queryByRole("table", { name: /^Components of/ })).toBeNull();
});

test.each([
  ["Save life-cycle stages as CSV", "Cups-life-cycle-stages", "end_of_life"],
  ["Save break-even as CSV", "Cups-break-even", "each wash costs more"],
  ["Save circularity as CSV", "Cups-circularity", "littered [share of mass]"],
  ["Save product profiles as CSV", "Cups-product-profiles", "items per rack"],
])("%s downloads its table, with the chosen decimal comma", async (button, name, content) => {
  const { store, files } = await opened();
  store.set(fileFormatAtom, { decimalComma: true });
  await press(await screen.findByRole("button", { name: button }));
  await until(() => files.length > 0);
  expect(files[0]?.name).toBe(`${name}_Global_1970-01-01_data-v1_decimal-comma.csv`);
  expect(files[0]?.text).toContain(content);
  expect(files[0]?.text.split("\r\n")[0]).toContain(";");
});

test("an edit keeps the old content until the new result arrives", async () => {
  let hold: Promise<void> = Promise.resolve();
  let letGo = (): void => undefined;
  const { store, id } = await opened((engine) => ({
    ...engine,
    contributions: async (version, input) => {
      await hold;
      return engine.contributions(version, input);
    },
  }));
  const stages = section("Where the impact arises");
  const totalNow = () => stages.queryByRole("button", { name: /^PP cup, total/ })?.textContent;
  await until(() => totalNow() !== undefined);
  const before = totalNow();
  hold = new Promise((resolve) => (letGo = resolve));
  await act(async () => void (await store.set(editComparisonAtom, id, { region_use: "Europe" })));
  await until(() => store.get(comparisonScoresAtom(id)).status === "ready");
  expect(totalNow()).toBe(before);
  letGo();
  await until(() => totalNow() !== before);
  expect(totalNow()).toBeTruthy();
});

test("a problem of the engine is shown in its sections, and one retry reloads them all", async () => {
  let lost = true;
  const problem = { ok: false, problem: { code: "worker_lost", detail: "" } } as const;
  await opened((engine) => ({
    ...engine,
    breakEvens: async (version, input) => (lost ? problem : engine.breakEvens(version, input)),
    contributions: async (version, input) => (lost ? problem : engine.contributions(version, input)),
  }));
  await until(() => screen.queryByText("The break-even points could not be computed.") !== null);
  const alerts = screen.getAllByRole("alert");
  expect(alerts).toHaveLength(2);
  lost = false;
  await press(within(alerts.at(-1) ?? document.body).getByRole("button"));
  await until(() => screen.queryByRole("heading", { name: /^After \d+ uses/ }) !== null);
  await until(() => screen.queryByRole("alert") === null);
  expect(screen.queryByRole("alert")).toBeNull();
});
