import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import { PORTFOLIO_ENTRIES } from "../../../../edge-api/contract/limits.ts";
import PortfolioModePage from "../../../../app/pages/portfolio-mode/portfolio-mode-page.tsx";
import { importChoicesAtom } from "../../../../app/state/portfolio/import-choices.ts";
import { portfoliosAtom } from "../../../../app/state/work/portfolio-heads.ts";
import { createPortfolioAtom, portfolioEntriesAtom } from "../../../../app/state/work/portfolios.ts";
import { toyTab } from "../comparison-mode/toy-tab.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The import screen of a portfolio of so many equal lines, with pasted cells. */
const pasted = async (cells: string, count = 1) => {
  const { store } = await toyTab(["cup_pp", "cup_steel"]);
  const draft = { portfolio_name: "Canteens", portfolio_desc: "All cups", region_use: "Global" };
  const line = { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "default_worst", quantity: 5, label: "" };
  const created = await store.set(
    createPortfolioAtom,
    draft,
    Array.from({ length: count }, () => line),
  );
  if (!created.ok) throw new Error(created.problem.detail);
  const id = created.value;
  window.history.replaceState(null, "", `/portfolio-mode?portfolio_id=${id}`);
  render(
    <Provider store={store}>
      <PortfolioModePage />
    </Provider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Import" }));
  fireEvent.change(screen.getByRole("textbox", { name: /paste cells/ }), { target: { value: cells } });
  fireEvent.click(screen.getByRole("button", { name: "Read the cells" }));
  const lines = () => {
    const table = store.get(portfolioEntriesAtom(id)).value;
    return table === null ? [] : [...table.lines()];
  };
  return { store, lines };
};

/** From the columns of the file to the review, once no question is open. */
const review = async () => {
  const next = screen.getByRole("button", { name: "Next: review" });
  await waitFor(() => expect(next.hasAttribute("disabled")).toBe(false));
  fireEvent.click(next);
};

test("cells are matched, corrected by a suggestion and by a manual choice, and written as one undo step", async () => {
  const { store, lines } = await pasted(
    "product\tquantity [uses]\tlabel\ncup_steel\t1.5\tNorth\nsteel mug\t7\tSouth\n",
  );
  await screen.findByText("0 lines ready, 2 left out");
  expect(lines()).toHaveLength(1);
  fireEvent.click(await screen.findByRole("button", { name: "Use 2" }));
  await screen.findByText("1 line ready, 1 left out");
  fireEvent.click(screen.getByRole("button", { name: /^Leave line out$/ }));
  await screen.findByText(/1 line is left out by your choice/);
  await review();
  expect(
    within(await screen.findByRole("table", { name: "The first lines as they will be imported" })).getByText("North"),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Import 1 line" }));
  await screen.findByText("1 line imported.");
  expect(lines().map(({ quantity, label }) => [quantity, label])).toEqual([
    [5, ""],
    [2, "North"],
  ]);
  // the meaning of a name is remembered for the next import, a quantity is not
  expect(store.get(importChoicesAtom)).toEqual([{ field: "product", value: "steel mug", use: null }]);
  fireEvent.click(screen.getByRole("button", { name: "Undo: import of 1 line" }));
  await waitFor(() => expect(lines()).toHaveLength(1));
});

test("an import that is stopped before its lines are written writes nothing, and can be started again", async () => {
  const { lines } = await pasted("product\tquantity\ncup_pp\t7\n");
  await screen.findByText("1 line ready, 0 left out");
  fireEvent.click(screen.getByRole("button", { name: "Review" }));
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Import 1 line" });
  fireEvent.click(button());
  // a second click would write them twice
  expect(button().disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(button().disabled).toBe(false));
  // longer than writing the rows takes
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(lines()).toHaveLength(1);
  fireEvent.click(button());
  await screen.findByText("1 line imported.");
  expect(lines()).toHaveLength(2);
});

test("an import beyond the largest portfolio says so before it starts, and can merge equal lines", async () => {
  const { lines } = await pasted("product\tquantity\ncup_pp\t7\ncup_pp\t3\ncup_pp\t2\n", PORTFOLIO_ENTRIES - 1);
  await screen.findByText("3 lines ready, 0 left out");
  expect(screen.getByRole("alert").textContent).toMatch(
    /^With this import the portfolio has 100,002 lines; 100,000 is/,
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "Merge equal lines of this file" }));
  await review();
  fireEvent.click(await screen.findByRole("button", { name: "Import 3 lines" }));
  await screen.findByText("1 line imported.");
  expect(lines()).toHaveLength(PORTFOLIO_ENTRIES);
  expect(lines().at(-1)).toMatchObject({ prodsys_id: "cup_pp", quantity: 12 });
});

