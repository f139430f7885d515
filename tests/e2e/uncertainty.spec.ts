import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { COFFEE, makeComparison } from "./comparisons.ts";
import { makePortfolio, typeQuantity } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

test.use({ storageState: GUEST });

const section = (page: Page): Locator => page.getByRole("region", { name: "How certain is this?" });
const pairs = (page: Page): Locator => section(page).getByRole("table", { name: /^Which differences hold/ });

/** Two reusables of nearly one score, and a paper cup. */
const CLOSE = ["hot_cup_keepcup", "hot_cup_pp_reuse", "hot_cup_paper_pe"];

const csvOf = async (page: Page, button: string): Promise<readonly Record<string, string>[]> => {
  const arrived = page.waitForEvent("download");
  await section(page).getByRole("button", { name: button }).click();
  const text = readFileSync(await (await arrived).path(), "utf8");
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
};

test("by mouse: one click shows ranges in the ranking, which differences hold, and the inputs that decide it", async ({
  page,
}) => {
  await makeComparison(page, "Kiosk coffee");
  await expect(page.getByText(/5–95 % range/)).toHaveCount(0);
  await page.getByRole("region", { name: "Results" }).getByRole("button", { name: "Show uncertainty" }).click();

  await expect(page.getByText(/The line is the 5–95 % range of 2,000 draws\.$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Results" }).getByText(/5–95 % range \d+–\d+/)).toHaveCount(4);
  await expect(
    section(page).getByText(/^The ceramic mug is better than the PP returnable cup in .* of draws/),
  ).toBeVisible();
  const rows = await shownRows(pairs(page));
  expect(rowOf(rows, "EPS foam cup")[0]).toBe("100");
  expect(rowOf(rows, "EPS foam cup").at(-1)).toBe("Ceramic mug is better");

  // raw values of a metric, between its ends
  await section(page).getByRole("combobox", { name: "Look at" }).selectOption("climate");
  const ranges = section(page).getByRole("table", { name: "Range of each" });
  await expect(ranges.getByRole("columnheader", { name: "Raw value, g CO2e" })).toBeVisible();
  const mug = rowOf(await shownRows(ranges), "Ceramic mug")[0] ?? "";
  const [, value = 0, low = 0, high = 0] = (/^([\d.]+)\s+5–95 %: ([\d.]+)–([\d.]+)$/.exec(mug) ?? []).map(Number);
  expect(low).toBeLessThan(value);
  expect(value).toBeLessThan(high);

  // two of one's own choice, and what decides between them
  await section(page).getByRole("combobox", { name: "Compare" }).selectOption("hot_cup_paper_pe");
  await section(page).getByRole("combobox", { name: "and", exact: true }).selectOption("hot_cup_eps");
  await expect(section(page).getByText(/^The EPS foam cup is better than the paper cup, PE lined, in/)).toBeVisible();
  const inputs = section(page).getByRole("table", { name: "What decides it" });
  await expect(inputs.getByRole("row")).toHaveCount(6);
  await expect(inputs.getByRole("rowheader").first()).toHaveText(/^(Mass|Impact factors): /);

  await page.getByRole("region", { name: "Results" }).getByRole("button", { name: "Hide uncertainty" }).click();
  await expect(section(page).getByRole("table")).toHaveCount(0);
  await expect(page.getByText(/5–95 % range/)).toHaveCount(0);
});

test("under 80 % nobody is named the winner, neither in the title nor in the table", async ({ page }) => {
  const chosen = new URLSearchParams({ ...COFFEE, step: "5", name: "Close call", products: CLOSE.join(",") });
  await page.goto(`/comparison-mode?${chosen}`);
  await page.getByRole("button", { name: "Create Comparison" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/scores best, \d+ of 100, just ahead of the PP returnable cup\.$/);

  await section(page).getByRole("button", { name: "Show uncertainty" }).click();
  await expect(title).toHaveText(/^Too close to call between the .* and the PP returnable cup\.$/);
  const row = rowOf(await shownRows(pairs(page)), "PP returnable cup");
  expect(Number(row[0])).toBeGreaterThan(20);
  expect(Number(row[0])).toBeLessThan(80);
  expect(row.at(-1)).toBe("too close to call");
  await expect(
    section(page).getByText(/^Too close to call: the .* is better than the PP returnable cup in \d+.% of draws\.$/),
  ).toBeVisible();

  await section(page).getByRole("button", { name: "Hide uncertainty" }).click();
  await expect(title).toHaveText(/scores best/);
});

test("by keyboard alone: shown, another seed, other draws; the same seed brings the same ones back", async ({
  page,
}) => {
  await makeComparison(page, "Kiosk coffee");
  const show = section(page).getByRole("button", { name: "Show uncertainty" });
  await show.focus();
  await page.keyboard.press("Enter");
  const seed = section(page).getByRole("textbox", { name: "Seed" });
  await expect(seed).toHaveValue("1");
  const first = await csvOf(page, "Save all ranges as CSV");

  await section(page).getByRole("button", { name: "New seed" }).focus();
  await page.keyboard.press("Enter");
  await expect(seed).toHaveValue("2,654,435,770");
  await expect(section(page).getByRole("progressbar")).toHaveCount(0);
  const other = await csvOf(page, "Save all ranges as CSV");
  expect(other[0]?.["seed"]).toBe("2654435770");
  expect(other[0]?.["median [unit]"]).not.toBe(first[0]?.["median [unit]"]);

  await seed.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(section(page).getByRole("progressbar")).toHaveCount(0);
  await expect.poll(() => csvOf(page, "Save all ranges as CSV")).toEqual(first);
});

test("ranges, pairs and inputs leave as CSV with seed, draws and spreads", async ({ page }) => {
  await makeComparison(page, "Kiosk coffee");
  await section(page).getByRole("button", { name: "Show uncertainty" }).click();
  await expect(section(page).getByRole("table", { name: "What decides it" })).toBeVisible();
  const ranges = await csvOf(page, "Save all ranges as CSV");
  const differences = await csvOf(page, "Save all pairs as CSV");
  const inputs = await csvOf(page, "Save these inputs as CSV");
  // four products, each with a summary and seven metrics twice; six pairs in eight values
  expect(ranges).toHaveLength(4 * 15);
  expect(differences).toHaveLength(6 * 8);
  expect(inputs.length).toBeGreaterThan(0);
  for (const row of [...ranges, ...differences, ...inputs]) {
    expect(row["seed"]).toBe("1");
    expect(row["draws"]).toBe("2000");
    expect(row["spreads [geometric standard deviation]"]).toContain("expert-estimate 1.5");
    expect(row["data version"]).not.toBe("");
  }
});

test("a portfolio: its range beside the best and the worst choice", async ({ page }) => {
  const id = await makePortfolio(page, "Canteen");
  await typeQuantity(page, "Ceramic mug", "1000");
  await seeWorkKept(page);
  await page.goto(`/portfolio-mode?portfolio_id=${id}&mode=scores`);
  await section(page).getByRole("button", { name: "Show uncertainty" }).click();
  const ranges = section(page).getByRole("table", { name: "Range of each" });
  await expect(ranges.getByRole("rowheader")).toHaveText(["Best built-in choice", "Canteen", "Worst built-in choice"]);
  await expect(
    section(page).getByText(/^The best built-in choice is better than “Canteen” in \d+.% of draws/),
  ).toBeVisible();
  await expect(section(page).getByRole("table", { name: "What decides it" }).getByRole("row")).toHaveCount(6);
  await expect(
    page.getByRole("region", { name: "Result", exact: true }).getByText(/^5–95 % range \d+–\d+$/),
  ).toBeVisible();
});

test("has no serious finding in light, dark and at 360; nothing of it scrolls the page sideways", async ({ page }) => {
  await makeComparison(page, "Kiosk coffee");
  await section(page).getByRole("button", { name: "Show uncertainty" }).click();
  await section(page)
    .getByRole("button", { name: /^What varies, and how much/ })
    .click();
  await expect(section(page).getByRole("table", { name: "What decides it" })).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Continue in portrait" }).click();
  const right = () => section(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect.poll(right).toBeLessThanOrEqual(1);
});
