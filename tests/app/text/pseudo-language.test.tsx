import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogueAtom } from "../../../app/state/work/catalogue.ts";
import { createPortfolioAtom } from "../../../app/state/work/portfolios.ts";
import { productName } from "../../../app/text/format.ts";
import { shortName } from "../../../app/text/short-name.ts";
import { everyNth } from "../../fixtures/soak.ts";
import { KIOSK } from "../features/kiosk-catalogue.ts";
import { speakPseudo, textsOf } from "./pseudo-language.ts";

// loads and scores whole pages, which takes time

beforeAll(speakPseudo);

// the DOM of the tests has no layout: simulate a window that shows twenty rows
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(660);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** All strings in a value, at any depth. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Names that users enter in these tests, the name of the product, and the names of the languages. */
const OWN_NAMES = ["Kiosk coffee", "Cups", "Canteens", "All cups", "Tare", "English", "Español"];
const known = new Set<string>();
/** A name as displayed: shortened, without the suffix ` (Reusable)`. */
const plain = (name: string): string => shortName(productName(name)).toLowerCase();
const know = (data: unknown): void => {
  for (const name of stringsIn(data)) {
    known.add(plain(name));
    known.add(name.toLowerCase());
  }
};
/** The toy data use ids as names. */
const toyTables = import.meta.glob("../../vectors/toy.tables.json", { eager: true, import: "default" });
know([KIOSK, OWN_NAMES, JSON.stringify(toyTables).split(/[\\"{}[\],:]+/)]);

/** Numbers, signs and units. */
const UNITS =
  /^[^\p{L}]*(?:(?:g|kg|t|ml|L|km|m²|a|cm|kWh|CO|e|n|N|L|W|f|S|CSV|litres|m2a|rack|[A-Z]{3})(?!\p{L})[^\p{L}]*)*$/u;

/** Texts of the page that are in no text catalogue. */
const hardCoded = (): readonly string[] =>
  textsOf(document.body).flatMap(({ where, left }) => {
    const [name = "", ...unit] = left.split(", ");
    // the head of a column is a name from the data and its unit
    if (known.has(plain(name)) && UNITS.test(unit.join(", "))) return [];
    // several facts on one line are divided by dots
    const isKnown = (text: string) => UNITS.test(text) || known.has(text.toLowerCase()) || known.has(plain(text));
    return left.split("·").every((part) => isKnown(part.trim())) ? [] : [`${where}: ${left}`];
  });

/** Also requires a minimum of marked messages: a page without any would pass otherwise. */
const expectMarked = (least: number) =>
  expect(textsOf(document.body).filter(({ isMarked }) => isMarked).length).toBeGreaterThan(least);

/** Lets lazy parts and the scores arrive: until the page has stayed the same for some turns. */
const settle = async () => {
  let [before, same] = ["", 0];
  while (same < 5) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const now = document.body.innerHTML;
    same = now === before ? same + 1 : 0;
    before = now;
  }
};
/** Polls: a look at every change of a whole page takes minutes on a busy machine. */
const findMarked = async (least: number) => {
  await settle();
  await waitFor(() => expectMarked(least), { container: document.createElement("p"), interval: 200 });
};

describe("no page has a hard-coded text", () => {
  test("the check finds a hard-coded text", () => {
    render(
      <p title="A tip">
        Hard-coded <b>12 g</b>
      </p>,
    );
    expect(hardCoded()).toEqual(["p[title]: A tip", "p: Hard-coded"]);
  });

  test("landing", async () => {
    const { shellTab } = await import("../shell/shell-tab.tsx");
    await shellTab({}).open("/");
    await findMarked(20);
    expect(hardCoded()).toEqual([]);
  });

  test("home of a guest", async () => {
    const { guestFlags, shellTab } = await import("../shell/shell-tab.tsx");
    await shellTab({ flags: guestFlags() }).open("/");
    await screen.findByRole("heading", { level: 1 });
    await findMarked(30);
    expect(hardCoded()).toEqual([]);
  });

  test.each(everyNth([1, 2, 3, 4, 5], 4))("step %d of a new comparison", async (step) => {
    const { kioskTab } = await import("../pages/comparison-mode/kiosk-tab.tsx");
    const chosen = "comparison_name=Kiosk%20coffee&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk";
    await kioskTab().open(`step=${step}&${chosen}`);
    await findMarked(8);
    expect(hardCoded()).toEqual([]);
  });

  test.each(
    everyNth(
      [
        ["use cases", "/usecase?region_id=Europe", 5],
        ["foods", "/select-food?region_id=Europe&usecase_id=hot_cup", 5],
        ["products", "/select-products?region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk", 10],
        ["own foods", "/create-food?region_id=Europe&usecase_id=hot_cup", 10],
        ["the region of a comparison", "/region", 3],
      ] as const,
      3,
    ),
  )("the page of %s", async (_, address, least) => {
    const { guestFlags, shellTab } = await import("../shell/shell-tab.tsx");
    await shellTab({ flags: guestFlags() }).open(address);
    await screen.findByRole("heading", { level: 1 });
    await findMarked(least + 15);
    expect(hardCoded()).toEqual([]);
  });

  test("results of a comparison with all their sections, and the explanation of a number", async () => {
    const { toyTab } = await import("../pages/comparison-mode/toy-tab.ts");
    const tab = await toyTab(["cup_pp", "cup_steel", "cup_board"]);
    know(tab.store.get(catalogueAtom));
    const { default: ComparisonModePage } = await import("../../../app/pages/comparison-mode/comparison-mode-page.tsx");
    window.history.replaceState(null, "", `/comparison-mode?comparison_id=${tab.id}`);
    render(
      <Provider store={tab.store}>
        <ComparisonModePage />
      </Provider>,
    );
    for (const group of await screen.findAllByRole("button", { name: /Open all: / })) fireEvent.click(group);
    await screen.findByRole("button", { name: /Save product profiles as CSV/ });
    await findMarked(150);
    expect(hardCoded()).toEqual([]);
    const numbers = () => screen.getAllByRole("button", { name: /^⟦+\d+/ });
    // of each kind: the summary, an impact, a rating
    for (const subject of [/Summary/, /Climate/, /Chemicals/]) {
      const [number] = numbers().filter((button) => subject.test(button.getAttribute("aria-label") ?? ""));
      if (!number) throw new Error(`no number of ${subject.source}`);
      fireEvent.click(number);
      const drawer = await screen.findByRole("dialog");
      await settle();
      expect(hardCoded()).toEqual([]);
      fireEvent.click(within(drawer).getByRole("button", { name: /Close/ }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  });

  test.each(["edit", "scores"])("a portfolio, %s", async (mode) => {
    const { toyTab } = await import("../pages/comparison-mode/toy-tab.ts");
    const tab = await toyTab(["cup_pp", "cup_steel"]);
    know(tab.store.get(catalogueAtom));
    const { default: PortfolioModePage } = await import("../../../app/pages/portfolio-mode/portfolio-mode-page.tsx");
    const line = (prodsys_id: string) =>
      ({ usecase_id: "cup", prodsys_id, food_id: "default_worst", quantity: 100, label: "" }) as const;
    const created = await tab.store.set(
      createPortfolioAtom,
      { portfolio_name: "Canteens", portfolio_desc: "All cups", region_use: "Global", showBestAndWorst: true },
      [line("cup_pp"), line("cup_steel")],
    );
    if (!created.ok) throw new Error(created.problem.detail);
    window.history.replaceState(null, "", `/portfolio-mode?portfolio_id=${created.value}&mode=${mode}`);
    render(
      <Provider store={tab.store}>
        <PortfolioModePage />
      </Provider>,
    );
    await screen.findAllByRole("table");
    await findMarked(mode === "edit" ? 40 : 100);
    expect(hardCoded()).toEqual([]);
  });

  test("the product editor with all its settings", async () => {
    const { openEditor } = await import("../features/product-editor/editor-tab.tsx");
    const { catalogue, tablesFor } = await import("../../engine/rules/shipped.ts");
    know([catalogue, tablesFor("hot_cup", "Europe")]);
    await openEditor("hot_cup_paper_pe");
    fireEvent.click(screen.getByRole("radio", { name: /All settings/ }));
    await findMarked(100);
    expect(hardCoded()).toEqual([]);
  });
});
