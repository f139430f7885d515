import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { importLines, makePortfolio, manyLines, readSpreadsheet } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

test.use({ storageState: GUEST });

const LINES = 400;
const PAPER = "Paper cup, PE lined";

const section = (page: Page) => page.getByRole("region", { name: "Swap suggestions" });
const table = (page: Page) => section(page).getByRole("table", { name: "Swap suggestions" });
const changes = (page: Page) => table(page).getByRole("button", { name: /^Apply: / });
const headline = (page: Page) => section(page).getByText(/changes? takes? this portfolio from \d+ to \d+\.$/);
/** Summary before and after the first changes. */
const promised = async (page: Page): Promise<readonly number[]> =>
  ((await headline(page).textContent()) ?? "").match(/\d+(?= to |\.$)/g)?.map(Number) ?? [];
/** Enabled again: the suggestions are for the lines and limits on screen. */
const settled = async (page: Page) =>
  expect(section(page).getByRole("button", { name: /^Apply the (first \d+|change) to/ })).toBeEnabled();

const openLimits = async (page: Page) =>
  section(page)
    .getByRole("button", { name: /^Limits / })
    .click();

/** Opens the scores of a portfolio of some hundred lines of four cups at forty sites. */
const openScores = async (page: Page, name: string) => {
  const id = await makePortfolio(page, name);
  await readSpreadsheet(page, "lines.csv", manyLines(LINES));
  await importLines(page, `${LINES} lines`);
  await page.getByRole("radio", { name: "Scores" }).check();
  await settled(page);
  return id;
};

test("a buyer changes products in all their lines: the path is shown, applied as one step, undone, and tried in a copy", async ({
  page,
}) => {
  await openScores(page, "Canteens");
  await test.step("each product is offered once, with all its lines and foods", async () => {
    const names = await changes(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    const replaced = names.map((name) => name.replace(/ becomes .*/, ""));
    expect(new Set(replaced).size).toBe(replaced.length);
    const row = table(page)
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: `Apply: ${PAPER}` }) });
    await expect(row).toContainText("101 lines");
    await expect(row).toContainText(/with Hot coffee with milk, /);
    await row.getByRole("button", { name: /^\d+ lines of / }).click();
    const lines = table(page).getByRole("table", { name: `Lines of ${PAPER}` });
    await expect(lines.getByRole("row")).toHaveCount(11);
    await page.getByRole("button", { name: "Show 50 more lines" }).click();
    await expect(lines.getByRole("row")).toHaveCount(61);
    await expectNoSeriousFindings(page);
    await row.getByRole("button", { name: /^\d+ lines of / }).click();
  });

  const [from = NaN, to = NaN] = await promised(page);
  expect(to).toBeGreaterThan(from);
  const result = page.getByRole("region", { name: "Result" });
  await test.step("one product is changed in all its lines and changed back", async () => {
    await changes(page)
      .and(page.getByRole("button", { name: `Apply: ${PAPER}` }))
      .click();
    await expect(section(page).getByText(new RegExp(`^${PAPER} is now .* in 101 lines\\.`))).toBeVisible();
    await section(page).getByRole("button", { name: "Undo", exact: true }).click();
    await expect(section(page).getByText("The swap was undone.")).toBeVisible();
    await expect(result).toContainText(String(from));
    await settled(page);
  });
  await test.step("the first changes are applied as one step with the promised score", async () => {
    await section(page)
      .getByRole("button", { name: /^Apply the first \d+ to \d+ lines$/ })
      .click();
    await expect(section(page).getByText(/^\d+ changes were made in \d+ lines\./)).toBeVisible();
    await expect(result).toContainText(String(to));
    await section(page).getByRole("button", { name: "Undo", exact: true }).click();
    await expect(section(page).getByText("The swap was undone.")).toBeVisible();
    await expect(result).toContainText(String(from));
    await settled(page);
  });
  await test.step("a copy is a scenario of the portfolio with the promised score", async () => {
    await section(page).getByRole("button", { name: "Save as a copy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Canteens, best swaps" })).toBeVisible();
    await expect(page.getByText(/This scenario scores \d+\s?%, \d+ points? better than/)).toContainText(`${to}`);
    await expect(page.getByRole("table", { name: "Lines that differ" })).toContainText("changed");
  });
});

