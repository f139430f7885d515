import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });
import { seeWorkKept } from "./work-kept.ts";

const table = (page: Page) => page.getByRole("table", { name: "Comparison Scores" });
const heads = (page: Page) => table(page).getByRole("columnheader");
const columnMenu = (page: Page, name: string) => table(page).getByRole("button", { name: `Column ${name}` });
const names = async (page: Page) => (await heads(page).allInnerTexts()).map((text) => text.split("\n")[0]);
const firstProduct = (page: Page) => table(page).getByRole("rowheader").first();
const keptOrder = (page: Page) => page.evaluate(() => localStorage.getItem("scoretable_columns"));

test.describe("columns", () => {
  test("are dragged by their grip, with a line where they would go; the order outlives a reload", async ({ page }) => {
    await makeComparison(page, "Cups");
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
    // nobody holds a pointer quite still
    await expect(async () => {
      await page.mouse.move(x - 1, y);
      await page.mouse.move(x, y);
      await expect(target).toHaveAttribute("data-drop", "after", { timeout: 1_000 });
    }).toPass();
    await page.mouse.up();
    await expect
      .poll(async () => (await names(page)).slice(1, 4))
      .toEqual(["Water use", "Plastic pollution", "Climate"]);
    await expect(target).not.toHaveAttribute("data-drop");
    expect(JSON.parse((await keptOrder(page)) ?? "")).toHaveLength(7);

    await page.reload();
    await seeResults(page);
    expect((await names(page)).slice(1, 4)).toEqual(["Water use", "Plastic pollution", "Climate"]);
    await page.getByRole("button", { name: /^Raw Scores/ }).click();
    const raw = page.getByRole("table", { name: "Raw Scores" }).getByRole("columnheader");
    await expect(raw.nth(1)).toContainText("Water use");
  });

  test("move, sort and explain themselves by keyboard alone; the focus stays at the column", async ({ page }) => {
    await makeComparison(page, "Cups");
    const climate = columnMenu(page, "Climate");
    await climate.focus();
    await page.keyboard.press("Enter");
    // the first command is off in the first column
    await expect(page.getByRole("menuitem", { name: "Move right" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await names(page)).slice(1, 3)).toEqual(["Water use", "Climate"]);
    await expect(climate).toBeFocused();
    await expect(page.getByText("Climate is now column 2 of 7.")).toBeAttached();

    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Move left" })).toBeFocused();
    await page.keyboard.press("s");
    await expect(page.getByRole("menuitem", { name: "Sort, best first" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(async () => {
      const shown = await table(page)
        .getByRole("row")
        .filter({ has: page.getByRole("cell") })
        .all();
      const climates = await Promise.all(
        shown.map(async (row) => parseInt(await row.getByRole("cell").nth(1).innerText())),
      );
      expect(climates.length).toBeGreaterThan(1);
      expect(climates).toEqual(climates.toSorted((a, b) => b - a));
    }).toPass();
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
});

test("a baseline shows every difference in words, over a reload, until it is taken off", async ({ page }) => {
  await makeComparison(page, "Cups");
  const select = page.getByLabel("Difference to");
  const name = (await firstProduct(page).innerText()).split("\n")[1] ?? "";
  await select.selectOption({ label: name });
  await expect(firstProduct(page)).toContainText("Baseline");
  await expect(table(page).getByRole("rowheader").last()).toContainText(/\d+ points worse/);
  await page.reload();
  await seeResults(page);
  await expect(firstProduct(page)).toContainText("Baseline");
  await select.selectOption({ label: "No baseline" });
  await expect(table(page)).not.toContainText(/worse|better|same/);
});

test("the recycling mode asks once a session for each direction; custom settings change the scores", async ({
  page,
}) => {
  // a cup that is made to be composted: the choice of its stream counts
  await page.goto(chosenAddress("Cups").replace("hot_cup_paper_pe", "hot_cup_paper_pla"));
  await page.getByRole("button", { name: "Create Comparison" }).click();
  await seeResults(page);
  const custom = page.getByRole("switch", { name: /Custom rates/ });
  const settings = page.getByRole("button", { name: "Custom Settings" });
  const paper = table(page).getByRole("row").filter({ hasText: "Paper cup, PLA lined" });
  const recoverability = async () => (await paper.getByRole("cell").nth(5).innerText()).split("\n")[0];

  await expect(settings).toBeDisabled();
  const regional = await recoverability();
  await custom.click();
  await page.getByRole("dialog").getByRole("button", { name: "Use custom settings" }).click();
  await expect(custom).toBeChecked();
  await expect(custom).toBeFocused();
  await custom.click();
  await page.getByRole("dialog").getByRole("button", { name: "Use regional averages" }).click();
  await expect(custom).not.toBeChecked();
  await custom.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(custom).toBeChecked();

  const choose = async (check: boolean) => {
    await settings.click();
    const dialog = page.getByRole("dialog", { name: "Custom recycling settings" });
    await expect(dialog.getByRole("checkbox").first()).toBeVisible();
    // the scores beside them come later, and the dialog grows with them
    const effect = dialog.getByRole("table", { name: "Overall scores as saved and with these settings" });
    await expect(effect).toBeVisible();
    const boxes = await dialog.getByRole("checkbox", { name: /paper/i }).all();
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) await box.setChecked(check, { force: true });
    await expect(dialog.getByRole("status")).toContainText("With these settings");
    const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
    expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
    const promised = effect.getByRole("row").filter({ hasText: "Paper cup, PLA lined" }).getByRole("cell").nth(1);
    const score = await promised.innerText();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    // what the dialog promised is what saving does
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
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(recoverability).toBe(regional);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing serious for axe, ${colorScheme}: an open column menu, differences, both dialogs`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await makeComparison(page, "Cups");
    await page.getByLabel("Difference to").selectOption({ index: 1 });
    const serious = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    };
    expect(await serious()).toEqual([]);
    await columnMenu(page, "Climate").click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect(await serious()).toEqual([]);
    await page.getByRole("menuitem", { name: "What is this" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await serious()).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("switch", { name: /Custom rates/ }).click();
    expect(await serious()).toEqual([]);
    await page.getByRole("button", { name: "Use custom settings" }).click();
    await page.getByRole("button", { name: "Custom Settings" }).click();
    await page.getByRole("button", { name: /^Show all/ }).click();
    expect(await serious()).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the list of one metric follows the order and the baseline; nothing scrolls sideways", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("scoretable_columns", '["land_use","noise"]'));
    await page.goto(chosenAddress("Cups"));
    await page.getByRole("button", { name: "Continue in portrait" }).click();
    await page.getByRole("button", { name: "Create Comparison" }).click();
    await seeResults(page);
    await expectNoWider(page);
    const metric = page.getByLabel("Metric", { exact: true }).first();
    await expect(metric).toHaveValue("land_use");
    await page.getByLabel("Difference to").selectOption({ index: 1 });
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: /points? (better|worse)|same/ })
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByRole("switch", { name: /Custom rates/ }).click();
    await page.getByRole("button", { name: "Use custom settings" }).click();
    await page.getByRole("button", { name: "Custom Settings" }).click();
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    const sideways = () =>
      page.evaluate(() => {
        const dialog = document.querySelector("dialog");
        return dialog ? dialog.scrollWidth - dialog.clientWidth : -1;
      });
    await expect.poll(sideways).toBe(0);
  });
});
