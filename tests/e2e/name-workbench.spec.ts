import { readFileSync } from "node:fs";
import { foot, makePortfolio, readSpreadsheet } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

const PURCHASES = `Item,Quantity [uses]
12OZ SW HOT CUP WHT PAPER 20/50,40000
CPLA-Deckel 90mm weiss VPE 20x50,30000
Plastic fork black 1000/cs,20000
HANDLING FEE,7000
Zorvex 4711 special,3000
`;

test.use({ storageState: GUEST });

test("a buyer matches names on the workbench; choices are kept after a reload, in a file, and for a later import", async ({
  page,
}) => {
  await makePortfolio(page, "Purchases", ["hot_cup_paper_pe"]);
  await readSpreadsheet(page, "purchases.csv", PURCHASES);
  await page.getByRole("button", { name: "Next: match names" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const title = page.getByRole("heading", { name: /names, .* of units matched/ });
  await expect(title).toHaveText(/2 of 5 names, 70% of units matched/);
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(row("Plastic fork")).toContainText("unsure");
  await expect(row("HANDLING FEE")).toContainText("No match found");
  await expectNoSeriousFindings(page);

  await test.step("one choice by keyboard: the focus moves to the next name", async () => {
    await row("Plastic fork")
      .getByRole("button", { name: /^PP fork: take it/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(row("Plastic fork")).toContainText("= PP fork");
    await expect(page.locator("li :focus")).toBeVisible();
  });
  await row("HANDLING FEE").getByRole("button", { name: "Leave out HANDLING FEE" }).click();
  await page.getByRole("button", { name: "Accept 2 sure ones" }).click();
  await expect(title).toHaveText(/3 of 5 names, 90% of units matched/);
  await row("Zorvex").getByRole("button", { name: "New product of mine from Zorvex 4711 special" }).click();
  await page.getByRole("combobox", { name: "Which product is Zorvex 4711 special like?" }).fill("bagasse clam");
  await page
    .getByRole("option", { name: /^Bagasse clamshell(?!, PLA)/ })
    .first()
    .click();
  await expect(row("Zorvex")).toContainText("= Zorvex 4711 special");

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download all mappings" }).click(),
  ]);
  const mappings = readFileSync(await file.path(), "utf8");
  expect(mappings).toContain("their name,product id,factor");
  expect(mappings).toContain("Plastic fork black 1000/cs,fork_pp,");
  expect(mappings).toContain("HANDLING FEE,,");

  await test.step("a reload in between loses no choice", async () => {
    await seeWorkKept(page);
    await page.reload();
    await readSpreadsheet(page, "purchases.csv", PURCHASES);
    await expect(page.getByText("4 lines ready, 1 left out")).toBeVisible();
    await page.getByRole("button", { name: "Next: match names" }).click();
    await expect(title).toHaveText(/4 of 5 names, 93% of units matched/);
    await expect(row("Plastic fork")).toContainText("= PP fork");
  });

  await test.step("a file of mappings is read; an invalid row is reported", async () => {
    await page
      .getByLabel("Add mappings from a file")
      .and(page.locator("input"))
      .setInputFiles({
        name: "mappings.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          "their name;product id;factor\nPLASTIC FORK black 1000/cs;fork_ps;1000\nHANDLING FEE;no_such_product;\n",
        ),
      });
    await expect(page.getByText("1 name was taken from the file. 1 row was not taken: 3.")).toBeVisible();
    await expect(row("Plastic fork")).toContainText("= PS fork");
  });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Next: review" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("table", { name: "How rows are read" })).toContainText(
    "= 20,000,000 Plastic fork black 1000/cs",
  );
  await expect(page.getByRole("table", { name: "The first lines as they will be imported" })).toContainText(
    "20,000,000",
  );
  await page.getByRole("button", { name: "Import 4 lines" }).click();
  await expect(page.getByText("4 lines imported.")).toBeVisible();
  await expect(foot(page)).toContainText("5 lines");
});
