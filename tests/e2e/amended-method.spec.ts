import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const ruleSwitch = (page: Page) => page.getByRole("switch", { name: "Rate reusables like other products" });
const scoreOf = async (page: Page): Promise<number> => {
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  return Number(/(\d+)(?: of 100|%)/.exec(title)?.[1] ?? Number.NaN);
};

test("a guest looks at results without the reuse rule: other scores, labelled, explained, and off after leaving the results", async ({
  page,
}) => {
  await makeComparison(page, "Rule");
  const withRule = await scoreOf(page);
  await expect(page.getByText(/^Rests on the reuse rule: without it |^Holds without the reuse rule too/)).toBeVisible();

  await ruleSwitch(page).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/, without the reuse rule$/)).toBeVisible();
  await expect.poll(() => scoreOf(page)).toBeLessThan(withRule);
  await expect(page.getByText("This is a view of the results and scores")).toBeVisible();
  // the draws are of the scores with the rule
  const ranking = page.getByRole("region", { name: "Results", exact: true });
  await expect(ranking.getByRole("button", { name: "Show uncertainty" })).toHaveCount(0);
  await expectNoSeriousFindings(page);

  await test.step("an opened rating is explained by its components, not by the rule", async () => {
    await page
      .getByRole("button", { name: /, Recoverability, Ceramic mug$/ })
      .first()
      .click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByText("5 − 4 × (recycled + composted)").first()).toBeVisible();
    await expect(drawer.getByText("it gets the best rating")).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("the report uses the rule, and says how often a reusable leads", async () => {
    await page.getByRole("button", { name: "Report", exact: true }).click();
    const sheet = page.getByRole("region", { name: "Preview" }).getByRole("article");
    await expect(sheet.getByRole("heading", { name: "The reuse rule" })).toBeVisible();
    await expect(
      sheet.getByText(/a reusable leads in \d+ of \d+ use cases in the European Union, without it in \d+/),
    ).toBeVisible();
    await expect(sheet).toContainText(`${withRule}%`);
    await page.keyboard.press("Escape");
  });

  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(ruleSwitch(page)).toHaveCount(0);
  await page.goBack();
  await expect(ruleSwitch(page)).toHaveAttribute("aria-checked", "false");
  await expect.poll(() => scoreOf(page)).toBe(withRule);
});
