import type { Page } from "@playwright/test";
import { xlsxOf } from "../workers/import/workbooks.ts";
import { foot, importLines, makePortfolio, quantityOf } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

/** Chooses a file on the import page. */
const choose = async (page: Page, name: string, content: string | Uint8Array): Promise<void> => {
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page
    .getByLabel("Choose a file")
    .and(page.locator("input"))
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
};

test("a buyer imports an Excel workbook: the page finds the sheet, multiplies packs by cases, skips totals, asks about returns", async ({
  page,
}) => {
  await makePortfolio(page, "Workbook", ["hot_cup_paper_pe"]);
  const bytes = await xlsxOf([
    { name: "Read me", rows: [["Exported on Friday"]] },
    {
      name: "Purchases 2025",
      rows: [
        ["Canteens North, purchases 2025"],
        [null],
        ["Item", "Site", "Pack", "Cases", "Price"],
        ["Paper cup, PE lined", "Leeds", "20/50 CT", 12, 41.9],
        ["Paper cup, PE lined", "York", "500 CT", -2, 30.5],
        ["Ceramic mug", "Leeds", "24", 3, 88],
        ["Total", null, null, 13, null],
      ],
    },
    {
      name: "Suppliers",
      rows: [
        ["Code", "City"],
        ["S1", "Leeds"],
      ],
    },
  ]);
  await choose(page, "purchases.xlsx", bytes);
  await expect(page.getByText("Excel workbook, column names in row 3")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Sheet" })).toHaveValue("Purchases 2025");
  await expect(page.getByRole("combobox", { name: "Pack becomes" })).toHaveValue("pack");
  await expect(page.getByRole("combobox", { name: "Cases becomes" })).toHaveValue("quantity");
  await expect(page.getByText("1 title row, 1 row left out (total)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next: review" })).toBeDisabled();
  await expectNoSeriousFindings(page);
  await expect(page.getByText("In row 5.")).toBeVisible();
  await page.getByRole("radio", { name: "Subtract them: 11,072 in all" }).check();
  await expect(page.getByText("11,072 pieces or uses in the lines that are ready")).toBeVisible();
  await page.getByRole("radio", { name: "uses (servings)" }).check({ force: true });
  await importLines(page, "2 lines");
  await expect(page.getByText("2 lines imported.")).toBeVisible();
  await expect(foot(page)).toContainText("3 lines");
  await expect(quantityOf(page, "Ceramic mug")).toHaveValue("72");
});

test("a case of 20 sleeves of 50: its reading is asked for, seen in the review, imported, scored and remembered", async ({
  page,
}) => {
  await makePortfolio(page, "Cases", ["hot_cup_paper_pe"]);
  const rows = ['"Paper cup, PE lined",10,20/50', '"Paper cup, PLA lined",3,500', "Ceramic mug,500,1"];
  await choose(page, "cases.csv", ["Item,Qty,Pack", ...rows].join("\n"));
  const which = page.getByRole("region", { name: "Which number counts the pieces?" });
  const cases = which.getByRole("radio", { name: /Row 2: 10 Qty . 20 . 50 = 10,000/ });
  const before = await cases.boundingBox();
  // by keyboard only
  await cases.focus();
  await page.keyboard.press("Space");
  await expect(cases).toBeChecked();
  await expect(cases).toBeFocused();
  expect(await cases.boundingBox()).toEqual(before);
  await expectNoSeriousFindings(page);
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Next: review" }).click();
  await expect(page.getByRole("heading", { name: "3 lines, 12,000 pieces" })).toBeVisible();
  const read = page.getByRole("table", { name: "How rows are read" });
  await expect(read).toContainText("Row 2: 10 Qty × 20 × 50 = 10,000");
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Wrong? Change it" }).click();
  await expect(which).toBeFocused();
  await expect(cases).toBeChecked();
  await importLines(page, "3 lines");
  await expect(foot(page)).toContainText("4 lines");
  await expect(foot(page)).toContainText("summary score");
  await page.getByRole("radio", { name: "Scores" }).check();
  await expect(page.getByRole("heading", { name: "Portfolio Scores" })).toBeVisible();

  await test.step("the reading is known for the next file with these columns", async () => {
    await page.getByRole("radio", { name: "Edit" }).check({ force: true });
    await choose(page, "next.csv", ["Item,Qty,Pack", ...rows.map((row) => row.replace(",10,", ",4,"))].join("\n"));
    await page.getByRole("button", { name: "Next: review" }).click();
    await expect(page.getByRole("heading", { name: "3 lines, 6,000 pieces" })).toBeVisible();
  });
});

test("a buyer is asked about ambiguous numbers and quantity columns, and the same file is recognised", async ({
  page,
}) => {
  await makePortfolio(page, "Asked", ["hot_cup_paper_pe"]);
  const file = 'Item,Amount,Count,Units\n"Paper cup, PE lined",1.149,30,3.000\n"Paper cup, PE lined",578,6,6.000\n';
  await choose(page, "asked.csv", file);
  await expect(page.getByText("Answer the questions about the file first.")).toBeVisible();
  const units = page.getByRole("radio", { name: /^Units/ });
  // by keyboard only
  await units.focus();
  await page.keyboard.press("Space");
  await expect(units).toBeChecked();
  await page.getByRole("radio", { name: /with a decimal comma: 9,000 in all/ }).check();
  await importLines(page, "2 lines");
  await expect(page.getByText("2 lines imported.")).toBeVisible();
  await expect(foot(page)).toContainText("3 lines");

  await test.step("the second time the columns are known, and existing lines are noticed", async () => {
    await choose(page, "asked.csv", file);
    await expect(page.getByRole("radio", { name: /^Units/ })).toBeChecked();
    await page.getByRole("radio", { name: /with a decimal comma/ }).check();
    await importLines(page, "2 lines");
    await expect(page.getByRole("alert")).toContainText("These 2 lines are already in the portfolio.");
    await page.getByRole("button", { name: "Import nothing" }).click();
    await expect(foot(page)).toContainText("3 lines");
  });

  await test.step("cells pasted onto a quantity fill the column in one undo step; other cells are refused", async () => {
    const paste = (at: number, text: string) =>
      page.locator(`[data-field="quantity ${at}"]`).evaluate((field, text) => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      }, text);
    const field = (at: number) => page.locator(`[data-field="quantity ${at}"]`);
    await paste(0, "11\r\n22\r\n33\r\n");
    for (const [at, value] of ["11", "22", "33"].entries()) await expect(field(at)).toHaveValue(value);
    await paste(1, "7\nseven\n");
    await expect(page.getByRole("alert")).toContainText("Cell 2 of those pasted, “seven”, is not a quantity.");
    await expect(field(1)).toHaveValue("22");
    await page.getByRole("button", { name: "Undo: quantities of 3 lines" }).click();
    await expect(field(2)).toHaveValue("6,000");
  });

  await test.step("chosen lines are copied as cells", async () => {
    await page
      .getByRole("checkbox", { name: "Choose all" })
      .or(page.locator("thead input[type=checkbox]"))
      .first()
      .check();
    const copied = await page.evaluate(() => {
      const data = new DataTransfer();
      document.dispatchEvent(new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }));
      return data.getData("text/plain");
    });
    expect(copied.split("\n")).toHaveLength(3);
    expect(copied).toContain("Paper cup, PE lined");
    expect(copied).toContain("\t6000");
  });
});
