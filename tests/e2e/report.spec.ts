import type { Locator, Page } from "@playwright/test";
import { estimatedShare } from "../../workers/engine/analysis/estimates.ts";
import { COFFEE, makeComparison } from "./comparisons.ts";
import { qualityInNode } from "./node-scores.ts";
import { expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

test.use({ storageState: GUEST });

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: /^Report of / });
const sheet = (page: Page): Locator => page.getByRole("region", { name: "Preview" }).getByRole("article");

const openReport = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Report" })).toBeFocused();
  await expect(sheet(page).getByText(/\s?% of the climate impact of .+ rests on estimates\./)).toBeVisible();
};

/** Sizes of the pages, in points. */
const pagesOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );

test("a guest writes a report of a comparison: a note by keyboard, results, data basis, and limits; A4 and Letter", async ({
  page,
}) => {
  await makeComparison(page, "Kiosk coffee");
  const finding = await page.getByRole("heading", { level: 1 }).innerText();

  await test.step("by keyboard: a note below the title is kept; Escape returns the focus to the button", async () => {
    await page.getByRole("button", { name: "Report", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Report" })).toBeFocused();
    await dialog(page).getByRole("textbox", { name: "Note" }).focus();
    await page.keyboard.type("For the canteen board, May");
    await expect(sheet(page)).toContainText("For the canteen board, May");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Report", exact: true })).toBeFocused();
    await seeWorkKept(page);
    await page.reload();
    await openReport(page);
    await expect(sheet(page)).toContainText("For the canteen board, May");
  });

  await expect(sheet(page).getByRole("heading", { name: "Kiosk coffee" })).toBeVisible();
  await expect(sheet(page)).toContainText(finding);
  await expect(sheet(page).getByRole("table", { name: "Scores" }).getByRole("row")).toHaveCount(
    COFFEE.products.length + 1,
  );
  await expect(sheet(page)).toContainText("They are not a label, a certification or a verified environmental claim.");
  await expect(sheet(page).getByRole("figure")).toBeVisible();

  const qualities = qualityInNode(COFFEE.region_id, COFFEE.usecase_id, COFFEE.food_id, COFFEE.products).flatMap(
    (one) => one?.climate ?? [],
  );
  const sum = (of: (one: (typeof qualities)[number]) => number) => qualities.reduce((all, one) => all + of(one), 0);
  const share = estimatedShare({ estimated: sum(({ estimated }) => estimated), all: sum(({ all }) => all) });
  const together = `all ${COFFEE.products.length} products together`;
  await expect(sheet(page)).toContainText(
    `${Math.round((share ?? 0) * 100)}% of the climate impact of ${together} rests on estimates.`,
  );

  await expect(sheet(page)).toContainText(
    /Climate counts as GWP100 by IPCC AR5 as far as known \(not known for \d+ of \d+ sources\)\./,
  );

  // only chosen sections are printed
  await dialog(page).getByRole("checkbox", { name: "Data quality" }).uncheck();
  await expect(sheet(page).getByRole("heading", { name: "Data quality" })).toHaveCount(0);
  await dialog(page).getByRole("checkbox", { name: "Raw scores" }).check();
  await expect(sheet(page).getByRole("table", { name: "Raw scores" })).toBeVisible();

  const a4 = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(new Set(a4)).toEqual(new Set(["595 × 842"]));
  expect(a4.length).toBeGreaterThan(1);
  await dialog(page).getByRole("radio", { name: "Letter" }).check();
  expect(new Set(pagesOf(await page.pdf({ preferCSSPageSize: true })))).toEqual(new Set(["612 × 792"]));
});

test("a guest prints a report: there is only the sheet, column heads repeat and no row is cut; on screen it is accessible", async ({
  page,
}) => {
  await makeComparison(page, "Kiosk coffee");
  // a heading of the page reserves space for what follows, so that it is not alone at the end of a page
  await page.emulateMedia({ media: "print" });
  const heading = page.getByRole("heading", { level: 2, name: "Comparison Scores" });
  const claimed = await heading.evaluate(({ parentElement }) => {
    const { breakInside, paddingBottom, marginBottom } = getComputedStyle(parentElement ?? document.body);
    return { breakInside, room: Number.parseFloat(paddingBottom), back: Number.parseFloat(marginBottom) };
  });
  expect(claimed.breakInside).toBe("avoid");
  expect(claimed.room).toBeGreaterThan(120);
  expect(Math.abs(claimed.room + claimed.back)).toBeLessThan(20);
  // no row of the page's tables is cut
  const rows = page.getByRole("grid", { name: "Comparison Scores" }).locator("tbody tr");
  const breaks = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).breakInside));
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
  await page.emulateMedia({ media: "screen" });
  await openReport(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const printed = page
    .locator("body > div")
    .filter({ has: page.getByRole("article") })
    .last();
  await expect(printed).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const styles = await printed.evaluate((element) => ({
    rows: [...element.querySelectorAll("tr")].map((row) => getComputedStyle(row).breakInside),
    heads: [...element.querySelectorAll("thead")].map((head) => getComputedStyle(head).display),
    legends: [...element.querySelectorAll("article ul[aria-hidden]")].map((list) => getComputedStyle(list).breakAfter),
    tooWide: [...element.querySelectorAll("table")].filter((table) => table.scrollWidth > element.clientWidth).length,
    ink: getComputedStyle(element.querySelector("article") ?? element).color,
    // short tables, charts and their sentences are not cut
    cut: [...element.querySelectorAll("table, figure, article p")].filter(
      (part) => getComputedStyle(part).breakInside !== "avoid",
    ).length,
    leading: [...element.querySelectorAll("figure")].map(({ previousElementSibling }) =>
      previousElementSibling ? getComputedStyle(previousElementSibling).breakAfter : "",
    ),
    // no label of a chart is outside of it, where the edge of a page would cut it off
    outside: [...element.querySelectorAll("figure")].flatMap((figure) => {
      const place = figure.getBoundingClientRect();
      return [...figure.querySelectorAll("text")].flatMap((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const over = Math.max(place.left - left, right - place.right, place.top - top, bottom - place.bottom);
        return over > 0.5 ? [`${text.textContent}: ${over}`] : [];
      });
    }),
    signs: [...element.querySelectorAll("article sup")].map(({ textContent }) => textContent),
  }));
  expect(new Set(styles.rows)).toEqual(new Set(["avoid"]));
  expect(new Set(styles.heads)).toEqual(new Set(["table-header-group"]));
  expect(new Set(styles.legends)).toEqual(new Set(["avoid"]));
  expect(styles.tooWide).toBe(0);
  expect(styles.cut).toBe(0);
  expect(styles.leading).toEqual(["avoid"]);
  expect(styles.outside).toEqual([]);
  // the forbidden foam cup has the only footnote; letters start at a
  expect(new Set(styles.signs)).toEqual(new Set(["a"]));
  // dark text on paper, also with a dark screen
  expect(
    styles.ink
      .match(/\d+/g)
      ?.slice(0, 3)
      .every((part) => Number(part) < 80),
  ).toBe(true);

  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await expectNoSeriousFindings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoWider(page);
});
