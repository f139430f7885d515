import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { COFFEE, makeComparison } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { scoresInNode } from "./node-scores.ts";
import { makePortfolio } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

test.use({ storageState: GUEST });

const scored = scoresInNode(COFFEE.region_id, COFFEE.usecase_id, COFFEE.food_id, COFFEE.products).products;
const climateOf = (prodsys_id: string): string =>
  String(Math.round(scored.find((product) => product?.prodsys_id === prodsys_id)?.score.climate ?? Number.NaN));

const section = (page: Page) => page.getByRole("region", { name: /^Stays first for|are equal under/ });

test("by mouse: climate alone counts, everything says own weights, the files too, and Reset brings the usual back", async ({
  page,
}) => {
  await makeComparison(page, "Weighed");
  const before = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "Set your own" }).click();
  const dialog = page.getByRole("dialog", { name: "Weights of the summary score" });
  await dialog.getByRole("button", { name: "Climate only" }).click();
  await expect(dialog.getByRole("row", { name: /^EPS foam cup/ })).toContainText(climateOf("hot_cup_eps"));
  await dialog.getByRole("button", { name: "Save" }).click();

  await expect(page.getByText(/^Comparison, 4 products, own weights$/)).toBeVisible();
  await expect(page.getByText("Summary score by own weights, 1–100, higher is better.")).toBeVisible();
  await expect(page.getByText("Own weights. Climate alone counts.")).toBeVisible();
  const row = page
    .getByRole("table", { name: /^Summary scores, best first/ })
    .getByRole("row", { name: /EPS foam cup/ });
  await expect(row).toContainText(climateOf("hot_cup_eps"));
  await row.getByRole("button").first().click();
  await expect(page.getByText("Summary by own weights")).toBeVisible();
  await page.keyboard.press("Escape");

  const arrived = page.waitForEvent("download");
  await section(page).getByRole("button", { name: "Save the weights at which the order flips as CSV" }).click();
  const text = readFileSync(await (await arrived).path(), "utf8");
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(data).toHaveLength(7);
  expect(data.every((line) => line["weights"] === "own weights")).toBe(true);

  await seeWorkKept(page);
  await page.goto("/");
  await expect(page.getByText(/\(own weights\)/)).toBeVisible();
  await page.getByRole("button", { name: "Menu of Weighed" }).click();
  await page.getByRole("menuitem", { name: "View Comparison" }).click();
  await page.getByRole("button", { name: "Reset to usual weights" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before);
  await expect(page.getByText("Six equal, land use 0.")).toBeVisible();
});

test("by keyboard alone: a slider is moved and the summary follows; Escape keeps what was", async ({ page }) => {
  await makeComparison(page, "Keys");
  const open = page.getByRole("button", { name: "Set your own" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Weights of the summary score" });
  const slider = dialog.getByRole("slider", { name: "Weight of climate" });
  await slider.focus();
  const mug = dialog.getByRole("row", { name: /^Ceramic mug/ });
  const shown = await mug.innerText();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", /^10, 67\s% of the summary$/);
  await expect(mug).not.toHaveText(shown);
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await expect(page.getByText("Six equal, land use 0.")).toBeVisible();
});

test("a portfolio: weights in its settings, said in its head and beside another that has others, undone", async ({
  page,
}) => {
  await makePortfolio(page, "Bistro");
  const id = await makePortfolio(page, "Canteen");
  await page.goto(`/portfolio-mode?portfolio_id=${id}&mode=scores`);
  await expect(page.getByText(/^The uses of|^Enter what a piece costs/)).toBeVisible();
  const other = page.getByText("Bistro counts with other weights: compare its metrics rather than its summary.");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: "Bistro" }).check();
  await expect(page.getByRole("row", { name: /Bistro/ }).first()).toBeVisible();
  await expect(other).toHaveCount(0);
  await page.getByRole("button", { name: "Set your own" }).click();
  const dialog = page.getByRole("dialog", { name: "Weights of the summary score" });
  await dialog.getByRole("button", { name: "Circularity" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Portfolio, .* · own weights$/)).toBeVisible();
  await expect(other).toBeVisible();
  await page.getByRole("button", { name: "Undo: weights" }).click();
  await expect(page.getByText(/ · own weights$/)).toHaveCount(0);
  await expect(other).toHaveCount(0);
});

test("nobody is shut out: the dialog and the section, light, dark and at 360 px", async ({ page }) => {
  await makeComparison(page, "Open to all");
  await expect(section(page)).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Set your own" }).click();
  await expect(page.getByRole("slider").first()).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  // the panel that opened it is folded there
  await expect(page.getByRole("slider").first()).toBeVisible();
  await expectNoWider(page);
});
