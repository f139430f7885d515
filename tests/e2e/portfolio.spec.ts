import { COFFEE } from "./comparisons.ts";
import { portfolioInNode } from "./node-scores.ts";
import {
  chosenPortfolio,
  foot,
  makePortfolio,
  manyLines,
  quantityOf,
  readSpreadsheet,
  typeQuantity,
} from "./portfolios.ts";
import { expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

const [PAPER, MUG] = ["Paper cup, PE lined", "Ceramic mug"] as const;

test.use({ storageState: GUEST });

/** A score as the page writes it. */
const shown = (score: number | null | undefined): string => String(Math.round(score ?? -1));

const entry = (prodsys_id: string, quantity: number, food_id: string = COFFEE.food_id) => ({
  usecase_id: COFFEE.usecase_id,
  prodsys_id,
  food_id,
  quantity,
});

test("a portfolio needs a name, a description and a product, but no reusable", async ({ page }) => {
  const create = page.getByRole("button", { name: "Create Portfolio" });
  await page.goto(chosenPortfolio("Paper only", ["hot_cup_paper_pe"]).replace(/&description=[^&]*/, ""));
  await expect(create).toBeDisabled();
  await page.getByRole("button", { name: "Step 1: Describe the portfolio in a few words." }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("All cups of one year");
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("button", { name: /^Products/ })
    .click();
  await create.click();
  await expect(page).toHaveURL(/\/portfolio-mode\?portfolio_id=[^&]+$/);
  await expect(page.getByText("All cups of one year")).toBeVisible();
  await expect(page.getByText(/Please include at least one reusable/)).toHaveCount(0);
});

test("typed quantities score at once as the engine scores them in Node, and outlive a reload", async ({ page }) => {
  await makePortfolio(page, "Canteens");
  await typeQuantity(page, PAPER, "186,000");
  await typeQuantity(page, MUG, "42000");
  const expected = portfolioInNode(COFFEE.region_id, [
    entry("hot_cup_paper_pe", 186_000),
    entry("hot_cup_ceramic", 42_000),
    entry("hot_cup_eps", 1),
    entry("hot_cup_pp_reuse", 1),
  ]);
  await expect(foot(page)).toContainText("228,002 uses");
  await expect(foot(page)).toContainText(`${shown(expected.summary)} of 100`);
  await expect(page.getByRole("textbox", { name: `Pieces of ${MUG}` })).toHaveValue("84");
  await seeWorkKept(page);
  await page.reload();
  await expect(quantityOf(page, PAPER)).toHaveValue("186,000");
  await page.getByRole("button", { name: "View Scores" }).click();
  await expect(page.getByRole("region", { name: "Result" })).toContainText(shown(expected.summary));
  await expect(page.getByRole("region", { name: "Result" })).toContainText(`best ${shown(expected.best?.summary)}`);
});

test("1.5 uses is an error that offers 2; pieces become uses; a bad number leaves the line as it was", async ({
  page,
}) => {
  await makePortfolio(page, "Quantities");
  await quantityOf(page, PAPER).fill("1.5");
  await expect(page.getByRole("alert")).toHaveText("The quantity must be a whole number of uses.");
  await page.getByRole("button", { name: "Use 2", exact: true }).click();
  await expect(quantityOf(page, PAPER)).toHaveValue("2");
  await quantityOf(page, PAPER).fill("many");
  await quantityOf(page, PAPER).press("Tab");
  await expect(quantityOf(page, PAPER)).toHaveValue("2");
  await page.getByRole("textbox", { name: `Pieces of ${MUG}` }).fill("10");
  await page.getByRole("textbox", { name: `Pieces of ${MUG}` }).press("Tab");
  await expect(quantityOf(page, MUG)).toHaveValue("5,000");
});

test("more than fifty steps are undone and done again by keyboard", async ({ page }) => {
  await makePortfolio(page, "Steps", ["hot_cup_paper_pe", "hot_cup_ceramic"]);
  for (let step = 1; step <= 55; step++) {
    await typeQuantity(page, step % 2 === 0 ? PAPER : MUG, String(step + 1));
  }
  await expect(foot(page)).toContainText("111 uses");
  for (let step = 0; step < 55; step++) await page.keyboard.press("Control+z");
  await expect(foot(page)).toContainText("2 uses");
  await expect(page.getByRole("button", { name: "Nothing to undo" })).toBeDisabled();
  for (let step = 0; step < 55; step++) await page.keyboard.press("Control+Shift+z");
  await expect(foot(page)).toContainText("111 uses");
});

test("products are added in three steps; the same product and food gets one more use", async ({ page }) => {
  await makePortfolio(page, "Added", ["hot_cup_paper_pe", "hot_cup_ceramic"]);
  const dialog = page.getByRole("dialog", { name: "Add products" });
  const add = async (food: string) => {
    await page.getByRole("button", { name: "Add Products to Portfolio" }).click();
    await dialog.getByRole("radio", { name: /^Hot cup/ }).click();
    await dialog.getByRole("radio", { name: food, exact: true }).click();
    await dialog.getByRole("checkbox", { name: PAPER, exact: true }).check();
    await dialog.getByRole("button", { name: "Add 1 product" }).click();
    await expect(dialog).toHaveCount(0);
  };
  await add("Hot coffee with milk");
  await expect(quantityOf(page, PAPER)).toHaveValue("2");
  await add("Hot tea");
  await expect(quantityOf(page, PAPER)).toHaveCount(2);
  // a food that the product has in another line is hidden in the selector of this one
  await page.getByRole("button", { name: `Food of ${PAPER}: Hot tea` }).click();
  const foods = page.getByRole("combobox", { name: `Food of ${PAPER}` });
  await expect(foods.getByRole("option", { name: "Hot tea", exact: true })).toHaveCount(1);
  await expect(foods.getByRole("option", { name: "Hot coffee with milk" })).toHaveCount(0);
});

test("adding products explains itself, and the text's look stays with the text", async ({ page }) => {
  await makePortfolio(page, "Explained", ["hot_cup_paper_pe"]);
  await page.getByRole("button", { name: "Add Products to Portfolio" }).click();
  await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
  const steps = page.getByRole("dialog").getByRole("navigation", { name: "Steps" }).getByRole("list");
  const before = await steps.boundingBox();
  await page.getByRole("button", { name: /Adding products/ }).click();
  const help = page.getByRole("dialog", { name: "Adding products" });
  await expect(help).toContainText("Quantity counts uses (servings).");
  await help.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog", { name: "Add products" })).toBeVisible();
  // lists of the text have bullets and room for them; lists of the product have neither
  await expect(steps).toHaveCSS("padding-left", "0px");
  await expect.poll(() => steps.boundingBox()).toEqual(before);
});

test("the metrics of a portfolio are explained from their heading", async ({ page }) => {
  await makePortfolio(page, "Metrics");
  await page.getByRole("button", { name: "View Scores" }).click();
  await page.getByRole("button", { name: /Portfolio Scores/ }).click();
  await expect(page.getByRole("dialog", { name: "Portfolio Scores" })).toContainText("sums over all lines");
});

test("the menu of a line: its three commands, by mouse and by keyboard; one line always stays", async ({ page }) => {
  await makePortfolio(page, "Menus", ["hot_cup_paper_pe", "hot_cup_ceramic"]);
  await page.getByRole("rowheader", { name: PAPER }).click({ button: "right" });
  const menu = page.getByRole("menu");
  for (const name of ["Edit Product", "Product Profile", "Remove Product"]) {
    await expect(menu.getByRole("menuitem", { name, exact: true })).toBeVisible();
  }
  await menu.getByRole("menuitem", { name: "Product Profile" }).click();
  await page.getByRole("dialog", { name: PAPER }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: `Commands for ${PAPER}` }).focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await menu.getByRole("menuitem", { name: "Remove Product" }).press("Enter");
  await expect(quantityOf(page, PAPER)).toHaveCount(0);
  await page.getByRole("button", { name: `Commands for ${MUG}` }).click();
  await expect(menu.getByRole("menuitem", { name: /Remove Product/ })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo: removal of Paper cup, PE lined" }).click();
  await expect(quantityOf(page, PAPER)).toBeVisible();
});

test("chosen lines are changed at once: quantities scaled, the product replaced, undone", async ({ page }) => {
  await makePortfolio(page, "Bulk");
  await typeQuantity(page, PAPER, "1000");
  await page.getByRole("checkbox", { name: "Choose all lines shown" }).check();
  await page.getByRole("button", { name: "Scale quantities" }).click();
  await page.getByRole("textbox", { name: "Percent of what it is now" }).fill("250");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(quantityOf(page, PAPER)).toHaveValue("2,500");
  const answer = page.getByText("4 lines changed.").first();
  await expect(answer).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(quantityOf(page, PAPER)).toHaveValue("1,000");
  await expect(answer).toHaveCount(0);
});

test("equal lines are merged and told; where none are equal, that is told too; undone", async ({ page }) => {
  await makePortfolio(page, "Merged", ["hot_cup_paper_pe"]);
  await readSpreadsheet(page, "some.csv", manyLines(200));
  await page.getByRole("button", { name: "Import 200 lines" }).click();
  await expect(foot(page)).toContainText("201 lines");
  const uses = await foot(page).getByText(/uses/).textContent();
  const merge = async () => {
    await page.getByRole("button", { name: "More commands" }).click();
    await page.getByRole("menuitem", { name: "Merge equal lines" }).click();
  };
  await merge();
  await expect(page.getByText("80 lines went into lines of the same kind.").first()).toBeVisible();
  await expect(foot(page)).toContainText("121 lines");
  expect(await foot(page).getByText(/uses/).textContent()).toBe(uses);
  await merge();
  await expect(page.getByText("No two lines are equal.").first()).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("No two lines are equal.")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo: merging of equal lines" }).click();
  await expect(foot(page)).toContainText("201 lines");
});

test("search, use case and sorting show the lines asked for", async ({ page }) => {
  await makePortfolio(page, "Views");
  await page.getByRole("searchbox", { name: "Find product, food or use case" }).fill("mug");
  await expect(page.getByText("Lines 1–1 of 1 found, 4 in all")).toBeVisible();
  await page.getByRole("searchbox", { name: "Find product, food or use case" }).fill("nothing like it");
  await expect(page.getByText("No line matches.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Find product, food or use case" }).fill("");
  await page.getByRole("columnheader", { name: "Score" }).getByRole("button").click();
  await expect(page.getByRole("rowheader").first()).toContainText(MUG);
  await expect(page.getByRole("columnheader", { name: "Score" })).toHaveAttribute("aria-sort", "descending");
});

test("scores: best and worst, another portfolio beside, metrics that open, columns that move", async ({ page }) => {
  await makePortfolio(page, "Reusables", ["hot_cup_ceramic"]);
  await makePortfolio(page, "Paper", ["hot_cup_paper_pe"]);
  await page.getByRole("button", { name: "View Scores" }).click();
  const beside = page.getByRole("table", { name: "Side by side" });
  await expect(beside.getByRole("rowheader", { name: /Best built-in choice/ })).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings of the scores" });
  await settings.getByRole("switch", { name: /best and the worst choice/ }).click();
  await settings.getByRole("checkbox", { name: "Reusables" }).check();
  await settings.getByRole("button", { name: "Close" }).click();
  await expect(beside.getByRole("rowheader", { name: /Best built-in choice/ })).toHaveCount(0);
  await expect(beside.getByRole("rowheader", { name: /Reusables.*points better/ })).toBeVisible();
  // what the comparison adds last above the table: nothing moves any more
  await expect(page.getByRole("region", { name: /^Stays first for/ })).toBeVisible();
  await page.getByRole("button", { name: /, Climate: how it is made up/ }).click();
  await expect(page.getByRole("dialog", { name: "Climate" }).getByRole("table", { name: "Product" })).toContainText(
    PAPER,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Column Climate" }).first().click();
  await page.getByRole("menuitem", { name: "Move right" }).click();
  await page.reload();
  await expect(beside.getByRole("columnheader").nth(1)).toContainText("Water use");
});

test("a swap is applied and undone; the best ones become a scenario that says what it changes", async ({ page }) => {
  await makePortfolio(page, "Swaps", ["hot_cup_paper_pe", "hot_cup_eps"]);
  await typeQuantity(page, PAPER, "10000");
  await page.getByRole("button", { name: "View Scores" }).click();
  const swaps = page.getByRole("table", { name: "Swap suggestions" });
  await swaps.getByRole("button", { name: /^Apply: Paper cup, PE lined becomes/ }).click();
  await expect(page.getByText(/^Paper cup, PE lined is now/)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("The swap is undone.")).toBeVisible();
  await expect(swaps.getByRole("rowheader", { name: PAPER })).toBeVisible();
  await page.getByRole("button", { name: /^Apply the best .* as a new portfolio$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Swaps, best swaps" })).toBeVisible();
  await expect(page.getByText(/This scenario scores \d+ of 100, \d+ points? better than/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Lines that differ" })).toContainText("changed");
});

for (const [name, size] of [
  ["wide", { width: 1440, height: 900 }],
  ["phone", { width: 360, height: 640 }],
] as const) {
  test(`editor and scores shut nobody out and scroll no page sideways, ${name}`, async ({ page }) => {
    await makePortfolio(page, "Accessible");
    await page.setViewportSize(size);
    if (size.width < size.height) await page.getByRole("button", { name: "Continue in portrait" }).click();
    await expect(foot(page)).toContainText("of 100");
    await expectNoSeriousFindings(page);
    await expectNoWider(page);
    await page.getByRole("button", { name: "View Scores" }).click();
    // nine columns have no room on a phone: there a swap stands in one piece
    const swaps = page.getByRole(size.width < size.height ? "list" : "table", { name: "Swap suggestions" });
    await expect(swaps.getByRole("button", { name: /^Apply: / }).first()).toBeVisible();
    await expectNoSeriousFindings(page);
    await expectNoWider(page);
  });
}
