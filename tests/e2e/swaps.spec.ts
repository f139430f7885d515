import type { Page } from "@playwright/test";
import { importLines, makePortfolio, manyLines, readSpreadsheet } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

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
  expect(section(page).getByRole("button", { name: /^Put the (first \d+|change) into/ })).toBeEnabled();

/** Opens the scores of a portfolio of some hundred lines of four cups at forty sites. */
const openScores = async (page: Page, name: string) => {
  const id = await makePortfolio(page, name);
  await readSpreadsheet(page, "lines.csv", manyLines(LINES));
  await importLines(page, `${LINES} lines`);
  await page.getByRole("radio", { name: "Scores" }).check();
  await settled(page);
  return id;
};

test("a buyer changes products in all their lines: the path is shown, one change is made and undone, and all are tried as a plan", async ({
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
  await test.step("accepted changes are a plan; its scenario has the promised score", async () => {
    await section(page)
      .getByRole("button", { name: /^Put the first \d+ into the plan$/ })
      .click();
    const plan = page.getByRole("region", { name: "Plan" });
    await expect(plan.getByText(/^\d+ changes take this portfolio from/)).toContainText(`to ${to} points`);
    await expect(plan.getByRole("list", { name: "Plan" })).toContainText("as a start-up stock");
    await plan
      .getByRole("button", { name: /^Prices, the seven metrics/ })
      .first()
      .click();
    await plan.getByRole("button", { name: /^Limits and assumptions/ }).click();
    await expectNoSeriousFindings(page);
    await plan.getByRole("button", { name: "Save as a scenario" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Canteens, with the plan" })).toBeVisible();
    await expect(page.getByText(/This scenario scores \d+ of 100, \d+ points? better than/)).toContainText(`${to}`);
    await expect(page.getByRole("table", { name: "Lines that differ" })).toContainText("changed");
  });
});
