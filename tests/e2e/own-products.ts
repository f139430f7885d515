import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Opens the menu of a product in the ranking and chooses a command. */
export const command = async (page: Page, product: string, name: string): Promise<void> => {
  await page.getByRole("button", { name: `Commands for ${product}` }).click();
  await page.getByRole("menuitem", { name }).click();
};

/** The save button of the product editor. */
export const saveProduct = (page: Page) => page.getByRole("button", { name: "Save Product", exact: true });

/** The scores of the results from their CSV file, in full precision; one text per line. */
export const scoresInFull = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole("button", { name: "CSV", exact: true }).first().click();
  const arrived = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Results" }).click();
  return readFileSync(await (await arrived).path(), "utf8").split("\r\n");
};
