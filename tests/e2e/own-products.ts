import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Opens the commands of a product in the ranking and chooses one. */
export const command = async (page: Page, product: string, name: string): Promise<void> => {
  await page.getByRole("button", { name: `Commands for ${product}` }).click();
  await page.getByRole("menuitem", { name }).click();
};

/** The button of the editor. */
export const saveProduct = (page: Page) => page.getByRole("button", { name: "Save Product", exact: true });

/** The scores of the results as their file has them, with every digit; one text a line. */
export const scoresInFull = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole("button", { name: "CSV", exact: true }).first().click();
  const arrived = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Results" }).click();
  return readFileSync(await (await arrived).path(), "utf8").split("\r\n");
};
