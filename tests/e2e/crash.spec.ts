import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { makePortfolio, quantityOf, typeQuantity } from "./portfolios.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

test.use({ storageState: GUEST });

const PRODUCTS = ["Paper cup, PE lined", "Ceramic mug", "EPS foam cup", "PP returnable cup"] as const;

/** Kills the renderer process of the page. */
const crash = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
};

test("a guest whose tab crashes finds everything that was shown as saved", async ({ page, context }) => {
  await makeComparison(page, "Goes");
  await makeComparison(page, "Stays");
  await page.goto("/");
  await page.getByRole("button", { name: "Menu of Goes" }).click();
  await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Comparison" }).click();
  const id = await makePortfolio(page, "Crashes");
  for (const [at, product] of PRODUCTS.entries()) await typeQuantity(page, product, String(1000 + at));
  await typeQuantity(page, PRODUCTS[0], "5");
  await page.getByRole("button", { name: `Undo: quantity of ${PRODUCTS[0]}` }).click();
  await expect(quantityOf(page, PRODUCTS[0])).toHaveValue("1,000");
  await seeWorkKept(page);
  await crash(page);

  const next = await context.newPage();
  await next.goto(`/portfolio-mode?portfolio_id=${id}`);
  for (const [at, product] of PRODUCTS.entries()) await expect(quantityOf(next, product)).toHaveValue(`1,00${at}`);
  await next.goto("/");
  await expect(next.getByRole("button", { name: "Menu of Stays" })).toHaveCount(1);
  await expect(next.getByRole("button", { name: "Menu of Goes" })).toHaveCount(0);
});