test("limits change the path and survive a reload; the file has all changes and the limits", SOAK, async ({ page }) => {
  await openScores(page, "Limits");
  const first = await changes(page).first().getAttribute("aria-label");
  const to = first?.replace(/.* becomes /, "") ?? "";
  const into = changes(page).and(page.getByRole("button", { name: new RegExp(` becomes ${to}$`) }));
  await test.step("not this product", async () => {
    await table(page)
      .getByRole("button", { name: `Not this product: ${to}` })
      .first()
      .click();
    await expect(into).toHaveCount(0);
    await settled(page);
  });
  await test.step("at most n changes", async () => {
    await openLimits(page);
    await section(page).getByRole("textbox", { name: "Changes at most" }).fill("1");
    await expect(changes(page)).toHaveCount(1);
    await expect(headline(page)).toContainText("1 change takes");
    await expect(section(page).getByText(/^\d+ more changes?, /)).toBeVisible();
  });
  await test.step("the file", async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      section(page).getByRole("button", { name: "Save all swap suggestions as CSV" }).click(),
    ]);
    const { data } = Papa.parse<Record<string, string>>(readFileSync(await file.path(), "utf8"), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.length).toBeGreaterThan(1);
    expect(data.map((row) => row["within the limit of changes"])).toEqual(
      data.map((_, at) => (at === 0 ? "yes" : "no")),
    );
    expect(data[0]?.["limit: changes at most"]).toBe("1");
    expect(data[0]?.["limit: product_ids ruled out"]).not.toBe("");
  });
  await test.step("reusables only, and what the sites may use", async () => {
    await section(page).getByRole("checkbox", { name: "Reusables only" }).check();
    await settled(page);
    await expect(table(page).getByRole("rowheader").first()).toContainText("Reusable");
    await section(page)
      .getByRole("button", { name: /^What my sites may use/ })
      .click();
    await section(page).getByRole("button", { name: "Allow none" }).click();
    await expect(section(page).getByText(/^No product has a better/)).toBeVisible();
    await section(page).getByRole("checkbox", { name: "Ceramic mug" }).check();
    await settled(page);
    await expect(changes(page)).toHaveAccessibleName(/ becomes Ceramic mug$/);
    await expectNoSeriousFindings(page);
  });
  await page.reload();
  await settled(page);
  await expect(section(page).getByRole("textbox", { name: "Changes at most" })).toHaveCount(0);
  await section(page)
    .getByRole("button", { name: /^Limits at most 1 change, reusables only, 1 of \d+ products$/ })
    .click();
  await expect(section(page).getByRole("checkbox", { name: "Reusables only" })).toBeChecked();
  await expect(section(page).getByRole("textbox", { name: "Changes at most" })).toHaveValue("1");
  await expect(section(page).getByRole("button", { name: /^What my sites may use 1 of \d+ products/ })).toBeVisible();
  await expect(section(page).getByRole("button", { name: `Allow ${to} again` })).toBeVisible();
});

test(
  "swaps of one site, none that makes a metric worse, and their gain by site as a table and a file",
  SOAK,
  async ({ page }) => {
    await makePortfolio(page, "Sites");
    const lines = manyLines(LINES).replace("],label", "],site");
    await readSpreadsheet(page, "lines.csv", lines);
    await importLines(page, `${LINES} lines`);
    await page.getByRole("radio", { name: "Scores" }).check();
    await settled(page);
    await section(page)
      .getByRole("button", { name: /^Gain by site and use case/ })
      .click();
    const gains = section(page).getByRole("table", { name: "Gain of the changes by site" });
    await expect(gains.getByRole("row")).toHaveCount(41);
    await expect(gains.getByRole("row").nth(1)).toContainText(/\d+ → \d+/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      section(page).getByRole("button", { name: "Save the gain of these groups as CSV" }).click(),
    ]);
    const { data } = Papa.parse<Record<string, string>>(readFileSync(await file.path(), "utf8"), {
      header: true,
      skipEmptyLines: true,
    });
    // with the lines of the wizard, which have no site
    expect(data).toHaveLength(41);

    // every fourth site has paper cups only
    await openLimits(page);
    await section(page).getByRole("combobox", { name: "Site" }).selectOption("site 4");
    await expect(section(page).getByText(/^Changes 10 of 10 lines/)).toBeVisible();
    await settled(page);
    await expect(gains.getByRole("row")).toHaveCount(2);
    await expect(gains.getByRole("rowheader")).toHaveText("site 4");
    await section(page).getByRole("checkbox", { name: "No metric may get worse" }).check();
    await expect(section(page).getByText(/^(Changes \d+ of 10 lines|No product has a better)/)).toBeVisible();
    await expect(section(page).getByText("Worse:")).toHaveCount(0);
    await expectNoSeriousFindings(page);
  },
);

test("on a phone the path is a list with the same commands, no wider than the screen", SOAK, async ({ page }) => {
  await allowPortrait(page);
  await openScores(page, "Phone");
  await page.setViewportSize({ width: 360, height: 640 });
  const list = section(page).getByRole("list", { name: "Swap suggestions" });
  await list
    .getByRole("button", { name: /^\d+ lines of / })
    .first()
    .click();
  await expect(list.getByRole("table").first()).toBeVisible();
  await expectNoSeriousFindings(page);
  await expectNoWider(page);
  await list
    .getByRole("button", { name: /^Apply: / })
    .first()
    .click();
  await expect(section(page).getByRole("button", { name: "Undo", exact: true })).toBeVisible();
});
