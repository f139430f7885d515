import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { makeComparison } from "./comparisons.ts";
import { makePortfolio } from "./portfolios.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

test.use({ storageState: GUEST });

const PHONE = { width: 360, height: 640 };

test("a guest on a phone finds all links of the home page's sidebar", async ({ page }) => {
  await allowPortrait(page);
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Home" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  const wide = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(wide).toContain("/rules");
  await page.setViewportSize(PHONE);
  await expect(links).toHaveCount(0);
  await page.getByRole("button", { name: "More pages" }).click();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(wide);
  await expectNoWider(page);
  await expectNoSeriousFindings(page);
  for (const [name, address] of [
    ["Open shared results", "/s"],
    ["Upcoming rules", "/rules"],
    ["Versions and changes", "/changes"],
  ] as const) {
    const more = page.getByRole("button", { name: "More pages" });
    if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
});

test("at 320 px a guest's home, results and portfolio are no wider than the window", async ({ page }) => {
  await allowPortrait(page);
  await makeComparison(page, "Reflow");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("link", { name: "Tare, home" })).toBeVisible();
  await expectNoWider(page, "results");
  await expectNoSeriousFindings(page);
  await page.goto("/");
  await expect(page.getByRole("rowheader", { name: "Reflow" })).toBeVisible();
  await expectNoWider(page, "home");
  await makePortfolio(page, "Reflow lines");
  await expectNoWider(page, "lines");
});

test(
  "on a phone the scores of a portfolio are no wider than the window with all sections open",
  SOAK,
  async ({ page }) => {
    await allowPortrait(page);
    await makePortfolio(page, "All open");
    await page.getByRole("radio", { name: "Scores" }).check();
    for (const name of ["Open all: Explore", "Open all: Details"]) await page.getByRole("button", { name }).click();
    await expect(page.getByRole("grid", { name: "Side by side" })).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoWider(page);
  },
);
