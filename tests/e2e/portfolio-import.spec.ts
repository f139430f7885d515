import { readFileSync } from "node:fs";
import {
  changeChosen,
  foot,
  makePortfolio,
  manyLines,
  importLines,
  quantityOf,
  readSpreadsheet,
} from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";
import { SOAK } from "./soak.ts";

const ORDERS = `Artikel;Warengruppe;Menge;Inhalt;Filiale;EK netto
Paper cup, PE lined;Hot cup;186.000;Hot coffee with milk;Kantine 04;0,061
Ceramic mug;Hot cup;42.000;Hot tea;Kantine 04;2,1
SALATSCHALE XL PLA;Bowl;500;Green salad, undressed;Kantine 01;0,1
Bagasse bowl;Bowl;0;Green salad, undressed;Kantine 01;0,1
Bagasse bowl;Bowl;12.5OO;Green salad, undressed;Kantine 02;0,1
`;

test.use({ storageState: GUEST });

test("a buyer's spreadsheet is matched, corrected, imported as one undo step and undone; a damaged workbook shows an error; cells can be pasted", async ({
  page,
}) => {
  await makePortfolio(page, "Orders", ["hot_cup_paper_pe"]);
  await readSpreadsheet(page, "orders.csv", ORDERS);
  await expect(page.getByText("semicolon, decimal comma, UTF-8")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Menge becomes" })).toHaveValue("quantity");
  await expect(page.getByText("2 lines ready, 3 left out")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Use 12,500" }).click();
  await expect(page.getByText("3 lines ready, 2 left out")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the 2 as CSV" }).click(),
  ]);
  const rejected = readFileSync(await file.path(), "utf8");
  expect(rejected).toContain("SALATSCHALE XL PLA");
  expect(rejected).toContain("A quantity must be at least 1.");
  await page.getByRole("button", { name: "Next: review" }).click();
  await expect(page.getByRole("table", { name: "The first lines as they will be imported" })).toContainText("12,500");
  await page.getByRole("button", { name: "Import 3 lines" }).click();
  await expect(page.getByText("3 lines imported.")).toBeVisible();
  await expect(foot(page)).toContainText("4 lines");
  await page.getByRole("button", { name: "Undo: import of 3 lines" }).click();
  await expect(foot(page)).toContainText("1 line");
  await expect(page.getByText("3 lines imported.")).toHaveCount(0);
  await expect(quantityOf(page, "Ceramic mug")).toHaveCount(0);

  await test.step("an unreadable file shows why, and cells can be pasted", async () => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const file = page.getByLabel("Choose a file").and(page.locator("input"));
    await file.setInputFiles({
      name: "book.xlsx",
      mimeType: "application/zip",
      buffer: Buffer.from("PK\u0003\u0004\u0000\u0000binary"),
    });
    await expect(page.getByRole("alert")).toContainText("The workbook is damaged.");
    await page
      .getByRole("textbox", { name: "Or paste cells copied from a spreadsheet" })
      .fill(`product\tquantity [uses]\nCeramic mug\t7\n`);
    await page.getByRole("button", { name: "Read the cells" }).click();
    await expect(page.getByText("1 line ready, 0 left out")).toBeVisible();
    await importLines(page, "1 line");
    await expect(quantityOf(page, "Ceramic mug")).toHaveValue("7");
  });
});

test(
  "100,000 lines are imported, shown, searched, sorted, edited in bulk, scored, saved and opened again",
  SOAK,
  async ({ page }) => {
    await makePortfolio(page, "All purchases", ["hot_cup_paper_pe"]);
    await readSpreadsheet(page, "all.csv", manyLines(100_000));
    await importLines(page, "100,000 lines");
    await expect(page.getByText("100,000 lines imported.")).toBeVisible({ timeout: 60_000 });
    await expect(foot(page)).toContainText("100,001 lines");
    await expect(foot(page)).toContainText("summary score", { timeout: 60_000 });
    const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
    await expect.poll(nodes).toBeLessThanOrEqual(1500);

    const search = page.getByRole("searchbox", { name: "Find product, site or number" });
    await search.fill("ceramic tea site 17");
    await expect(page.getByText(/found, 100,001 in all/)).toBeVisible();
    await search.fill("");
    await page.getByRole("columnheader", { name: "Quantity, uses" }).getByRole("button").click();
    await expect(page.getByRole("textbox", { name: /^Quantity of / }).first()).toHaveValue("500");
    await page.getByRole("columnheader", { name: "Score" }).getByRole("button").click();
    await expect(page.getByRole("rowheader").first()).toContainText("Ceramic mug");
    // scrolled far down, there are as many nodes as at the start
    await page.getByRole("table", { name: "Lines of All purchases" }).evaluate((table) => {
      table.parentElement?.scrollTo(0, 1_000_000);
    });
    await expect(page.getByText(/^Shown: 30,\d{3}–30,\d{3} of 100,001$/)).toBeVisible();
    await expect.poll(nodes).toBeLessThanOrEqual(1500);

    await page.getByRole("checkbox", { name: "Choose all lines shown" }).check();
    await changeChosen(page, "Set quantity");
    await page.getByRole("textbox", { name: "Quantity, uses" }).fill("10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(foot(page)).toContainText("1,000,010 uses");
    await seeWorkKept(page, 60_000);
    await page.reload();
    await expect(foot(page)).toContainText("1,000,010 uses", { timeout: 60_000 });
    await expect(foot(page)).toContainText("100,001 lines");
  },
);
