import type { Locator, Page } from "@playwright/test";
import { chosenAddress } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { importLines, makePortfolio, readSpreadsheet } from "./portfolios.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

test.use({ storageState: GUEST });

const CUPS = [
  "hot_cup_paper_pe",
  "hot_cup_ceramic",
  "hot_cup_eps",
  "hot_cup_pp_reuse",
  "hot_cup_glass",
  "hot_cup_paper_pla",
  "hot_cup_bagasse",
];

const heightOf = async (page: Page): Promise<number> => {
  // the height is final once no section is loading
  await expect(page.locator("[data-placed=false]")).toHaveCount(0);
  return page.evaluate(() => document.documentElement.scrollHeight);
};

test("a guest's results of seven products end within 2,600 px, on a phone within 6,000 px; a link opens a collapsed section", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(chosenAddress("Seven").replace(/products=[^&]*/, `products=${CUPS.join(",")}`));
  await page.getByRole("button", { name: "Create Comparison" }).click();
  await expect(page.getByRole("grid", { name: /^Summary scores/ }).getByRole("rowheader")).toHaveCount(7);
  const wide = await heightOf(page);
  expect(wide).toBeLessThanOrEqual(2600);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Continue in portrait" }).click();
  const narrow = await heightOf(page);
  test.info().annotations.push({ type: "heights", description: `${wide} px at 1440, ${narrow} px at 360` });
  expect(narrow).toBeLessThanOrEqual(6000);
  // the text of commands starts where the column does, in each line of a row that wraps
  const startOf = async (of: Locator): Promise<number> => (await of.boundingBox())?.x ?? 0;
  const column = await startOf(page.getByRole("heading", { name: "Results", exact: true }));
  const csv = page.getByRole("button", { name: "CSV" }).first().locator("svg").first();
  expect(Math.abs((await startOf(csv)) - column)).toBeLessThanOrEqual(2);

  await openSections(page, "Raw Scores");
  const raw = page.getByRole("region", { name: "Raw Scores" }).getByRole("list").first().locator("> li");
  await expect(raw).toHaveCount(7);
  await expect(raw.locator("[aria-hidden][style*=background-size]")).toHaveCount(7);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("region", { name: "Circularity" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Circularity" }).click();
  await expect(page.getByRole("region", { name: "Circularity" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Circularity" })).toBeInViewport();

  await page.reload();
  await expect(page.getByRole("region", { name: "Circularity" })).toBeVisible();
  await page.getByRole("button", { name: "Circularity", exact: true }).click();
  await expect(page.getByRole("region", { name: "Circularity" })).toHaveCount(0);
  // the address still ends in #circularity: entering it again opens the section
  await page.reload();
  await expect(page.getByRole("region", { name: "Circularity" })).toBeVisible();
});

test(
  "the scores of a portfolio have their contents at the side, and show five rows, then all",
  SOAK,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await makePortfolio(page, "Canteen", CUPS);
    await page.getByRole("radio", { name: "Scores" }).check();
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link", { name: "Swap suggestions" })).toBeVisible();
    const swaps = page.getByRole("table", { name: "Swap suggestions" });
    await expect(swaps).toBeVisible();
    const height = await heightOf(page);
    test.info().annotations.push({ type: "heights", description: `${height} px at 1440` });
    expect(height).toBeLessThanOrEqual(2860);

    await test.step("the menu of files shows its last item without scrolling", async () => {
      await page.getByRole("button", { name: "CSV" }).first().click();
      await expect(page.getByRole("menuitemcheckbox", { name: "Decimal comma" })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
    });

    await test.step("on a phone each swap has a bar for its points, climate, water and plastic", async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole("button", { name: "Continue in portrait" }).click();
      const list = page.getByRole("list", { name: "Swap suggestions" }).locator("> li");
      await expect(list).toHaveCount(5);
      await expect(list.locator("[aria-hidden][style*=background-size]")).toHaveCount(5 * 4);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await contents.getByRole("link", { name: "Cost" }).click();
    const prices = page.getByRole("table", { name: /^Prices and costs/ });
    await expect(prices.getByRole("rowheader")).toHaveCount(5);
    await page.getByRole("region", { name: "Cost", exact: true }).getByRole("button", { name: "Show all 7" }).click();
    await expect(prices.getByRole("rowheader")).toHaveCount(7);
    await openSections(page, "Circularity");
    await expect(page.getByRole("region", { name: "Circularity" })).toBeVisible();
  },
);

test("the scores of a portfolio of several use cases are as short", SOAK, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await makePortfolio(page, "Several", CUPS.slice(0, 4));
  const bought = [
    "bowl_paper_pe,bowl,,500",
    "clamshell_eps,clamshell,,800",
    "fork_ps,fork,,900",
    "plate_paper,plate,,300",
  ];
  await readSpreadsheet(page, "lines.csv", ["product,use case,food,quantity", ...bought].join("\r\n"));
  await importLines(page, "4 lines");
  await page.getByRole("radio", { name: "Scores" }).check();
  await expect(page.getByRole("table", { name: "Swap suggestions" }).getByRole("rowheader")).toHaveCount(5);
  const height = await heightOf(page);
  test.info().annotations.push({ type: "heights", description: `${height} px at 1440` });
  expect(height).toBeLessThanOrEqual(2860);
});

test("the explanation of a number shows twelve inputs at 1440 × 900, and its tabs", SOAK, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(chosenAddress("Seven").replace(/products=[^&]*/, `products=${CUPS.join(",")}`));
  await page.getByRole("button", { name: "Create Comparison" }).click();
  await page.getByRole("button", { name: /^\d+, Climate, PP returnable cup$/ }).click();
  const drawer = page.getByRole("dialog");
  const inputs = drawer.getByRole("table", { name: "Inputs, the largest first" }).locator("tbody tr");
  await expect(inputs.first()).toBeVisible();
  const uses = drawer.getByLabel("Set your own number of uses");
  const usual = Number(await uses.inputValue());
  await drawer.getByRole("button", { name: "More uses" }).click();
  await expect(drawer.getByText(/^then .* per serving, score \d+$/)).toBeVisible();
  expect(Number(await uses.inputValue())).toBeGreaterThan(usual);
  await drawer.getByRole("button", { name: "Fewer uses" }).click();
  await expect(uses).toHaveValue(String(usual));
  const inside = await inputs.evaluateAll(
    (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
  test.info().annotations.push({ type: "inputs", description: `${inside} inputs` });
  expect(inside).toBeGreaterThanOrEqual(12);
  for (const name of ["How it is made up", "Uncertainty", "Compare with"])
    await expect(drawer.getByRole("tab", { name })).toBeVisible();
});
