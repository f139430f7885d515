import type { Locator, Page } from "@playwright/test";
import { COFFEE, makeComparison, seeResults } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { scoresInNode } from "./node-scores.ts";
import { expectShown, rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const expected = scoresInNode(COFFEE.region_id, COFFEE.usecase_id, COFFEE.food_id, COFFEE.products);
const mug = expected.products.find((product) => product?.prodsys_id === "hot_cup_ceramic");

const stages = (page: Page): Locator => page.getByRole("region", { name: "Where the impact arises" });
const breakEven = (page: Page): Locator => page.getByRole("region", { name: /^After \d+ uses? the / });

const opened = async (page: Page): Promise<void> => {
  await makeComparison(page, "Kiosk coffee");
  await expect(stages(page).getByRole("button", { name: /^Ceramic mug, total/ })).toBeVisible();
  await expect(breakEven(page)).toBeVisible();
};

const FOLDED = ["What if?", "How certain is this?", "Cost", "Raw Scores", "Circularity", "About the Products"];

test("a guest scrolls on a phone: no section changes its height when it comes into view", async ({ page }) => {
  await opened(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Continue in portrait" }).click();
  await page.reload();
  await seeResults(page);
  await openSections(page, ...FOLDED);
  const sections = page.locator("[data-placed]");
  await expect(sections).toHaveCount(9);
  await expect(page.locator("[data-placed=false]")).toHaveCount(0);
  const heights = () => sections.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const before = await heights();
  for (const section of await sections.all()) await section.scrollIntoViewIfNeeded();
  expect(await heights()).toEqual(before);
});

test("a guest opens every section by keyboard and by mouse, with the engine's numbers", async ({ page }) => {
  await opened(page);
  await test.step("by keyboard: a segment opens, the table of contents leads to a section, a profile opens and closes", async () => {
    const total = stages(page).getByRole("button", { name: /^Ceramic mug, total/ });
    await total.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    await stages(page).getByRole("radio", { name: "Climate" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(stages(page).getByRole("radio", { name: "Water" })).toBeChecked();

    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Circularity" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Circularity" })).toBeInViewport();

    await openSections(page, "About the Products");
    const profile = page.getByRole("button", { name: "Ceramic mug", exact: true });
    await profile.focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("table", { name: "Components of the ceramic mug" })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByRole("table", { name: "Components of the ceramic mug" })).toHaveCount(0);
  });
  await test.step("by mouse: stages, components, break-even, circularity and profiles", async () => {
    await stages(page).getByRole("radio", { name: "Climate" }).check();
    await stages(page).getByRole("button", { name: "Show as table" }).click();
    const shown = rowOf(await shownRows(stages(page).getByRole("table")), "Ceramic mug");
    expectShown(shown[3] ?? "", mug?.per_stage.climate.washing);
    expectShown(shown[5] ?? "", mug?.raw.climate);

    await stages(page).getByRole("radio", { name: "Component" }).check();
    await stages(page).getByRole("radio", { name: "Water" }).check();
    await expect(stages(page).getByRole("table", { name: /^Water, litres per serving, by component/ })).toBeVisible();
    const water = rowOf(await shownRows(stages(page).getByRole("table")), "Ceramic mug");
    expectShown(water.at(-1) ?? "", mug?.raw.h2o);

    const even = breakEven(page);
    await expect(even.getByText(/^Against the /)).toBeVisible();
    // only a phone has a list in place of the buttons; this must not depend on the order of the style sheets
    await expect(even.getByRole("radio", { name: "Water" })).toBeVisible();
    await expect(even.locator("select")).toBeHidden();
    await even.getByRole("button", { name: "Show as table" }).click();
    await expect(even.getByRole("button", { name: /^Ceramic mug against EPS foam cup, Climate: \d+$/ })).toBeVisible();
    await even.getByRole("button", { name: "Products in the chart" }).click();
    await even.getByRole("checkbox", { name: "EPS foam cup" }).click();
    await expect(even.getByText(/EPS foam cup the/)).toHaveCount(0);

    const circularity = page.getByRole("region", { name: "Circularity" });
    const flows = rowOf(await shownRows(circularity.getByRole("table")), "EPS foam cup");
    const foam = expected.products.find((product) => product?.prodsys_id === "hot_cup_eps")?.circularity;
    expectShown(flows[3] ?? "", (foam?.landfilled ?? 0) * 100);
    expectShown(flows.at(-1) ?? "", foam?.mass_per_unit);

    await page.getByRole("button", { name: "Open all", exact: true }).click();
    await expect(page.getByRole("table", { name: "Components of the ceramic mug" })).toContainText("Stoneware");
  });
});
