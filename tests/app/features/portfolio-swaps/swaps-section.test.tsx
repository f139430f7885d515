import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import { PortfolioSwaps } from "../../../../app/features/portfolio-swaps/portfolio-swaps.tsx";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import { movePortfolioAtom } from "../../../../app/state/portfolio/portfolio-editing.ts";
import { servicesAtom } from "../../../../app/state/core/services.ts";
import { createPortfolioAtom, entriesNowAtom, portfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";
import { csvRows } from "../../csv-rows.ts";

afterEach(cleanup);

const line = (prodsys_id: string, quantity: number, label: string, site = "") => ({
  usecase_id: prodsys_id.startsWith("plate") ? "plate" : "cup",
  prodsys_id,
  food_id: "default_worst",
  quantity,
  label,
  site,
});
const LINES = [
  line("cup_pp", 1000, "Kiosk"),
  line("cup_board", 500, ""),
  line("cup_pp", 40, "Hall"),
  line("plate_pp", 900, ""),
];

/** The section of a portfolio of cups and plates, after its first search. */
const shownSection = async (lines = LINES) => {
  const { store, files } = await toyTab(["cup_pp"]);
  const catalogue = store.get(catalogueAtom);
  const head = { portfolio_name: "Cups", portfolio_desc: "All cups", region_use: "Global", showBestAndWorst: true };
  const created = await store.set(createPortfolioAtom, head, lines);
  const id = created.ok ? created.value : "";
  const portfolio = store.get(portfolioAtom(id))?.portfolio;
  if (catalogue === null || portfolio === undefined) throw new Error("nothing to show");
  store.sub(portfolioScoresAtom(id), () => undefined);
  render(
    <Provider store={store}>
      <PortfolioSwaps id="swaps" portfolio={portfolio} catalogue={catalogue} />
    </Provider>,
  );
  await screen.findByRole("table", { name: "Swap suggestions" });
  const products = async () => {
    const lines = await store.set(entriesNowAtom, id);
    return lines.ok ? [...lines.value.lines()].map(({ prodsys_id }) => prodsys_id) : [];
  };
  return { store, id, products, files };
};

const table = () => screen.getByRole("table", { name: "Swap suggestions" });
const changes = () => within(table()).queryAllByRole("button", { name: /^Apply: / });
const namesOf = (buttons: readonly HTMLElement[]) => buttons.map((button) => button.getAttribute("aria-label") ?? "");
const click = async (button: HTMLElement) => act(async () => void fireEvent.click(button));
/** The limits are closed at first, with those in force beside their title. */
const openLimits = () => click(screen.getByRole("button", { name: "Limits at most 5 changes" }));
const settled = () => waitFor(() => expect(changes()[0]?.hasAttribute("disabled")).toBe(false));

test("the path lists each product once with all its lines, and the summary after each change; they go into the plan", async () => {
  await shownSection();
  await settled();
  const names = namesOf(changes());
  expect(new Set(names.map((name) => name.split(" becomes ")[0])).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(1);
  expect(
    screen.getByText(new RegExp(`^${names.length} changes take this portfolio from \\d+ to \\d+\\.$`)),
  ).toBeTruthy();
  const [row] = within(table())
    .getAllByRole("row")
    .filter((one) => within(one).queryByRole("button", { name: /^Apply: PP_cup/ }));
  expect(row?.textContent).toContain("2 lines");
  expect(row?.textContent).toMatch(/\+\d+\.\dto \d+/);

  expect(screen.queryByRole("textbox", { name: "Changes at most" })).toBeNull();
  await openLimits();
  const most = screen.getByRole("textbox", { name: "Changes at most" });
  fireEvent.change(most, { target: { value: "1" } });
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(screen.getByRole("button", { name: "Limits at most 1 change" })).toBeTruthy();
  expect(screen.getByText(/^1 change takes this portfolio from/)).toBeTruthy();
  expect(screen.getByText(new RegExp(`^${names.length - 1} more change`))).toBeTruthy();
  await click(screen.getByRole("button", { name: "Show them" }));
  expect(namesOf(changes())).toEqual(names);

  const accepted = names[0]?.replace("Apply", "Add to plan") ?? "";
  await click(within(table()).getByRole("button", { name: accepted }));
  await screen.findByText("1 change is in the plan below.");
  expect(within(table()).getByRole("button", { name: accepted.replace("Add to", "In the") }).textContent).toBe(
    "In the plan",
  );
  fireEvent.change(most, { target: { value: "5" } });
  await click(await screen.findByRole("button", { name: `Put the first ${names.length} into the plan` }));
  await screen.findByText(`${names.length} changes are in the plan below.`);
});

test("the lines of a change are listed on demand, with their uses now and then", async () => {
  await shownSection();
  await settled();
  const [button] = within(table()).getAllByRole("button", { name: "2 lines of PP_cup" });
  if (button === undefined) throw new Error("no lines of the PP_cup");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  const lines = within(table()).getByRole("table", { name: /^Lines of PP_cup/ });
  const rows = within(lines).getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Line 1Kiosk.*1,000/),
    expect.stringMatching(/^Line 3Hall.*40/),
  ]);
});

