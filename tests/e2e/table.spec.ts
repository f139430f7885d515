import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";
import { SOAK } from "./soak.ts";

test.use({ storageState: GUEST });

const table = (page: Page) => page.getByRole("grid", { name: "Comparison Scores" });
const heads = (page: Page) => table(page).getByRole("columnheader");
const columnMenu = (page: Page, name: string) => table(page).getByRole("button", { name: `Column ${name}` });
const names = async (page: Page) => (await heads(page).allInnerTexts()).map((text) => text.split("\n")[0]);
const firstProduct = (page: Page) => table(page).getByRole("rowheader").first();
const keptOrder = (page: Page) => page.evaluate(() => localStorage.getItem("scoretable_columns"));

test("a buyer moves, sorts and drags columns, sets a baseline, and a reload keeps all that", async ({ page }) => {
  await makeComparison(page, "Cups");

  await test.step("columns can be moved, sorted and explained by keyboard only; the focus stays at the column", async () => {
    const climate = columnMenu(page, "Climate");
    await climate.focus();
    await page.keyboard.press("Enter");
    // the first command is disabled in the first column
    await expect(page.getByRole("menuitem", { name: "Move right" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await names(page)).slice(1, 3)).toEqual(["Water use", "Climate"]);
    await expect(climate).toBeFocused();
    await expect(page.getByText("Climate is now column 2 of 7.")).toBeAttached();

    await page.keyboard.press("Alt+ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Move left" })).toBeFocused();
    await page.keyboard.press("s");
    await expect(page.getByRole("menuitem", { name: "Sort, best first" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(async () => {
      const shown = await table(page)
        .getByRole("row")
        .filter({ has: page.getByRole("gridcell") })
        .all();
      const climates = await Promise.all(
        shown.map(async (row) => parseInt(await row.getByRole("gridcell").nth(1).innerText())),
      );
      expect(climates.length).toBeGreaterThan(1);
      expect(climates).toEqual(climates.toSorted((a, b) => b - a));
    }).toPass({ timeout: 60_000 });
    await expect(heads(page).filter({ hasText: "Climate" })).toHaveAttribute("aria-sort", "descending");
    await expect(climate).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Move left" })).toBeFocused();
    await page.keyboard.press("w");
    await expect(page.getByRole("menuitem", { name: "What is this" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Climate" })).toContainText("Greenhouse gases");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(climate).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Move left" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Reset columns" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await names(page)).slice(1, 3)).toEqual(["Climate", "Water use"]);
    expect(await keptOrder(page)).toBeNull();
    await expect(climate).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Move right" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(climate).toBeFocused();
  });

  await test.step("a column is dragged by its handle, with a line at the drop position", async () => {
    expect((await names(page)).slice(1, 4)).toEqual(["Climate", "Water use", "Plastic pollution"]);
    const grip = heads(page).filter({ hasText: "Climate" }).getByTitle("Drag to move the column");
    const target = heads(page).filter({ hasText: "Plastic pollution" });
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error("the column is not on screen");
    await grip.hover();
    await page.mouse.down();
    const [x, y] = [box.x + box.width - 8, box.y + box.height / 2];
    await page.mouse.move(x, y, { steps: 8 });
    // a pointer always moves a little
    const dropAt = async () => {
      await page.mouse.move(x - 1, y);
      await page.mouse.move(x, y);
      return target.getAttribute("data-drop");
    };
    await expect.poll(dropAt).toBe("after");
    await page.mouse.up();
    await expect
      .poll(async () => (await names(page)).slice(1, 4))
      .toEqual(["Water use", "Plastic pollution", "Climate"]);
    await expect(target).not.toHaveAttribute("data-drop");
    expect(JSON.parse((await keptOrder(page)) ?? "")).toHaveLength(7);
  });

  const select = page.getByLabel("Difference to");
  await test.step("a baseline shows every difference in words", async () => {
    const name = (await firstProduct(page).innerText()).split("\n")[1] ?? "";
    await select.selectOption({ label: name });
    await expect(firstProduct(page)).toContainText("Baseline");
    await expect(table(page).getByRole("rowheader").last()).toContainText(/\d+ points worse/);
  });

  await test.step("a reload keeps both; both tables have the same order; the baseline is removed", async () => {
    await seeWorkKept(page);
    await page.reload();
    await seeResults(page);
    await expect(firstProduct(page)).toContainText("Baseline");
    expect((await names(page)).slice(1, 4)).toEqual(["Water use", "Plastic pollution", "Climate"]);
    await openSections(page, "Raw Scores");
    const raw = page.getByRole("grid", { name: "Raw Scores" }).getByRole("columnheader");
    await expect(raw.nth(1)).toContainText("Water use");
    await select.selectOption({ label: "No baseline" });
    await expect(table(page)).not.toContainText(/worse|better|same/);
  });
});

test("a guest's own recycling settings change the scores as shown in their dialog, also after a reload, until they are reset", async ({
  page,
}) => {
  // a compostable cup, for which the composting stream matters
  await page.goto(chosenAddress("Cups").replace("hot_cup_paper_pe", "hot_cup_paper_pla"));
  await page.getByRole("button", { name: "Create Comparison" }).click();
  await seeResults(page);
  const custom = page.getByRole("switch", { name: /Custom rates/ });
  const settings = page.getByRole("button", { name: "Custom Settings" });
  const paper = table(page).getByRole("row").filter({ hasText: "Paper cup, PLA lined" });
  const recoverability = async () => (await paper.getByRole("gridcell").nth(5).innerText()).split("\n")[0];

  await expect(settings).toBeDisabled();
  const regional = await recoverability();
  await custom.click();
  await page.getByRole("dialog").getByRole("button", { name: "Use custom settings" }).click();
  await expect(custom).toBeChecked();
  await expect(custom).toBeFocused();

  const choose = async (check: boolean) => {
    await settings.click();
    const dialog = page.getByRole("dialog", { name: "Custom recycling settings" });
    await expect(dialog.getByRole("checkbox").first()).toBeVisible();
    // wait for the scores in the dialog, which grows with them
    const effect = dialog.getByRole("table", { name: "Summary scores as saved and with these settings" });
    await expect(effect).toBeVisible();
    const boxes = await dialog.getByRole("checkbox", { name: /paper/i }).all();
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) await box.setChecked(check, { force: true });
    await expect(dialog.getByRole("status")).toContainText("With these settings");
    const promised = effect.getByRole("row").filter({ hasText: "Paper cup, PLA lined" }).getByRole("cell").nth(1);
    const score = await promised.innerText();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    // saving gives the scores shown in the dialog
    await expect(paper.getByRole("rowheader")).toContainText(score);
  };
  await choose(false);
  await expect.poll(recoverability).toBe("1");
  await choose(true);
  await expect.poll(async () => Number(await recoverability())).toBeGreaterThan(1);
  const collected = await recoverability();

  await seeWorkKept(page);
  await page.reload();
  await seeResults(page);
  await expect(custom).toBeChecked();
  expect(await recoverability()).toBe(collected);
  await settings.click();
  await page.getByRole("button", { name: "Reset to Default" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await custom.click();
  // the question comes once per session and direction; after a reload it is the first time again
  await page.getByRole("dialog").getByRole("button", { name: "Use regional averages" }).click();
  await expect.poll(recoverability).toBe(regional);
});

test("tables, their menus and dialogs are accessible, in light and dark and on a phone", SOAK, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("scoretable_columns", '["land_use","noise"]');
    // the prompt to turn the device has its own tests
    sessionStorage.setItem("continueInPortrait", "true");
  });
  await makeComparison(page, "Cups");
  await page.getByLabel("Difference to").selectOption({ index: 1 });
  await columnMenu(page, "Climate").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("menuitem", { name: "What is this" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.keyboard.press("Escape");
  await page.getByRole("switch", { name: /Custom rates/ }).click();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Use custom settings" }).click();

  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoWider(page);
  // the list for one metric follows the order of the columns and the baseline
  await expect(page.getByLabel("Metric", { exact: true }).first()).toHaveValue("land_use");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /points? (better|worse)|same/ })
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("button", { name: "Custom Settings" }).click();
  await page.getByRole("button", { name: /^Show all/ }).click();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expectNoSeriousFindings(page);
  const sideways = () =>
    page.evaluate(() => {
      const dialog = document.querySelector("dialog");
      return dialog ? dialog.scrollWidth - dialog.clientWidth : -1;
    });
  await expect.poll(sideways).toBe(0);
});

/** A number in the Comparison Scores, by metric and product. */
const scoreOf = (page: Page, metric: string, product: string): Locator =>
  page
    .getByRole("grid", { name: "Comparison Scores" })
    .getByRole("button", { name: new RegExp(`^\\d+, ${metric}, ${product}$`) });

/** Checks that the inputs in the drawer sum to its total, within rounding. */
const expectLinesToSum = async (drawer: Locator): Promise<void> => {
  const table = drawer.getByRole("table", { name: "Inputs, the largest first" });
  // wait for the total: the title shows the number before the explanation is computed
  await expect(table.locator("tfoot")).toBeVisible();
  const rows = await table.locator("tbody tr").all();
  expect(rows.length).toBeGreaterThan(5);
  const shown = await Promise.all(rows.map((row) => row.locator("td").first().innerText()));
  const sum = await table.locator("tfoot td").first().innerText();
  const numbers = shown.map((text) => (text.startsWith("<") ? 0 : Number(text.replaceAll(",", ""))));
  const step = 10 ** -(sum.split(".")[1]?.length ?? 0);
  const total = numbers.reduce((all, number) => all + number, 0);
  expect(Math.abs(total - Number(sum))).toBeLessThanOrEqual((step / 2) * (rows.length + 1));
};

test("a guest opens the explanation of a number, by mouse and by keyboard", async ({ page, requests }) => {
  await makeComparison(page, "Kiosk coffee");
  const drawer = page.getByRole("dialog");

  await test.step("a score opens, its inputs sum to it, the file downloads, the next number opens", async () => {
    const score = scoreOf(page, "Climate", "PP returnable cup");
    const shown = await score.innerText();
    // the code of the drawer loads with the first opened number
    const isDrawer = (request: string): boolean => /\/explained-number[^/]*\.js$/.test(request);
    expect(requests.filter(isDrawer)).toEqual([]);
    await score.click();
    await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(/^[\d.]+\sg CO2e per serving$/);
    await expect(drawer.getByText(`Score ${shown}, good.`)).toBeVisible();
    await drawer.getByRole("tab", { name: "Uncertainty" }).click();
    await expect(drawer.getByRole("heading", { name: /^\d+\s?% of this value rests on estimates$/ })).toBeVisible();
    await expect(drawer.getByRole("table", { name: /^Estimates behind this value/ }).getByRole("row")).not.toHaveCount(
      0,
    );
    await drawer.getByRole("tab", { name: "How it is made up" }).click();
    expect(requests.filter(isDrawer)).toHaveLength(1);
    await expectLinesToSum(drawer);

    const arrived = page.waitForEvent("download");
    await drawer.getByRole("button", { name: "CSV of these inputs" }).click();
    const text = readFileSync(await (await arrived).path(), "utf8");
    const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
    const total = data.reduce((sum, row) => sum + Number(row["contribution [g CO2e per functional unit]"]), 0);
    expect(total).toBeCloseTo(Number(data[0]?.["raw value [g CO2e per functional unit]"]), 9);

    await drawer.getByRole("button", { name: "Next: Water use" }).click();
    await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(/litres per serving$/);
    await expectLinesToSum(drawer);
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(score).toBeFocused();
  });

  await test.step("a summary links to its metrics, a click outside closes the drawer", async () => {
    await page.getByRole("grid", { name: "Summary scores, best first" }).getByRole("button").first().click();
    await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(/^\d+ of 100$/);
    await drawer.getByRole("button", { name: "Chemicals of concern: how it is made up" }).click();
    await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(/^Rating [\d.]+$/);
    await expect(drawer.getByRole("heading", { name: "The food: Hot coffee with milk" })).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(drawer).toHaveCount(0);
  });

  await test.step("by keyboard only: Enter opens, the focus stays inside, Escape returns it", async () => {
    const score = scoreOf(page, "Climate", "Ceramic mug");
    await score.focus();
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(drawer.getByLabel("Set your own number of uses")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(drawer.getByLabel("Set your own number of uses")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(drawer.getByRole("button", { name: "Enter a return rate instead" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(drawer.getByRole("button", { name: "Previous: Summary" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(/litres per serving$/);
    await expect(drawer.getByRole("button", { name: /^Next: / })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(score).toBeFocused();

    await page.keyboard.press("Enter");
    await drawer.getByRole("button", { name: "Change region", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: "Region" })).toBeFocused();
  });
});

test(
  "inputs, a rating and a summary are accessible; on a phone the drawer fills the screen",
  SOAK,
  async ({ page }) => {
    // the prompt to turn the device has its own tests
    await page.addInitScript(() => sessionStorage.setItem("continueInPortrait", "true"));
    await makeComparison(page, "Kiosk coffee");
    await scoreOf(page, "Climate", "PP returnable cup").click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("heading", { name: "What you can change here" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await drawer.getByRole("button", { name: "Previous: Summary" }).click();
    await expect(drawer.getByRole("table", { name: "Metrics of the summary" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await drawer.getByRole("button", { name: "Chemicals of concern: how it is made up" }).click();
    await expect(drawer.getByRole("table", { name: "Terms by component" })).toBeVisible();
    await expectNoSeriousFindings(page);

    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole("button", { name: /^\d+, Climate, PP returnable cup$/ }).click();
    await expect(drawer.getByRole("heading", { name: "What you can change here" })).toBeVisible();
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    const sideways = () => drawer.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(sideways).toBe(0);
    await expect(drawer.getByText(/45\.9\sg × 1,630\sg\/kg/)).toBeVisible();
    await expectNoSeriousFindings(page);
    for (const _ of Array.from({ length: 8 })) {
      await drawer.getByRole("button", { name: /^Next: / }).click();
      await expect(drawer.getByRole("heading", { name: "What you can change here" })).toBeVisible();
      await expect.poll(sideways).toBe(0);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^\d+, Climate, PP returnable cup$/ })).toBeFocused();
  },
);
