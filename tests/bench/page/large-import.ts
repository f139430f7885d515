import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { csvPurchases } from "../portfolio/csv-purchases.ts";

/** Name of the portfolio. */
export const NAME = "Bench";
const WIZARD = `/portfolio-mode?step=5&name=${NAME}&description=Lines&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk&products=hot_cup_paper_pe`;
const MAX_MS = 120_000;
const LOOK_MS = 250;

/** Makes a portfolio of one line as a guest, through the wizard, and opens the import of it. */
export async function openImport(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Continue as guest" }).click();
  await page.goto(WIZARD);
  await page.getByRole("button", { name: "Create Portfolio" }).click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await fileField(page).waitFor({ state: "attached" });
}

const fileField = (page: Page) => page.getByLabel("Choose a file").and(page.locator("input"));

/** Looks now and then, and without asking for names or a layout: the looking runs in the thread that is measured. */
async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (let waited = 0; waited < MAX_MS; waited += LOOK_MS) {
    const found = await look();
    if (found !== null) return found;
    await pause(LOOK_MS);
  }
  throw new Error(`not there after ${MAX_MS} ms`);
}

/** Hands the import a file with this text. */
export async function chooseText(page: Page, text: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tare-bench-"));
  const file = join(folder, "bench.csv");
  await writeFile(file, text);
  // by its path: bytes that are handed over would be decoded in the page
  await fileField(page).setInputFiles(file);
}

/** Clicks the button whose text begins like this, as soon as it is there and enabled. */
export async function clickButton(page: Page, beginning: string): Promise<void> {
  const at = await until(() =>
    page.evaluate((text) => {
      const found = [...document.querySelectorAll("button")].find((one) => one.textContent.startsWith(text));
      if (found === undefined || found.disabled) return null;
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, beginning),
  );
  await page.mouse.click(at.x, at.y);
}

/** Waits until an element of this selector is there. */
export const untilThere = (page: Page, selector: string): Promise<boolean> =>
  until(() => page.evaluate((found) => document.querySelector(found) && true, selector));

/** Imports the lines that are ready, until the first ones stand in the editor. */
export async function importReady(page: Page): Promise<void> {
  await clickButton(page, "Import ");
  await untilThere(page, "tbody [aria-rowindex] [data-field]");
}

/** Imports so many lines. @param text of the file, else one of the template's columns */
export async function importLines(page: Page, lines: number, text = csvPurchases(lines).text): Promise<void> {
  await chooseText(page, text);
  await importReady(page);
}

/** Waits until all lines are scored. */
export const untilScored = (page: Page): Promise<boolean> =>
  until(() =>
    page.evaluate(() => /summary score/.test(document.querySelector("main footer")?.textContent ?? "") || null),
  );
