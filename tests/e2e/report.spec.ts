import type { Locator, Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: /^Report of / });
const sheet = (page: Page): Locator => page.getByRole("region", { name: "Preview" }).getByRole("article");

const openReport = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Report" })).toBeFocused();
  await expect(sheet(page).getByText(/\s?% of the climate impact of .+ rests on estimates\./)).toBeVisible();
};

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
