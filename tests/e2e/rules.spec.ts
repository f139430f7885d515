import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { FINDING } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { expectNoWider } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

/** Cups that EU directives name, and one that they do not. */
const CUPS = ["hot_cup_eps", "hot_cup_paper_pe", "hot_cup_ceramic"] as const;

const wizard = (region_id: string, products: readonly string[] = CUPS): string =>
  `/comparison-mode?${new URLSearchParams({
    step: "5",
    name: "Cups",
    region_id,
    usecase_id: "hot_cup",
    food_id: "coffee_milk",
    products: products.join(","),
  })}`;

const mark = (place: Page | Locator): Locator =>
  place.getByRole("button", { name: /^EPS foam cup: not allowed on the EU market/ });

test("a guest sees forbidden products marked in lists and results of the region, with date and source", async ({
  page,
}) => {
  await page.goto(wizard("Europe"));
  // in the list, and among the chosen products
  await expect(mark(page)).toHaveCount(2);
  await mark(page).first().click();
  const dialog = page.getByRole("dialog", { name: "What the law says: EPS foam cup" });
  await expect(dialog).toContainText("Not allowed since 3 Jul 2021");
  await expect(dialog).toContainText("Duty from 12 Feb 2028");
  await expect(dialog).toContainText("not legal advice");
  await expect(dialog.getByRole("link", { name: /2019\/904/ })).toHaveAttribute(
    "href",
    /^https:\/\/eur-lex\.europa\.eu\//,
  );
  await expectNoSeriousFindings(page);
  await page.keyboard.press("Escape");
  await expect(mark(page).first()).toBeFocused();

  await page.getByRole("button", { name: "Create Comparison" }).click();
  await expect(page.getByRole("heading", { level: 1, name: FINDING })).toBeVisible();
  await expect(mark(page.getByRole("grid", { name: "Comparison Scores" }))).toBeVisible();
  await test.step("titles and charts leave it out, until a switch brings it, also after a reload", async () => {
    const even = page.getByRole("region", { name: /^After \d+ uses? the/ });
    await expect(
      page.getByText("The EPS foam cup may not be sold in the European Union: titles and charts leave it out."),
    ).toBeVisible();
    await expect(even.getByText(/Against the “paper cup, PE lined”, on climate/)).toBeVisible();
    await expect(even.getByText(/EPS foam cup/)).toHaveCount(0);
    const stages = page.getByRole("region", { name: "Where the impact arises" });
    const bar = (name: string) => stages.getByRole("button", { name: `${name}, total` });
    await expect(bar("Paper cup, PE lined")).toBeVisible();
    await expect(bar("EPS foam cup")).toHaveCount(0);
    await stages.getByRole("button", { name: "Show as table" }).click();
    await expect(stages.getByRole("rowheader", { name: "EPS foam cup" })).toBeVisible();
    await page.getByRole("switch", { name: "Count products that are not allowed" }).click();
    await expect(even.getByText(/Against the EPS foam cup, on climate/)).toBeVisible();
    await expect(bar("EPS foam cup")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("switch", { name: "Count products that are not allowed" })).toBeChecked();
    await expect(even.getByText(/Against the EPS foam cup, on climate/)).toBeVisible();
  });
  await openSections(page, "Law");
  await expect(page.getByRole("complementary", { name: "Legal notes" })).toContainText("2019/904");

  await test.step("if it is the only single-use product, the break-even says why there is none", async () => {
    await page.goto(wizard("Europe", ["hot_cup_ceramic", "hot_cup_eps"]));
    await page.getByRole("button", { name: "Create Comparison" }).click();
    const even = page.getByRole("region", { name: "Break-even" });
    await expect(even).toContainText("no reusable and single-use product are left to compare");
    await page.getByRole("switch", { name: "Count products that are not allowed" }).click();
    await expect(page.getByText(/Against the EPS foam cup, on climate/)).toBeVisible();
  });

  await page.goto(wizard("Global"));
  await expect(page.getByRole("checkbox", { name: "EPS foam cup" })).toBeVisible();
  await expect(page.getByText("not allowed on the EU market")).toHaveCount(0);
});

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
