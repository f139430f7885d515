import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const section = (page: Page) => page.getByRole("region", { name: "What if?" });
const ranking = (page: Page) =>
  section(page).getByRole("table", { name: "Summary scores with this figure, best first" });

const chosen = async (page: Page, product: string): Promise<void> => {
  await section(page).getByLabel("Product").selectOption({ label: product });
  await expect(section(page).getByRole("slider")).toBeVisible();
};

test("by keyboard: fewer uses put the returnable cup behind, the page above stays, Reset brings it back", async ({
  page,
}) => {
  await makeComparison(page, "Moved");
  await chosen(page, "PP returnable cup");
  const above = page.getByRole("table", { name: /^Summary scores, best first/ });
  const [before, ranked] = [await above.textContent(), await ranking(page).textContent()];
  const slider = section(page).getByRole("slider", { name: /^Uses of the PP returnable cup/ });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(
    section(page).getByText(/^With 1 use the PP returnable cup scores \d+ and comes in place 4 of 4\.$/),
  ).toBeVisible();
  await expect(ranking(page)).toContainText("PP returnable cup (1 use)");
  await expect(above).toHaveText(before ?? "");
  await expect(section(page).getByText(/is ahead of the .* from \d+ uses on/)).toBeVisible();
  await section(page).getByRole("button", { name: "Reset" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => ranking(page).textContent()).toBe(ranked);
});

test("by mouse: a mass is typed and kept as a product of one's own; the table and the file", async ({ page }) => {
  await makeComparison(page, "Kept");
  await chosen(page, "Paper cup, PE lined");
  const number = section(page).getByRole("textbox", { name: "Mass, as a number" });
  await number.fill("9");
  await number.press("Tab");
  await expect(section(page).getByText(/^With 9\sg the paper cup, PE lined, /)).toBeVisible();
  await section(page).getByRole("button", { name: "As a table" }).click();
  await expect(section(page).getByRole("table", { name: /^Mass of the paper cup/ })).toContainText("usual");
  const arrived = page.waitForEvent("download");
  await section(page).getByRole("button", { name: "Save the scores along the scale as CSV" }).click();
  expect(readFileSync(await (await arrived).path(), "utf8")).toContain("g per item");
  await section(page).getByRole("button", { name: "Keep as my own product" }).click();
  await expect(
    page.getByRole("table", { name: /^Summary scores, best first/ }).getByText(/^Paper cup, PE lined, 9\sg$/),
  ).toBeVisible();
});

test("a portfolio: the energy of a wash is tried in all lines, and cannot be kept", async ({ page }) => {
  const id = await makePortfolio(page, "Canteen");
  await page.goto(`/portfolio-mode?portfolio_id=${id}&mode=scores`);
  await chosen(page, "Ceramic mug");
  const climate = section(page).getByRole("row", { name: /^Climate/ });
  const saved = await climate.textContent();
  await section(page)
    .getByRole("slider", { name: /^Uses of the ceramic mug/ })
    .focus();
  await page.keyboard.press("Home");
  await expect(section(page).getByText(/^With 1 use the portfolio scores \d+; as saved \d+\.$/)).toBeVisible();
  expect(await climate.textContent()).not.toBe(saved);
  const ranking = section(page).getByRole("table", { name: /^Summary scores of the portfolio with this figure/ });
  await expect(ranking.getByRole("rowheader", { name: "Canteen (1 use)" })).toBeVisible();
  await expect(ranking.getByRole("rowheader", { name: "Best built-in choice" })).toBeVisible();
  await expect(
    section(page).getByText(/^(From 1 use to .* keeps its place|The portfolio (is ahead|falls behind))/),
  ).toBeVisible();
  const arrived = page.waitForEvent("download");
  await section(page).getByRole("button", { name: "Save the scores with this figure as CSV" }).click();
  expect(readFileSync(await (await arrived).path(), "utf8")).toContain("score tried");
  await section(page).getByLabel("Figure", { exact: true }).selectOption({ label: "Energy of a wash" });
  await section(page).getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(section(page).getByText(/^With .* kWh a rack the portfolio scores \d+/)).toBeVisible();
  await expect(section(page).getByText("it can be tried, not kept", { exact: false })).toBeVisible();
  await expect(section(page).getByRole("button", { name: "Keep as my own product" })).toHaveCount(0);
});

test("nobody is shut out, light, dark and at 360 px", async ({ page }) => {
  await makeComparison(page, "Open to all");
  await expect(section(page).getByRole("slider")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoWider(page);
});
