import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { COFFEE, makeComparison, seeResults } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { scoresInNode } from "./node-scores.ts";
import { expectShown, rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

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

const saved = async (page: Page, save: () => Promise<void>): Promise<Download> => {
  const arrived = page.waitForEvent("download");
  await save();
  return arrived;
};

/** A PNG at 2 px per px of the chart, with something drawn on it. */
const expectPicture = (bytes: Buffer): void => {
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.readUInt32BE(16)).toBe(1600);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(500);
  expect(bytes.length).toBeGreaterThan(10_000);
};

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), "utf8");

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

test(
  "every section can be downloaded as CSV, the chart as a picture; another region changes the numbers and keeps the sections",
  SOAK,
  async ({ page }) => {
    await opened(page);
    await openSections(page, "Circularity", "About the Products");
    const files = [
      ["Save life-cycle stages as CSV", /life-cycle-stages_Europe/],
      ["Save break-even as CSV", /break-even_Europe/],
      ["Save circularity as CSV", /circularity_Europe/],
      ["Save product profiles as CSV", /product-profiles_Europe/],
    ] as const;
    for (const [button, name] of files) {
      const download = await saved(page, () => page.getByRole("button", { name: button }).click());
      expect(download.suggestedFilename()).toMatch(name);
      const text = await textOf(download);
      expect(text.startsWith("\uFEFF")).toBe(true);
      const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
        header: true,
        skipEmptyLines: true,
      });
      expect(errors).toEqual([]);
      expect(data.length).toBeGreaterThanOrEqual(4);
    }

    await page.getByRole("button", { name: "CSV", exact: true }).click();
    const components = await saved(page, () => page.getByRole("menuitem", { name: "Components" }).click());
    expect(await textOf(components)).toContain("whole product");

    const picture = breakEven(page).getByRole("button", { name: /^Save image/ });
    await picture.click();
    const svg = await saved(page, () => page.getByRole("menuitem", { name: "SVG, for print" }).click());
    expect(svg.suggestedFilename()).toMatch(/break-even_Europe_.*\.svg$/);
    const drawn = await textOf(svg);
    expect(drawn).toMatch(/^<svg[^>]* width="800"[^]*<title>After \d+ uses? [^]*uses<\/text>/);
    expect(drawn).toMatch(/<desc>Climate: cumulative g CO2e [^]*Kiosk coffee · [^]*Europe[^]*<\/desc>/);
    expect(drawn).toMatch(/>Source: Tare \(\d{4}\)\. Tare reference data, version [\d.]+ \[Data set\]\. http/);
    expect(drawn).toMatch(/>Saved on \d+ \w+ \d{4}</);
    await picture.click();
    const png = await saved(page, () => page.getByRole("menuitem", { name: "PNG, for slides" }).click());
    expectPicture(readFileSync(await png.path()));

    await test.step("a chart that is HTML on the page is saved in the same way", async () => {
      const ranking = page.getByRole("button", { name: "Save image ranking" });
      await ranking.click();
      const dots = await textOf(
        await saved(page, () => page.getByRole("menuitem", { name: "SVG, for print" }).click()),
      );
      const finding = await page.getByRole("heading", { level: 1 }).textContent();
      expect(dots).toContain(`<title>${finding}</title>`);
      expect(dots).toMatch(/>Ceramic mug, reusable<[^]*<circle [^]*>Source: /);
      await ranking.click();
      const bitmap = await saved(page, () => page.getByRole("menuitem", { name: "PNG, for slides" }).click());
      expect(bitmap.suggestedFilename()).toMatch(/ranking_Europe_.*\.png$/);
      expectPicture(readFileSync(await bitmap.path()));
    });

    await test.step("another region keeps the sections on screen and changes their numbers", async () => {
      const total = stages(page).getByRole("button", { name: /^Paper cup, PE lined, total/ });
      const before = await total.textContent();
      const element = await total.elementHandle();
      await page.getByRole("button", { name: "Change region" }).click();
      await page.getByRole("combobox", { name: "Region" }).selectOption("UnitedStates");
      await expect(total).not.toHaveText(before ?? "");
      // the same element: the section was not rendered from scratch
      expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
      await expect(page.getByText("Share of mass, United States, regional averages")).toBeVisible();
    });
  },
);
