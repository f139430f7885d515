import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { makeComparison } from "./comparisons.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const drawerOf = (page: Page): Locator => page.getByRole("dialog");
/** A number of the Comparison Scores, by metric and product. */
const scoreOf = (page: Page, metric: string, product: string): Locator =>
  page
    .getByRole("table", { name: "Comparison Scores" })
    .getByRole("button", { name: new RegExp(`^\\d+, ${metric}, ${product}$`) });

/** The inputs of the drawer sum to the value at its foot, within what each line's rounding hides. */
const expectLinesToSum = async (drawer: Locator): Promise<void> => {
  const table = drawer.getByRole("table", { name: "Inputs by life-cycle stage" });
  // the title knows the number before the engine has taken it apart
  await expect(table.locator("tfoot")).toBeVisible();
  const rows = await table.locator("tbody tr:has(> td:nth-of-type(4))").all();
  expect(rows.length).toBeGreaterThan(5);
  const shown = await Promise.all(rows.map((row) => row.locator("td").last().innerText()));
  const sum = await table.locator("tfoot td").last().innerText();
  const numbers = shown.map((text) => (text.startsWith("<") ? 0 : Number(text.replaceAll(",", ""))));
  const step = 10 ** -(sum.split(".")[1]?.length ?? 0);
  const total = numbers.reduce((all, number) => all + number, 0);
  expect(Math.abs(total - Number(sum))).toBeLessThanOrEqual((step / 2) * (rows.length + 1));
};

test("by mouse: a score opens, its inputs sum to it, the next number follows, the file arrives", async ({ page }) => {
  await makeComparison(page, "Kiosk coffee");
  const score = scoreOf(page, "Climate", "PP returnable cup");
  const shown = await score.innerText();
  await score.click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(/^[\d.]+\sg CO2e per serving$/);
  await expect(drawer.getByText(`Score ${shown}, good.`)).toBeVisible();
  await expect(drawer.getByText(/Washing rests on an estimate .* it decides \d+\s% of this value\./)).toBeVisible();
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

test("by mouse: a summary leads to its metrics, a press beside the drawer closes it", async ({ page }) => {
  await makeComparison(page, "Kiosk coffee");
  const ranking = page.getByRole("table", { name: "Summary scores, best first" });
  await ranking.getByRole("button").first().click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(/^\d+ of 100$/);
  await drawer.getByRole("button", { name: "Chemicals of concern: how it is made up" }).click();
  await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(/^Rating [\d.]+$/);
  await expect(drawer.getByRole("heading", { name: "The food: Hot coffee with milk" })).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(drawer).toHaveCount(0);
});

test("by keyboard alone: Enter opens, the focus stays inside, Escape gives it back", async ({ page }) => {
  await makeComparison(page, "Kiosk coffee");
  const score = scoreOf(page, "Climate", "Ceramic mug");
  await score.focus();
  await page.keyboard.press("Enter");
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
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

test("its code comes with the first number that is opened", async ({ page, requests }) => {
  await makeComparison(page, "Kiosk coffee");
  const isDrawer = (request: string): boolean => /\/explanation-drawer[^/]*\.js$/.test(request);
  expect(requests.filter(isDrawer)).toEqual([]);
  await scoreOf(page, "Climate", "Ceramic mug").click();
  await expect(drawerOf(page)).toBeVisible();
  expect(requests.filter(isDrawer)).toHaveLength(1);
});

test("has no serious finding, light and dark: inputs, a rating, a summary", async ({ page }) => {
  await makeComparison(page, "Kiosk coffee");
  await scoreOf(page, "Climate", "PP returnable cup").click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("heading", { name: "What you can change here" })).toBeVisible();
  await expectNoSeriousFindings(page);
  await drawer.getByRole("button", { name: "Previous: Summary" }).click();
  await expect(drawer.getByRole("table", { name: "Metrics of the summary" })).toBeVisible();
  await expectNoSeriousFindings(page);
  await drawer.getByRole("button", { name: "Chemicals of concern: how it is made up" }).click();
  await expect(drawer.getByRole("table", { name: "Terms by component" })).toBeVisible();
  await expectNoSeriousFindings(page);
});

test.describe("on a phone held upright", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the drawer is the whole screen and nothing scrolls sideways", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Continue in portrait" }).click();
    await makeComparison(page, "Kiosk coffee");
    await page.getByRole("button", { name: /^\d+, Climate, PP returnable cup$/ }).click();
    const drawer = drawerOf(page);
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
  });
});
