import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { expectNoWider } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

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

test(
  "sections of the results: climate under four end-of-life options, and water by scarcity with a link to its explanation",
  SOAK,
  async ({ page }) => {
    await makeComparison(page, "Beside");
    await openSections(page, "End of life");
    const fates = page.getByRole("table", { name: /^Climate by end of life/ }).first();
    await expect(
      fates.getByRole("row", { name: /^Paper cup, PE lined mix of the results: .*all landfilled: \d/ }),
    ).toBeVisible();
    await page.getByRole("button", { name: "The same in numbers" }).last().click();
    await expect(page.getByRole("columnheader", { name: "Landfilled" }).last()).toBeVisible();

    await openSections(page, "Raw Scores");
    const water = page.getByRole("table", { name: "Water by scarcity", exact: true });
    await expect(water.getByRole("row", { name: /^Ceramic mug 0\.\d+ .* 0\.\d+$/ })).toBeVisible();
    await expect(water.getByRole("row", { name: /^Paper cup, PE lined .* –$/ })).toBeVisible();
    await water.getByRole("button", { name: /, Ceramic mug: how it is made up$|ceramic mug/i }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("table", { name: "Water by scarcity, by region" })).toContainText("8.21");
    await drawer.getByRole("button", { name: "See which" }).click();
    await expect(drawer.getByText(/rests on estimates$/)).toBeVisible();
    await expect(drawer.getByRole("table", { name: /^Estimates behind this value/ })).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await expectNoWider(page);
    await page.keyboard.press("Escape");
    await expectNoWider(page);
  },
);

test(
  "the water of a portfolio opens with its litres by region, by scarcity, and the water withdrawn by washing",
  SOAK,
  async ({ page }) => {
    await makePortfolio(page, "Water");
    await page.getByRole("radio", { name: "Scores" }).check();
    await page.getByRole("button", { name: /, Water use: how it is made up$/ }).click();
    const drawer = page.getByRole("dialog", { name: "Water use" });
    const regions = drawer.getByRole("table", { name: "Water by scarcity, by region" });
    await expect(regions.getByRole("row", { name: /^Europe \d/ })).toContainText("8.21");
    await expect(regions.getByRole("row", { name: /^Sum \d/ })).toBeVisible();
    await expect(drawer.getByText(/^Washing draws [\d.,]+\slitres for all uses from the tap\./)).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await expectNoWider(page);
  },
);

test(
  "the climate of a portfolio under four end-of-life options, and the products with the largest effect",
  SOAK,
  async ({ page }) => {
    await makePortfolio(page, "Fates");
    await page.getByRole("radio", { name: "Scores" }).check();
    await openSections(page, "End of life");
    const section = page.getByRole("region", { name: /end of life/i });
    const chart = section.getByRole("table", { name: /^Climate of the portfolio by end of life, k?g CO2e$/ }).first();
    const whole = chart.getByRole("row", { name: /^Whole portfolio mix of the results: / });
    await expect(whole).toContainText(
      /all landfilled: [\d.,]+; all incinerated: [\d.,]+; all recovered [^:]+: [\d.,]+/,
    );
    await expect(chart.getByRole("row", { name: /, 1 use mix of the results: / }).first()).toBeVisible();
    await expect(
      section.getByText(/lie between the lowest and the highest mark of the portfolio, [\d.]+\s?%/),
    ).toBeVisible();
    await section.getByRole("button", { name: "The same in numbers" }).click();
    await expect(section.getByRole("columnheader", { name: "Recovered" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await expectNoWider(page);
  },
);

test("a portfolio has a view without the reuse rule; the methodology counts its leaders", SOAK, async ({ page }) => {
  await makePortfolio(page, "Rule");
  await page.getByRole("radio", { name: "Scores" }).check();
  await expect(page.getByText(/^Without the reuse rule \d+ instead of \d+$/)).toBeVisible();
  await ruleSwitch(page).click();
  await expect(page.getByText("This is a view of the results and scores")).toBeVisible();
  await page.goto("/methodology/2");
  await expect(
    page.getByText(/^With the rule a reusable leads in \d+ of \d+ use cases in the world, without it in \d+/),
  ).toBeVisible();
});