test("without a quantity column nothing is matched, and the page names the missing column", async () => {
  await pasted("product,colour\ncup_steel,red\n");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Choose the column of Quantity: without it nothing can be imported.",
  );
  expect(screen.getByRole("button", { name: "Next: review" }).hasAttribute("disabled")).toBe(true);
});

test("importing the same file again is detected before anything is written", async () => {
  const { lines } = await pasted("product\tuse case\tfood\tquantity\ncup_pp\tcup\tdefault_worst\t5\n");
  await review();
  fireEvent.click(await screen.findByRole("button", { name: "Import 1 line" }));
  await screen.findByText("This line is already in the portfolio.");
  expect(lines()).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Add them again" }));
  await screen.findByText("1 line imported.");
  expect(lines()).toHaveLength(2);
});

test("open questions must be answered before anything is imported", async () => {
  const { lines } = await pasted("item\tcount\tunits\ncup_pp\t3\t1.250\ncup_pp\t2\t2.500\n");
  await screen.findByRole("radio", { name: /Column|units/ });
  expect(screen.getByRole("button", { name: "Next: review" }).hasAttribute("disabled")).toBe(true);
  expect(screen.getByText("Answer the questions about the file first.")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /^units/ }));
  fireEvent.click(await screen.findByRole("radio", { name: /with a decimal comma: 3,750/ }));
  await review();
  fireEvent.click(await screen.findByRole("button", { name: "Import 2 lines" }));
  await screen.findByText("2 lines imported.");
  expect(lines().map(({ quantity }) => quantity)).toEqual([5, 1250, 2500]);
});

test("rows of totals are reported and can be included; the user decides about returns", async () => {
  await pasted("product\tsite\tpieces\ncup_pp\tA\t10\ncup_pp\tB\t-4\ncup_pp\tC\t30\nTotal\t\t36\n");
  await screen.findByText(/1 row left out \(total\)/);
  fireEvent.click(screen.getByRole("radio", { name: /^Leave them out: 40 in all/ }));
  await screen.findByText(/40 pieces or uses in the lines that are ready/);
  fireEvent.click(screen.getByRole("radio", { name: /^Subtract them: 36 in all/ }));
  await screen.findByText(/36 pieces or uses in the lines that are ready/);
  fireEvent.click(screen.getByRole("button", { name: "Show the left-out rows" }));
  fireEvent.click(await screen.findByRole("button", { name: "Import row 5" }));
  await screen.findByRole("button", { name: "Leave row 5 out" });
  expect(await screen.findByText(/3 lines ready, 1 left out/)).toBeTruthy();
});

test("a name that a product has exactly can be given another product, and the lines follow", async () => {
  const { store, lines } = await pasted("product\tquantity\nSteel cup\t70\n");
  fireEvent.click(await screen.findByRole("button", { name: "Next: match names" }));
  fireEvent.click(await screen.findByRole("button", { name: "Change what Steel cup means" }));
  const box = screen.getByLabelText<HTMLInputElement>("Search products for Steel cup", { selector: "input" });
  // a keyboard stays where the link was
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: "pp" } });
  fireEvent.click(await screen.findByRole("option", { name: /^PP_cup/ }));
  await waitFor(() =>
    expect(store.get(importChoicesAtom)).toEqual([{ field: "product", value: "Steel cup", use: "cup_pp" }]),
  );
  fireEvent.click(screen.getByRole("button", { name: "Next: review" }));
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Import 1 line" });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(lines().map(({ prodsys_id }) => prodsys_id)).toEqual(["cup_pp", "cup_pp"]));
});

test("a file that the installed app is opened with goes into the portfolio that the user chooses", async () => {
  const { store } = await toyTab(["cup_pp", "cup_steel"]);
  const file = new File(["product,quantity\ncup_pp,7\n"], "Lunch 5.csv");
  vi.stubGlobal("launchQueue", {
    setConsumer: (take: (launch: object) => void) => take({ files: [{ getFile: async () => file }] }),
  });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT"]);
  window.history.replaceState(null, "", "/portfolio-mode?mode=import");
  render(
    <Provider store={store}>
      <PortfolioModePage />
    </Provider>,
  );
  await screen.findByText("Opened: Lunch 5.csv. Choose the portfolio that the lines go into.");
  expect(
    screen.getByRole<HTMLSelectElement>("combobox", { name: "Region of use" }).value,
    "guessed from the browser",
  ).toBe("Europe");
  fireEvent.click(screen.getByRole("button", { name: "New portfolio" }));
  await screen.findByText("1 line ready, 0 left out");
  expect(store.get(portfoliosAtom).map(({ portfolio }) => portfolio.portfolio_name)).toContain("Lunch 5");
  await review();
  fireEvent.click(await screen.findByRole("button", { name: "Import 1 line" }));
  await screen.findByText("1 line imported.");
  expect(window.location.search).not.toContain("import");
});