test("one click changes all lines of a product as one undo step", async () => {
  const { products } = await shownSection();
  await settled();
  const before = await products();
  const [one] = within(table()).getAllByRole("button", { name: /^Apply: PP_cup/ });
  if (one === undefined) throw new Error("no swap of the PP_cup");
  one.focus();
  await click(one);
  await screen.findByText(/^PP_cup.* is now .* in 2 lines\.$/);
  const after = await products();
  expect([after[0] === before[0], after[1], after[2], after[3]]).toEqual([false, before[1], after[0], before[3]]);
  // the row is gone and with it the focused button
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^\d changes? takes? this portfolio from/));
  await click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("The swap was undone.");
  expect(await products()).toEqual(before);
});

test("limits: an excluded product is replaced by another, reusables only, and only products that the sites may use", async () => {
  await shownSection();
  await settled();
  const [first] = changes();
  const [, to = ""] = (first?.getAttribute("aria-label") ?? "").split(" becomes ");
  const [notThis] = within(table()).getAllByRole("button", { name: `Not this product: ${to}` });
  if (notThis === undefined) throw new Error("nothing to rule out");
  await click(notThis);
  await waitFor(() => expect(namesOf(changes()).filter((name) => name.endsWith(` becomes ${to}`))).toEqual([]));
  await click(screen.getByRole("button", { name: `Allow ${to} again` }));
  await waitFor(() => expect(namesOf(changes()).some((name) => name.endsWith(` becomes ${to}`))).toBe(true));

  await openLimits();
  await click(screen.getByRole("button", { name: /^What my sites may use/ }));
  await click(screen.getByRole("button", { name: "Allow none" }));
  await screen.findByText("No product has a better built-in or own replacement under these conditions.");
  const cups = screen.getByRole("group", { name: "Products for Cup" });
  await click(within(cups).getByRole("checkbox", { name: "Steel_cup" }));
  await waitFor(() =>
    expect(changes().length > 0 && namesOf(changes()).every((name) => name.endsWith(" becomes Steel_cup"))).toBe(true),
  );
});

const AT_SITES = [
  line("cup_pp", 1000, "", "North"),
  line("cup_pp", 500, "", "South"),
  line("plate_pp", 900, "", "South"),
  line("cup_board", 20, ""),
];

test("limits: lines of one site only, and no metric of the lines gets worse; both are remembered", async () => {
  const { store, id, products } = await shownSection(AT_SITES);
  await settled();
  const before = await products();
  await openLimits();
  const site = screen.getByRole("combobox", { name: "Site" });
  expect(
    within(site)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["All sites", "North", "South", "Without a site"]);
  fireEvent.change(site, { target: { value: "North" } });
  await screen.findByText(/^Changes 1 of 1 lines/);
  await settled();
  await click(within(table()).getByRole("button", { name: /^Apply: / }));
  await screen.findByText(/ in 1 line\.$/);
  const after = await products();
  expect(after.map((product, at) => product !== before[at])).toEqual([true, false, false, false]);
  await act(async () => void (await store.set(movePortfolioAtom, id, "undo")));

  fireEvent.change(site, { target: { value: " " } });
  await click(screen.getByRole("checkbox", { name: "No metric may get worse" }));
  expect(screen.getByRole("button", { name: /^Limits at most 5 changes, no metric may get worse$/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByText("Worse:")).toEqual([]));
  await settled();
  const kept = JSON.parse(store.get(servicesAtom).flags.local.read("swap_limits") ?? "[]") as unknown;
  expect(kept).toMatchObject([[id, { site: null, no_losses: true }]]);
});

test("the effect on each site, with the scores after the changes, and as a file", async () => {
  const { files } = await shownSection(AT_SITES);
  await settled();
  await click(screen.getByRole("button", { name: /^Gain by site and use case/ }));
  const bySite = await screen.findByRole("table", { name: "Gain of the changes by site" });
  const rows = within(bySite).getAllByRole("row").slice(1);
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent ?? ""),
  );
  const names = rows.map((row) => within(row).getByRole("rowheader").textContent);
  expect(names.toSorted()).toEqual(["North", "South", "Without a site"].slice(0, names.length));
  const gains = texts.map(([, score = ""]) => {
    const [from = NaN, to = NaN] = score.split(" \u2192 ").map(Number);
    return to - from;
  });
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...gains)).toBeGreaterThan(0);
  const whole = gains.flatMap((gain, at) => (gain > 0 ? [[`+${gain}`, texts[at]?.[2]]] : []));
  expect(whole.map(([, shown]) => shown)).toEqual(whole.map(([gain]) => gain));
  expect(texts[names.indexOf("North")]?.[0]).toBe("1");

  await click(screen.getByRole("radio", { name: "Use case" }));
  await screen.findByRole("table", { name: "Gain of the changes by use case" });
  await click(await screen.findByRole("button", { name: "Save the gain of these groups as CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^Cups-swaps-by-use-case_/);
  const data = csvRows(files[0]?.text ?? "");
  const cups = data.find((row) => row["usecase_id"] === "cup");
  expect(Number(cups?.["summary score with the changes [0-100, higher is better]"])).toBeGreaterThan(
    Number(cups?.["summary score [0-100, higher is better]"]),
  );
});
