import type { Locator, Page } from "@playwright/test";
import { chosenAddress } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { expect, GUEST, test } from "./watched.ts";

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
