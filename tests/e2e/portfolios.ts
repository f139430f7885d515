import type { Locator, Page } from "@playwright/test";
import { COFFEE } from "./comparisons.ts";
import { expect } from "./watched.ts";

/** Address of the last step of the portfolio wizard with everything chosen. */
export const chosenPortfolio = (
  name: string,
  products: readonly string[] = COFFEE.products,
  region_id: string = COFFEE.region_id,
): string =>
  `/portfolio-mode?${new URLSearchParams({
    step: "5",
    name,
    description: "What the canteens buy",
    ...COFFEE,
    region_id,
    products: products.join(","),
  })}`;

/** Makes a portfolio, from the wizard's last step to its lines. Gives its id. */
export const makePortfolio = async (
  page: Page,
  name: string,
  products?: readonly string[],
  region_id?: string,
): Promise<string> => {
  await page.goto(chosenPortfolio(name, products, region_id));
  await page.getByRole("button", { name: "Create Portfolio" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/portfolio-mode\?portfolio_id=[^&]+$/);
  return new URL(page.url()).searchParams.get("portfolio_id") ?? "";
};

/** The quantity field of a line. */
export const quantityOf = (page: Page, product: string): Locator =>
  page.getByRole("textbox", { name: `Quantity of ${product} in uses` });

/** Types a quantity like a user. */
export const typeQuantity = async (page: Page, product: string, typed: string): Promise<void> => {
  await quantityOf(page, product).fill(typed);
  await quantityOf(page, product).press("Tab");
};

/** The totals below the lines. */
export const foot = (page: Page): Locator => page.locator("main footer");

/** CSV text with this number of lines, with the cups of the tests and the columns of the template. */
export const manyLines = (count: number): string => {
  const foods = ["coffee_milk", "tea", "coffee"];
  const lines = Array.from(
    { length: count },
    (_, at) =>
      `${COFFEE.products[at % COFFEE.products.length]},${COFFEE.usecase_id},${foods[at % foods.length]},${(at % 500) + 1},site ${at % 40}`,
  );
  return `product,use case,food,quantity [uses],label\r\n${lines.join("\r\n")}\r\n`;
};

/** Reads a spreadsheet on the import page and waits until its lines are matched. */
export const readSpreadsheet = async (page: Page, name: string, text: string): Promise<void> => {
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page
    .getByLabel("Choose a file")
    .and(page.locator("input"))
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(page.getByText(/lines? ready, /)).toBeVisible({ timeout: 60_000 });
};

/** Goes from the columns of a file to the review and imports: `lines` is the number with its word ("4 lines"). */
export const importLines = async (page: Page, lines: string): Promise<void> => {
  await page.getByRole("button", { name: "Next: review" }).click();
  await page.getByRole("button", { name: `Import ${lines}` }).click();
};

/** Opens a command for the chosen lines. */
export const changeChosen = async (page: Page, command: string): Promise<void> => {
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("menuitem", { name: command }).click();
};
