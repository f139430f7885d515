import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { walkFirstMinute } from "../bench/page/first-minute.ts";
import { seeResults } from "./comparisons.ts";
import { makePortfolio, typeQuantity } from "./portfolios.ts";
import { expect, test } from "./watched.ts";

const PAPER = "Paper cup, PE lined";

/** Clicks a command and gives the text of the file that it saves. */
const saved = async (page: Page, click: () => Promise<void>): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent("download"), click()]);
  return textOf(file);
};
const textOf = async (file: Download): Promise<string> => readFileSync(await file.path(), "utf8");

test("a visitor gets own results in five clicks without typing, then a portfolio, and both as CSV", async ({
  page,
}) => {
  const { clicks } = await walkFirstMinute(page);
  expect(clicks.length, clicks.join(", ")).toBeLessThanOrEqual(5);
  await seeResults(page);
  await expect(page.getByText("Hot cup, United Kingdom").first()).toBeVisible();
  await page.getByRole("button", { name: "CSV", exact: true }).click();
  const results = await saved(page, () => page.getByRole("menuitem", { name: "Results", exact: true }).click());
  expect(results.split("\r\n").filter((line) => line.startsWith("hot_cup_paper_pe,"))).toHaveLength(1);

  await makePortfolio(page, "Canteens", ["hot_cup_paper_pe", "hot_cup_ceramic"]);
  await typeQuantity(page, PAPER, "1200");
  await page.getByRole("radio", { name: "Scores" }).check();
  await expect(page.getByRole("region", { name: "Result" }).getByText(/^this one \d+$/)).toBeVisible();
  await page.reload();
  const lines = await saved(page, () =>
    page
      .getByRole("button", { name: /as CSV/ })
      .first()
      .click(),
  );
  expect(lines).toContain("Canteens");
});
