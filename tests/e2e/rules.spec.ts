import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { expectNoWider } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

/** Cups that EU directives name, and one that they do not. */
const CUPS = ["hot_cup_eps", "hot_cup_paper_pe", "hot_cup_ceramic"] as const;

const mark = (place: Page | Locator): Locator =>
  place.getByRole("button", { name: /^EPS foam cup: not allowed on the EU market/ });

test("a buyer looks at the rules ahead: without a portfolio there is a link to make one; its lines are marked, no forbidden swap is suggested, future rules have its figures", async ({
  page,
}) => {
  await page.goto("/rules");
  await expect(page.getByRole("heading", { level: 1, name: "Upcoming rules" })).toBeVisible();
  await page.getByRole("link", { name: "Create a portfolio" }).click();
  await expect(page).toHaveURL(/\/portfolio-mode\?step=1/);

  await makePortfolio(page, "What we buy", CUPS);
  await expect(mark(page)).toHaveText("not allowed");
  await page.getByRole("radio", { name: "Scores" }).check();
  await test.step("swaps suggest forbidden products only if the user allows it", async () => {
    const swaps = page.getByRole("region", { name: "Swap suggestions" });
    await swaps.getByRole("button", { name: /^Limits / }).click();
    await expect(swaps.getByRole("checkbox", { name: "Include products banned in this region" })).not.toBeChecked();
    await expect(swaps.getByRole("table").getByRole("row").nth(1)).toBeVisible();
    await expect(
      swaps.getByRole("cell").or(swaps.getByRole("rowheader")).filter({ hasText: "not allowed" }),
    ).toHaveCount(1);
  });

  await page.getByRole("button", { name: "About the Products", exact: true }).click();
  await page.getByRole("link", { name: /^Upcoming rules/ }).click();
  const rules = page.getByRole("table", { name: "What applies when" });
  await test.step("dates, sources and the portfolio's figures", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Upcoming rules" })).toBeVisible();
    await expect(rules.getByRole("row", { name: /since 3 Jul 2021/ })).toContainText(
      "1 product marked, 33.3% of the uses",
    );
    await expect(rules.getByRole("row", { name: /from 12 Feb 2027/ })).toContainText("66.7% of take-away uses");
    await expect(rules.getByRole("row", { name: /from 1 Jan 2030/ }).first()).toContainText("Art. 25 and Annex V");
    await expect(
      page.getByRole("table", { name: "Reuse by use case" }).getByRole("row", { name: /^Hot cup/ }),
    ).toContainText("33.3%");
    const materials = page.getByRole("table", { name: "Mass by material" });
    await expect(materials.getByRole("row", { name: /Expanded PS/ })).toContainText("2.6");
    await expectNoSeriousFindings(page);
  });

  await test.step("a file", async () => {
    const arrived = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV", exact: true }).click();
    await page.getByRole("menuitem", { name: "Plastic components" }).click();
    const download = await arrived;
    expect(download.suggestedFilename()).toMatch(/^What-we-buy-plastic-components_Europe_.*\.csv$/);
    const text = readFileSync(await download.path(), "utf8");
    const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map((row) => row["product_id"])).toEqual(["hot_cup_eps", "hot_cup_paper_pe"]);
    expect(Number(data[1]?.["plastic [kg]"])).toBeCloseTo(0.0121 * 0.05, 9);
  });

  await test.step("the United Kingdom's law by keyboard, the United States' on a phone", async () => {
    const law = page.getByLabel("Law of", { exact: true });
    await expect(law).toHaveValue("eu");
    await law.focus();
    await page.keyboard.press("ArrowDown");
    await expect(law).toHaveValue("uk");
    await law.selectOption("United States");
    await expect(rules).toContainText("Oregon");
    await expect(rules).not.toContainText("2025/40");
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole("button", { name: "Continue in portrait" }).click();
    await expect(rules).toBeHidden();
    await expect(page.getByText(/^Producers of packaging and food service ware join/).last()).toBeVisible();
    await expectNoWider(page);
  });
});
