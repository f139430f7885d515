import { readFileSync } from "node:fs";
import { openSections } from "./folds.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { changeChosen, foot, makePortfolio, quantityOf, readSpreadsheet } from "./portfolios.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

const ORDERS = `EAN;Art.-Nr.;Artikel;Menge;Filiale;Land;Bestellnummer;Bestelldatum
4006381333931;0042;Paper cup, PE lined;186000;Leeds;UK;PO-1001;03/04/2026
4006381333931;0042;Paper cup, PE lined;42000;Hamburg;DE;PO-1002;04/04/2026
0036000291452;0043;Ceramic mug;500;Leeds;United Kingdom;PO-1003;05/04/2026
0036000291453;0043;Ceramic mug;20;Berlin;Deutschland;PO-1004;06/04/2026
`;

test.use({ storageState: GUEST });

test("a buyer's article numbers, sites, orders and dates are imported, shown, filtered, edited, exported and undone", async ({
  page,
}) => {
  await makePortfolio(page, "Purchases", ["hot_cup_paper_pe"]);
  await test.step("finds the columns, asks once for the order of day and month, reports a wrong check digit", async () => {
    await readSpreadsheet(page, "orders.csv", ORDERS);
    for (const [column, field] of [
      ["EAN", "gtin"],
      ["Art.-Nr.", "item_code"],
      ["Filiale", "site"],
      ["Land", "country"],
      ["Bestellnummer", "order_number"],
      ["Bestelldatum", "date"],
    ]) {
      await expect(page.getByRole("combobox", { name: `${column} becomes` })).toHaveValue(field ?? "");
    }
    await expect(page.getByText("1 GTIN has a wrong check digit: 0036000291453.")).toBeVisible();
    const question = page.getByRole("region", { name: "Which day is 03/04/2026?" });
    await expectNoSeriousFindings(page);
    await question.getByRole("radio", { name: "The day comes first: 3 Apr 2026" }).check({ force: true });
    await page.getByRole("radio", { name: /^Uses/ }).check({ force: true });
    await page.getByRole("button", { name: "Next: review" }).click();
    const sample = page.getByRole("table", { name: "The first lines as they will be imported" });
    await expect(sample.getByRole("row").nth(1)).toContainText("2026-04-03");
    await page.getByRole("button", { name: "Import 4 lines" }).click();
    await expect(page.getByText("4 lines imported.")).toBeVisible();
    await expect(foot(page)).toContainText("5 lines");
  });

  const lines = page.getByRole("table", { name: "Lines of Purchases" });
  await test.step("the site has a column, other details on demand; filters and search find them", async () => {
    await expect(lines.getByRole("columnheader", { name: "Site" })).toBeVisible();
    await expect(lines.getByRole("columnheader", { name: "Order number" })).toHaveCount(0);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("menuitemcheckbox", { name: "Show Order number" }).click();
    await expect(lines.getByRole("columnheader", { name: "Order number" })).toBeVisible();
    await page.getByRole("combobox", { name: "Site" }).selectOption("Leeds");
    await expect(lines.getByRole("row")).toHaveCount(1 + 2);
    await expect(lines).not.toContainText("PO-1002");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("menuitem", { name: "By number" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Show lines by a number" });
    await expectNoSeriousFindings(page);
    await dialog.getByRole("textbox", { name: "Number" }).fill("10,000");
    await page.keyboard.press("Enter");
    await expect(lines).not.toContainText("PO-1003");
    await expect(lines).toContainText("PO-1001");
    // search and filters stay beside the commands for chosen lines
    await lines.getByRole("checkbox", { name: "Choose Paper cup, PE lined" }).check();
    await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Clear selection" }).click();
    await page.getByRole("button", { name: "Remove the filter: more than 10,000 uses" }).click();
    await expect(lines.getByRole("row")).toHaveCount(1 + 2);
    await page.getByRole("combobox", { name: "Site" }).selectOption("All sites");
    await page.getByRole("searchbox", { name: "Find product, site or number" }).fill("0036000 po-1004");
    await expect(quantityOf(page, "Ceramic mug")).toHaveValue("20");
  });

  await test.step("a detail is edited in the drawer, also by keyboard, and undone", async () => {
    await page.getByRole("button", { name: "Ceramic mug, details" }).click();
    const drawer = page.getByRole("dialog", { name: "Ceramic mug" });
    const field = (name: string) => drawer.getByRole("textbox", { name });
    await expect(field("Site")).toHaveValue("Berlin");
    await expect(field("Date")).toHaveValue("2026-04-06");
    await expect(drawer).toContainText("The check digit is wrong");
    await expectNoSeriousFindings(page);
    await field("Date").fill("7/4/26");
    await page.keyboard.press("Tab");
    await expect(drawer).toContainText("Type a day as year, month and day");
    await field("Date").fill("31.12.2026");
    await page.keyboard.press("Shift+Tab");
    await expect(field("Date")).toHaveValue("2026-12-31");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo: Date of Ceramic mug" }).click();
    await page.getByRole("button", { name: "Ceramic mug, details" }).click();
    await expect(field("Date")).toHaveValue("2026-04-06");
    await page.keyboard.press("Escape");
  });

  await test.step("sets one site for chosen lines", async () => {
    await page.getByRole("searchbox", { name: "Find product, site or number" }).fill("");
    await page.getByRole("checkbox", { name: "Choose all lines shown" }).check();
    await changeChosen(page, "Set label or site");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "What to set" }).selectOption("Site");
    await dialog.getByRole("textbox", { name: "Site" }).fill("Depot");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("5 lines changed.").first()).toBeVisible();
    await page.getByRole("button", { name: "Undo: Site of 5 lines" }).click();
    await page.getByRole("button", { name: "Clear selection" }).click();
  });

  await test.step("they are kept after a reload, and in the file of lines", async () => {
    await seeWorkKept(page);
    await page.reload();
    await expect(lines).toContainText("Hamburg");
    await page.getByRole("button", { name: "CSV" }).first().click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Lines with all columns, to import again" }).click(),
    ]);
    const text = readFileSync(await file.path(), "utf8");
    expect(text.split("\r\n")[0]).toContain("label,GTIN,article number,site,country,order number,date,quantity [uses]");
    expect(text).toContain(",4006381333931,0042,Leeds,UK,PO-1001,2026-04-03,186000,");
  });

  await test.step("the scores are broken down by site, country, use case and month, as a table and as a file", async () => {
    await page.getByRole("radio", { name: "Scores" }).check();
    await openSections(page, "By site, country, use case and month");
    const section = page.getByRole("region", { name: "By site, country, use case and month" });
    const table = section.getByRole("table");
    await expect(table.getByRole("rowheader").first()).toHaveText("Leeds United Kingdom");
    await expect(table.getByRole("rowheader")).toHaveCount(5);
    await expect(table.getByRole("rowheader").nth(3)).toHaveText("Without a site");
    await expect(section).toContainText("Leeds causes");
    await expectNoSeriousFindings(page);
    await section.getByRole("radio", { name: "Country" }).check({ force: true });
    await expect(table.getByRole("rowheader")).toHaveText([
      "United Kingdom",
      "Germany",
      "Without a country",
      "All lines",
    ]);
    await section.getByRole("radio", { name: "Month" }).check({ force: true });
    await expect(table.getByRole("rowheader")).toHaveText(["Apr 2026", "Without a date", "All lines"]);
    await section.getByRole("radio", { name: "Site" }).check({ force: true });
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      section.getByRole("button", { name: "Save this breakdown as CSV" }).click(),
    ]);
    const rows = readFileSync(await file.path(), "utf8").split("\r\n");
    expect(rows[0]).toMatch(/site,country,lines,quantity \[uses\],"summary score/);
    expect(rows[1]).toMatch(/^Leeds,GB,2,186500,/);
    expect(rows[0]).not.toContain("cost [");
  });

  await test.step("prices give the cost of each group, on screen and in the file", async () => {
    await openSections(page, "Cost");
    await page.getByRole("textbox", { name: "Price of a piece: Paper cup, PE lined" }).fill("0.1");
    await page.keyboard.press("Tab");
    const section = page.getByRole("region", { name: "By site, country, use case and month" });
    await expect(section.getByRole("columnheader", { name: "Cost, EUR" })).toBeVisible();
    const leeds = section.getByRole("row", { name: "Leeds" });
    await expect(leeds).toContainText("€18,600.00");
    await expect(leeds).toContainText(/for 99% of uses/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      section.getByRole("button", { name: "Save this breakdown as CSV" }).click(),
    ]);
    expect(readFileSync(await file.path(), "utf8").split("\r\n")[0]).toContain(
      "cost [EUR],share of uses with a price [0-1]",
    );
  });
});
