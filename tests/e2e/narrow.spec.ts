import type { Page } from "@playwright/test";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { chosenAddress, makeComparison } from "./comparisons.ts";
import { importLines, makePortfolio, manyLines, readSpreadsheet } from "./portfolios.ts";
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

test("a phone shows the ranges of a portfolio as text, without a legend", SOAK, async ({ page }) => {
  await allowPortrait(page);
  await makePortfolio(page, "Ranges");
  await page.getByRole("radio", { name: "Scores" }).check();
  const scores = page.getByRole("region", { name: "Portfolio Scores" });
  await expect(scores.getByText("worst choice")).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(scores.getByText("worst choice")).toBeHidden();
  await expect(
    scores
      .getByText(/^\d+, between \d+ and \d+$/)
      .locator("visible=true")
      .first(),
  ).toBeVisible();
  await expectNoWider(page);
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

test("the labels of a portfolio's score and of its best and worst choice never overlap", SOAK, async ({ page }) => {
  await allowPortrait(page);
  await makePortfolio(page, "Labels", ["hot_cup_paper_pe", "hot_cup_eps"]);
  await page.getByRole("radio", { name: "Scores" }).check();
  const result = page.getByRole("region", { name: "Result" });
  const labels = ["worst", "this one", "best"].map((name) => result.getByText(new RegExp(`^${name} \\d+\\s?%$`)));
  for (const size of [PHONE, { width: 720, height: 768 }, { width: 1024, height: 768 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await expect(labels[0] ?? result).toBeVisible();
    const boxes = await Promise.all(
      labels.map((label) => label.evaluate((box) => box.getBoundingClientRect().toJSON())),
    );
    const over = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    );
    expect(over).toEqual([]);
  }
});

/** How far marks of products are left of the start of their names, in px; 0 = never. */
const marksLeftOfNames = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll("tbody th")].flatMap((cell) => {
        const name = cell.querySelector("label > span:last-child")?.getBoundingClientRect().left ?? 0;
        return [...(cell.firstElementChild?.children ?? [])]
          .slice(1)
          .map((mark) => name - mark.getBoundingClientRect().left);
      }),
    ),
  );

for (const [language, width] of [
  ["en", 360],
  ["en", 1024],
  ["es", 360],
  ["es", 1024],
] as const) {
  test(
    `marks of a product align with its name, not with its checkbox (${language}, ${width} px)`,
    SOAK,
    async ({ page }) => {
      await allowPortrait(page);
      await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
      await page.setViewportSize({ width, height: 768 });
      await page.goto(chosenAddress("Marks"));
      await expect(page.getByRole("checkbox").first()).toBeVisible();
      expect(await marksLeftOfNames(page)).toBeLessThanOrEqual(1);
      await expectNoWider(page);
    },
  );
}

test(
  "in Spanish at 1024 px scores do not overlap their bars, and buttons of swaps are not cut off",
  SOAK,
  async ({ page }) => {
    const id = await makePortfolio(page, "Swaps");
    await page.evaluate(() => localStorage.setItem("language", "es"));
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.reload();
    const score = page
      .locator("tbody")
      .getByText(/^\d+\s?%$/)
      .first();
    await expect(score).toBeVisible();
    /** px between the end of the number and the start of its bar */
    const gap = await score.evaluate((cell) => {
      const number = document.createRange();
      number.selectNodeContents(cell.firstChild ?? cell);
      return (cell.querySelector("span")?.getBoundingClientRect().left ?? 0) - number.getBoundingClientRect().right;
    });
    expect(gap).toBeGreaterThanOrEqual(4);

    await page.goto(`/portfolio-mode?portfolio_id=${id}&mode=scores`);
    const swaps = page.getByRole("table", { name: "Sustituciones sugeridas" });
    await expect(swaps.getByRole("button").first()).toBeVisible();
    const cut = await swaps.evaluate((table) => {
      const end = table.parentElement?.getBoundingClientRect().right ?? 0;
      return [...table.querySelectorAll("button")].filter((button) => button.getBoundingClientRect().right > end)
        .length;
    });
    expect(cut).toBe(0);
  },
);

test(
  "on a phone in Spanish the label of a switch has a line of its own, with the note below",
  SOAK,
  async ({ page }) => {
    await allowPortrait(page);
    const id = await makePortfolio(page, "Switches");
    await page.evaluate(() => localStorage.setItem("language", "es"));
    await page.setViewportSize(PHONE);
    await page.goto(`/portfolio-mode?portfolio_id=${id}&mode=scores`);
    await page.getByRole("button", { name: "Ajustes" }).click();
    const label = page.getByRole("switch").getByText("Mostrar la mejor y la peor elección", { exact: true });
    await expect(label).toBeVisible();
    const lines = await label.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    await expectNoWider(page);
  },
);

test("the totals of a portfolio count only fully visible lines", SOAK, async ({ page }) => {
  await makePortfolio(page, "In view", ["hot_cup_paper_pe"]);
  await readSpreadsheet(page, "lines.csv", manyLines(40));
  await importLines(page, "40 lines");
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    const inView = () =>
      page.evaluate(() => {
        const frame = document.querySelector("table")?.parentElement?.getBoundingClientRect();
        const heads = document.querySelector("thead")?.getBoundingClientRect();
        if (!frame || !heads) return 0;
        return [...document.querySelectorAll("tbody tr:not([aria-hidden])")].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top >= heads.bottom - 2 && bottom <= frame.bottom + 2;
        }).length;
      });
    await expect
      .poll(
        async () => (await page.getByText(/^Lines 1–\d+ of 41$/).textContent()) === `Lines 1–${await inView()} of 41`,
      )
      .toBe(true);
  }
});
