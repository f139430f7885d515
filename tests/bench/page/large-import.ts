import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { csvPurchases } from "../portfolio/csv-purchases.ts";

/** Name of the portfolio. */
export const NAME = "Bench";
const WIZARD = `/portfolio-mode?step=5&name=${NAME}&description=Lines&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk&products=hot_cup_paper_pe`;
const MOST_MS = 120_000;
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
  for (let waited = 0; waited < MOST_MS; waited += LOOK_MS) {
    const found = await look();
    if (found !== null) return found;
    await pause(LOOK_MS);
  }
  throw new Error(`not there after ${MOST_MS} ms`);
}

/** Imports so many lines, until the first ones of them stand in the editor. @param text of the file, else one of the template's columns */
export async function importLines(page: Page, lines: number, text = csvPurchases(lines).text): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tare-bench-"));
  const file = join(folder, "bench.csv");
  await writeFile(file, text);
  // by its path: bytes that are handed over would be decoded in the page
  await fileField(page).setInputFiles(file);
  const button = await until(() =>
    page.evaluate(() => {
      const found = [...document.querySelectorAll("button")].find((one) => /^Import \d/.test(one.textContent));
      if (found === undefined || found.disabled) return null;
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  await page.mouse.click(button.x, button.y);
  await until(() => page.evaluate(() => document.querySelector("tbody [aria-rowindex] [data-field]") && true));
  await rm(folder, { recursive: true });
}

/** Waits until all lines are scored. */
export const untilScored = (page: Page): Promise<boolean> =>
  until(() =>
    page.evaluate(() => /summary score/.test(document.querySelector("main footer")?.textContent ?? "") || null),
  );
