import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { REFERENCE_KINDS } from "../../edge-api/contract/reference-kinds.ts";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, test } from "./watched.ts";

const PHONE = { width: 360, height: 640 };
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const table = (page: Page) => page.getByRole("table", { name: "Rows of the reference data", exact: true });
const count = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ rows$/);
/** Number of rows after the filters. */
const shown = async (page: Page): Promise<number> =>
  Number((await count(page).textContent())?.split(" ")[0]?.replaceAll(",", ""));

test("a visitor goes from the footer to all rows, by search and filters to one row, and back", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /^Reference data / })
    .click();
  await expect(page).toHaveURL("/data");
  await expect(heading(page, "Reference data")).toBeVisible();
  await expect(table(page)).toBeVisible();
  const all = await shown(page);
  expect(all).toBeGreaterThan(1500);
  // only the rows in the window are in the DOM
  expect(await table(page).getByRole("row").count()).toBeLessThan(80);
  await expectNoSeriousFindings(page);

  await expect(page.getByRole("combobox", { name: "Source" })).toHaveAttribute("placeholder", "Every source");
  await page.getByRole("checkbox", { name: "Estimates only" }).check();
  const estimates = await shown(page);
  expect(estimates).toBeLessThan(all);
  await page.getByRole("searchbox").fill("undercounter");
  await expect(table(page).getByRole("row").nth(1)).toContainText(/derivedestimated: .*land use/);
  await page.getByRole("searchbox").fill("");
  await page.getByLabel("Table", { exact: true }).selectOption("Impact factors");
  await page.getByLabel("Region", { exact: true }).selectOption("Global (base)");
  expect(await shown(page)).toBeLessThan(estimates);
  await page.getByRole("searchbox", { name: "Search name, id or source" }).fill("bagasse PULP");
  await expect(count(page)).toHaveText(/^1 of/);
  await expect(table(page).getByRole("row").nth(1)).toContainText("estimate");

  // by keyboard only
  await table(page)
    .getByRole("link", { name: /^Sugar-cane bagasse pulp/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/data\?row=/);
  await expect(heading(page, /^Sugar-cane bagasse pulp/)).toBeFocused();
  await expect(page.getByRole("table", { name: "Figures" })).toContainText("Climate");
  await expect(page.getByRole("table", { name: "Where it comes from" })).toContainText("estimate");
  await expect(
    page.getByText(/the summary score of all \d+ built-in products changes by 0\.\d\d points/),
  ).toBeVisible();
  await expect(page.getByText(/^\d+ built-in products use it:$/)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Bagasse plate/ })).toBeVisible();
  await expectNoSeriousFindings(page);

  // the same row after a reload, on a phone
  await allowPortrait(page);
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(heading(page, /^Sugar-cane bagasse pulp/)).toBeVisible();
  await expectNoWider(page);
  await page.getByRole("link", { name: "All rows" }).click();
  await expect(table(page)).toBeVisible();
  await expectNoWider(page);
  await expectNoSeriousFindings(page);
});

test("a visitor takes the reference data along as files, with the rows of the page, and reads how to cite them", async ({
  page,
}) => {
  await page.goto("/data");
  const archive = page.waitForEvent("download");
  await page.getByRole("link", { name: "All tables (ZIP)" }).click();
  expect((await archive).suggestedFilename()).toMatch(/^tare-data-[\w.]+\.zip$/);
  const bytes = await readFile(await (await archive).path());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  const [line] = await page.getByText(/^Tare \(\d{4}\)\. Tare reference data, version /).allTextContents();
  const cited = new URL(/https?:\S+$/.exec(line ?? "")?.[0] ?? "");
  const described = await (await page.request.get(cited.href)).json();
  expect(described.resources).toHaveLength(REFERENCE_KINDS.length);

  await page.getByRole("searchbox").fill("electricity_spain");
  await table(page).getByRole("link").first().click();
  const csv = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV", exact: true }).click();
  const text = await readFile(await (await csv).path(), "utf8");
  expect(text).toMatch(/\r\nGlobal,electricity_spain,/);
});
