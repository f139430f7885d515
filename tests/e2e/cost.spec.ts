import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const section = (page: Page) => page.getByRole("region", { name: "Cost", exact: true });

/** By keyboard: each price is typed and left with Tab. */
const enter = async (page: Page, price: string, typed: string): Promise<void> => {
  const field = section(page).getByRole("textbox", { name: price });
  await field.focus();
  await page.keyboard.type(typed);
  await page.keyboard.press("Tab");
};

test("prices by keyboard: cost of a serving, break-even in money beside climate, the file; a reload keeps them", async ({
  page,
  requests,
}) => {
  await makeComparison(page, "Costed");
  await expect(section(page).getByText(/^Enter what a piece costs/)).toBeVisible();
  await enter(page, "Price of a piece: Paper cup, PE lined", "0,08");
  await enter(page, "Price of a piece: PP returnable cup", "1.20");
  await enter(page, "Price of a wash: PP returnable cup", "0.03");
  await expect(section(page).getByText(/^The .* costs least, €/)).toBeVisible();
  const meetings = section(page).getByRole("table", { name: /^From how many uses on the reusable is ahead/ });
  await expect(meetings.getByRole("row", { name: /PP returnable cup Paper cup, PE lined \d+ \d+/ })).toBeVisible();
  const arrived = page.waitForEvent("download");
  await section(page).getByRole("button", { name: "Save the costs as CSV" }).click();
  expect(readFileSync(await (await arrived).path(), "utf8")).toContain("entered by the user");
  await page.reload();
  await expect(section(page).getByRole("textbox", { name: "Price of a piece: PP returnable cup" })).toHaveValue("1.2");
  expect(requests.some((request) => request.includes("0.08"))).toBe(false);
});

test("a portfolio: what its uses cost, what has no price yet, and by mouse all prices are cleared", async ({
  page,
}) => {
  const id = await makePortfolio(page, "Canteen");
  await page.goto(`/portfolio-mode?portfolio_id=${id}&mode=scores`);
  await enter(page, "Price of a piece: Paper cup, PE lined", "0.08");
  await expect(
    section(page).getByText(/^The uses with a price cost €.*; 3 products still lack a price\.$/),
  ).toBeVisible();
  await section(page).getByRole("button", { name: "Clear all prices" }).click();
  await expect(section(page).getByText(/^Enter what a piece costs/)).toBeVisible();
});

test("nobody is shut out, light, dark and at 360 px", async ({ page }) => {
  await makeComparison(page, "Open to all");
  await enter(page, "Price of a piece: Paper cup, PE lined", "0.08");
  await expectNoSeriousFindings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoWider(page);
});
