import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { COFFEE } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { portfolioInNode } from "./node-scores.ts";
import {
  changeChosen,
  chosenPortfolio,
  foot,
  makePortfolio,
  quantityOf,
  readSpreadsheet,
  typeQuantity,
} from "./portfolios.ts";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings, seriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";
import { SOAK } from "./soak.ts";

const [PAPER, MUG, COLD] = ["Paper cup, PE lined", "Ceramic mug", "PET cup"] as const;

test.use({ storageState: GUEST });

/** A score as displayed. */
const shown = (score: number | null | undefined): string => String(Math.round(score ?? -1));

const entry = (prodsys_id: string, quantity: number) => ({
  usecase_id: COFFEE.usecase_id,
  prodsys_id,
  food_id: COFFEE.food_id,
  quantity,
});

test("a buyer types quantities: scores equal those in Node, survive a reload, and a re-import of the exported file", async ({
  page,
}) => {
  await test.step("a description in place of the one that the wizard suggests", async () => {
    const create = page.getByRole("button", { name: "Create Portfolio" });
    await page.goto(chosenPortfolio("There and back").replace(/&description=[^&]*/, ""));
    await expect(create).toBeEnabled();
    const steps = page.getByRole("navigation", { name: "Steps" });
    await steps.getByRole("button", { name: /^Name/ }).click();
    await page.getByRole("textbox", { name: "Description" }).fill("All cups of one year");
    await steps.getByRole("button", { name: /^Products/ }).click();
    await create.click();
    await expect(page).toHaveURL(/\/portfolio-mode\?portfolio_id=[^&]+$/);
    await expect(page.getByText("All cups of one year")).toBeVisible();
  });

  await typeQuantity(page, PAPER, "186,000");
  await typeQuantity(page, MUG, "42000");
  const expected = portfolioInNode(COFFEE.region_id, [
    entry("hot_cup_paper_pe", 186_000),
    entry("hot_cup_ceramic", 42_000),
    entry("hot_cup_eps", 1),
    entry("hot_cup_pp_reuse", 1),
  ]);
  const score = `${shown(expected.summary)} of 100`;
  await expect(foot(page)).toContainText("228,002 uses");
  await expect(foot(page)).toContainText(score);
  await expect(page.getByRole("textbox", { name: `Pieces of ${MUG}` })).toHaveValue("84");
  await seeWorkKept(page);
  await page.reload();
  await expect(quantityOf(page, PAPER)).toHaveValue("186,000");

  await test.step("exported lines can be imported again with the same scores", async () => {
    await page.getByRole("button", { name: "CSV" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Lines with all columns, to import again" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^There-and-back-lines_Europe_\d{4}-\d{2}-\d{2}_data-.*\.csv$/);
    // change a line, to see that the imported lines come from the file
    await typeQuantity(page, PAPER, "5");
    await expect(foot(page)).toContainText("42,007 uses");
    await readSpreadsheet(page, "again.csv", readFileSync(await file.path(), "utf8"));
    await expect(page.getByText("4 lines ready, 0 left out")).toBeVisible();
    await page.getByRole("button", { name: "Next: review" }).click();
    await page.getByRole("radio", { name: "Replace them with these" }).click();
    await page.getByRole("button", { name: "Import 4 lines" }).click();
    await expect(foot(page)).toContainText("228,002 uses");
    await expect(foot(page)).toContainText(score);
  });

  await test.step("the scores and what their metrics mean", async () => {
    await page.getByRole("radio", { name: "Scores" }).check();
    await expect(page.getByRole("region", { name: "Result" })).toContainText(shown(expected.summary));
    await expect(page.getByRole("region", { name: "Result" })).toContainText(`best ${shown(expected.best?.summary)}`);
    await page.getByRole("button", { name: /Portfolio Scores/ }).click();
    await expect(page.getByRole("dialog", { name: "Portfolio Scores" })).toContainText("sums over all lines");
  });
});

test("a buyer searches and sorts lines, uses their menu by mouse and keyboard, edits many lines and undoes it", async ({
  page,
}) => {
  await makePortfolio(page, "Cups of a year", ["hot_cup_paper_pe", "hot_cup_ceramic"]);
  await test.step("search and sort show the right lines", async () => {
    const search = page.getByRole("searchbox", { name: "Find product, site or number" });
    await search.fill("mug");
    await expect(page.getByText("Shown: 1 of 1 found, 2 in all")).toBeVisible();
    await search.fill("nothing like it");
    await expect(page.getByText("No line matches.")).toBeVisible();
    await search.fill("");
    await page.getByRole("columnheader", { name: "Score" }).getByRole("button").click();
    await expect(page.getByRole("rowheader").first()).toContainText(MUG);
    await expect(page.getByRole("columnheader", { name: "Score" })).toHaveAttribute("aria-sort", "descending");
  });

  await test.step("chosen lines are scaled; undo and redo by keyboard, step by step", async () => {
    await expect(page.getByRole("button", { name: "Nothing to undo" })).toBeDisabled();
    await typeQuantity(page, PAPER, "1000");
    await page.getByRole("checkbox", { name: "Choose all lines shown" }).check();
    await changeChosen(page, "Scale quantities");
    await page.getByRole("textbox", { name: "Percent of what it is now" }).fill("250");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(quantityOf(page, PAPER)).toHaveValue("2,500");
    const answer = page.getByText("2 lines changed.").first();
    await expect(answer).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(quantityOf(page, PAPER)).toHaveValue("1,000");
    await expect(answer).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(quantityOf(page, PAPER)).toHaveValue("1");
    await expect(page.getByRole("button", { name: "Nothing to undo" })).toBeDisabled();
    await page.keyboard.press("Control+Shift+z");
    await page.keyboard.press("Control+Shift+z");
    await expect(quantityOf(page, PAPER)).toHaveValue("2,500");
  });

  await test.step("the menu of a line: its three commands; the last line cannot be removed", async () => {
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
});

test(
  "a buyer reads the help and adds products of two use cases in one go; a product already there gets the quantity added",
  SOAK,
  async ({ page }) => {
    await makePortfolio(page, "Added", ["hot_cup_paper_pe", "hot_cup_ceramic"]);
    const dialog = page.getByRole("dialog", { name: "Add products" });
    const add = page.getByRole("button", { name: "Add Products to Portfolio" });
    await add.click();
    await expect(dialog.getByRole("radio").first()).toBeVisible();
    await test.step("the help opens above the dialog, with its own styles", async () => {
      const steps = dialog.getByRole("navigation", { name: "Steps" }).getByRole("list");
      const place = async () => {
        const { x = -1, y = -1, width = -1, height = -1 } = (await steps.boundingBox()) ?? {};
        return [x, y, width, height];
      };
      const before = await place();
      await page.getByRole("button", { name: /Adding products/ }).click();
      const help = page.getByRole("dialog", { name: "Adding products" });
      await expect(help).toContainText("Quantity counts uses (servings).");
      await help.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeVisible();
      // lists in help texts have bullets and padding; lists of the app have neither
      await expect(steps).toHaveCSS("padding-left", "0px");
      await expect
        .poll(async () => Math.max(...(await place()).map((side, at) => Math.abs(side - (before[at] ?? NaN)))))
        .toBeLessThan(0.01);
    });
    const choose = async (usecase: RegExp, food: string, product: string, uses: string) => {
      await dialog.getByRole("radio", { name: usecase }).click();
      await dialog.getByRole("radio", { name: food, exact: true }).click();
      await dialog.getByRole("checkbox", { name: product, exact: true }).check();
      await dialog.getByRole("textbox", { name: `Quantity of ${product} in uses` }).fill(uses);
    };
    await choose(/^Hot cup/, "Hot coffee with milk", PAPER, "1,200");
    await dialog.getByRole("button", { name: "Another use case" }).click();
    await choose(/^Cold cup/, "Carbonated soft drink", COLD, "300");
    await expect(dialog.getByRole("button", { name: "Hot cup, 1 product" })).toBeVisible();
    await dialog.getByRole("button", { name: "Add 2 products" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(quantityOf(page, PAPER)).toHaveValue("1,201");
    await expect(quantityOf(page, COLD)).toHaveValue("300");
    await add.click();
    await choose(/^Hot cup/, "Hot tea", PAPER, "1");
    await dialog.getByRole("button", { name: "Add 1 product" }).click();
    await expect(quantityOf(page, PAPER)).toHaveCount(2);
    // the food list of a line hides foods that the product has in another line
    await page.getByRole("button", { name: `Food of ${PAPER}: Hot tea` }).click();
    const foods = page.getByRole("combobox", { name: `Food of ${PAPER}` });
    await expect(foods.getByRole("option", { name: "Hot tea", exact: true })).toHaveCount(1);
    await expect(foods.getByRole("option", { name: "Hot coffee with milk" })).toHaveCount(0);
  },
);

test("a buyer compares scores with another portfolio, opens a metric, and moves a column permanently", async ({
  page,
}) => {
  await makePortfolio(page, "Reusables", ["hot_cup_ceramic"]);
  await makePortfolio(page, "Paper", ["hot_cup_paper_pe"]);
  await page.getByRole("radio", { name: "Scores" }).check();
  await openSections(page, "Side by side");
  const beside = page.getByRole("grid", { name: "Side by side" });
  await expect(beside.getByRole("rowheader", { name: /Best built-in choice/ })).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings of the scores" });
  await settings.getByRole("switch", { name: /best and the worst choice/ }).click();
  await settings.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Compare with" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Reusables" }).click();
  await expect(beside.getByRole("rowheader", { name: /Best built-in choice/ })).toHaveCount(0);
  await expect(beside.getByRole("rowheader", { name: /Reusables.*points better/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save this table as CSV, with the raw scores" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Paper-side-by-side_Europe_[\d-]+_data-[\d.]+\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toContain("compared portfolio,");
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

test(
  "editor and scores are accessible and do not scroll sideways, on wide screens and on a phone",
  SOAK,
  async ({ page }) => {
    await allowPortrait(page);
    await makePortfolio(page, "Accessible");
    await expect(foot(page)).toContainText("summary score");
    const swapsAs = async (role: "table" | "list") => {
      const swaps = page.getByRole(role, { name: "Swap suggestions" });
      await expect(swaps.getByRole("button", { name: /^Apply: / }).first()).toBeVisible();
    };
    await test.step("wide", async () => {
      await expectNoSeriousFindings(page);
      await expectNoWider(page);
      await page.getByRole("radio", { name: "Scores" }).check();
      await swapsAs("table");
      await expectNoSeriousFindings(page);
      await expectNoWider(page);
    });
    await test.step("phone", async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      // a phone is too narrow for nine columns: swaps are a list there
      await swapsAs("list");
      expect(await seriousFindings(page)).toEqual([]);
      await expectNoWider(page);
      await openSections(page, "Side by side");
      await page.getByRole("button", { name: /^Raw Scores/ }).click();
      const raw = page.getByRole("grid", { name: "Raw Scores" });
      // the amounts have bars; the first column stays while the others scroll
      await expect(raw.locator("[style*='background-size']").first()).toBeVisible();
      const leftOf = async (cell: Locator) => (await cell.boundingBox())?.x;
      const [name, amount] = [raw.getByRole("rowheader").first(), raw.getByRole("gridcell").nth(1)];
      const before = [await leftOf(name), await leftOf(amount)];
      await raw.locator("..").evaluate((frame) => frame.scrollTo(130, 0));
      expect(await leftOf(name)).toBe(before[0]);
      expect(await leftOf(amount)).toBeLessThan(before[1] ?? 0);
      await page.getByRole("radio", { name: "Edit" }).check();
      await expect(foot(page)).toContainText("summary score");
      expect(await seriousFindings(page)).toEqual([]);
      await expectNoWider(page);
    });
  },
);
