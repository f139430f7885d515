import type { Page } from "@playwright/test";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { allowPortrait } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { sampled, SOAK } from "./soak.ts";
import { expect, GUEST, test } from "./watched.ts";

/** Smallest side of a touch target in px (WCAG 2.5.8). */
const TARGET = 24;

const OPEN_PLACES = ["/data", "/privacy", "/licences", "/changes", "/s"];
const GUEST_PLACES = [
  "/",
  chosenAddress("Any"),
  "/region",
  "/usecase-product",
  "/create-product/hot_cup",
  "/create-food",
  "/whatis",
  "/methodology",
  "/account",
  "/rules",
];

/** The addresses of a comparison and a portfolio that are made for it. */
const ownPlaces = async (page: Page): Promise<readonly string[]> => {
  const comparison = await makeComparison(page, "Any");
  const portfolio = await makePortfolio(page, "Any lines");
  return [
    `/comparison-mode?comparison_id=${comparison}`,
    `/portfolio-mode?portfolio_id=${portfolio}`,
    `/portfolio-mode?portfolio_id=${portfolio}&mode=scores`,
    `/packaging-returns?portfolio_id=${portfolio}`,
  ];
};

const open = async (page: Page, place: string): Promise<void> => {
  await page.goto(place);
  await expect(page.getByRole("heading", { level: 1 }).first(), place).toBeVisible();
};

/** The levels of the visible headings, in the order of the page. */
const headings = (page: Page): Promise<string[]> =>
  page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ tagName }) => tagName));

/** The top of the title, or of the kicker above it, in px of the page. */
const topOfTitle = (page: Page): Promise<number> =>
  page
    .getByRole("heading", { level: 1 })
    .first()
    .evaluate((title) => {
      const kicker = title.previousElementSibling;
      return Math.round((kicker ?? title).getBoundingClientRect().top + window.scrollY);
    });

const expectHeadingFirst = async (page: Page, place: string): Promise<void> => {
  await open(page, place);
  const levels = await headings(page);
  expect(levels[0], place).toBe("H1");
  expect(
    levels.filter((level) => level === "H1"),
    place,
  ).toHaveLength(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 }), place).toBeFocused();
};

test.describe("as a guest", () => {
  test.use({ storageState: GUEST });
  test.beforeEach(({ page }) => allowPortrait(page));

  test(
    "a guest finds the title of a page at the same height, as its first heading, and by the skip link",
    SOAK,
    async ({ page }) => {
      test.slow();
      const places = sampled([...(await ownPlaces(page)), ...GUEST_PLACES, ...OPEN_PLACES], 5);
      const tops: Record<string, number> = {};
      for (const place of places) {
        await expectHeadingFirst(page, place);
        // the steps of a wizard are above the title
        if (place.includes("step=")) continue;
        tops[place] = await topOfTitle(page);
      }
      expect(new Set(Object.values(tops)).size, JSON.stringify(tops, null, 2)).toBe(1);
    },
  );

  test("a guest walks a table of scores by keyboard: it is one tab stop, arrow keys move in it, Enter opens the explanation", async ({
    page,
  }) => {
    await page.goto(chosenAddress("Grid").replace(/products=[^&]*/, ""));
    await page.getByRole("button", { name: "Select All" }).click();
    await page.getByRole("button", { name: "Create Comparison" }).click();
    await seeResults(page);
    const scores = page.getByRole("grid", { name: "Comparison Scores" });
    const ranking = page.getByRole("grid", { name: "Summary scores, best first" });
    await expect(ranking.getByRole("button", { name: /, \d+$/ }).first()).toHaveAccessibleDescription(
      /^5–95% range \d+/,
    );
    for (const grid of [scores, ranking]) {
      expect(await grid.getByRole("button").count()).toBeGreaterThan(12);
      expect(await grid.locator("[tabindex='0']").count()).toBe(1);
      expect(await grid.locator("button:not([tabindex])").count()).toBe(0);
    }
    await test.step("commands of the results end where the table below ends", async () => {
      const summaries = await page.getByRole("grid", { name: /^Summary scores/ }).boundingBox();
      const edge = (summaries?.x ?? 0) + (summaries?.width ?? 0);
      for (const name of ["CSV", /^Save image.*ranking/]) {
        const end = await page
          .getByRole("button", { name })
          .first()
          .evaluate((button) => {
            const { paddingRight, borderRightWidth } = getComputedStyle(button);
            return button.getBoundingClientRect().right - parseFloat(paddingRight) - parseFloat(borderRightWidth);
          });
        expect(Math.abs(end - edge), String(name)).toBeLessThanOrEqual(2);
      }
    });
    await scores.locator("[tabindex='0']").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    const first = scores.locator("tbody tr").first().getByRole("gridcell").first().getByRole("button");
    await expect(first).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(first).toBeFocused();
    await page.keyboard.press("Control+End");
    await expect(scores.locator("tbody tr").last().getByRole("gridcell").last().getByRole("button")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await scores.evaluate((grid) => grid.contains(document.activeElement))).toBe(false);
  });

  test("a guest on a phone finds every control 24 px or larger on each side", async ({ page }) => {
    test.slow();
    const places = sampled([...(await ownPlaces(page)), ...GUEST_PLACES], 5);
    await page.setViewportSize({ width: 360, height: 640 });
    for (const place of places) {
      await open(page, place);
      expect.soft(await smallTargets(page), place).toEqual([]);
    }
  });
});

/** The visible controls that are too small to touch. Links inside a sentence are exempt, as the criterion says. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator("a[href], button, input, select, textarea, summary, [role=switch], [role=slider]").evaluateAll(
    (all, least) =>
      all.flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[inert]")) return [];
        // the label of a field is part of its target
        const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null;
        const { width, height } = (label?.contains(control) ? label : control).getBoundingClientRect();
        // hidden until it has the focus
        if (width <= 1 || height <= 1 || (width >= least && height >= least)) return [];
        const sentence = control.parentElement?.textContent.replace(control.textContent, "").trim() ?? "";
        const isInline = getComputedStyle(control).display === "inline" && sentence !== "";
        const name = control.getAttribute("aria-label") ?? control.textContent.trim();
        return isInline ? [] : [`${control.tagName} ${name.slice(0, 40)} ${width.toFixed(0)} × ${height.toFixed(0)}`];
      }),
    TARGET,
  );
