import type { Page } from "@playwright/test";
import { chosenAddress, makeComparison } from "./comparisons.ts";
import { allowPortrait } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { sampled, SOAK } from "./soak.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

/** A window of 1280 × 1024 at 400 %, and a telephone on its side. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
] as const;
/** More than any of these pages has; a walk ends earlier, when the focus leaves the page. */
const MAX_STOPS = 150;

/** Share of the window's height, 0-1, that pinned bars cover while the page is scrolled to its middle. */
const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    const rows = new Set<number>();
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!["fixed", "sticky"].includes(getComputedStyle(element).position)) continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < window.innerWidth / 2) continue;
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, window.innerHeight); y++) rows.add(y);
    }
    return rows.size / window.innerHeight;
  });

/** What has the focus, and whether nothing lies over its middle; null = nothing of the page. */
const focusedControl = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return null;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const x = (Math.max(0, left) + Math.min(window.innerWidth, right)) / 2;
    const y = (Math.max(0, top) + Math.min(window.innerHeight, bottom)) / 2;
    const over = document.elementFromPoint(x, y);
    // parts of one drawing do not hide each other
    const drawing = control.closest("svg");
    const isSeen =
      over !== null && (control.contains(over) || over.contains(control) || (drawing?.contains(over) ?? false));
    const name = control.getAttribute("aria-label") ?? control.textContent.trim();
    return { name: `${control.tagName} ${name.slice(0, 40)}`, isSeen };
  });

for (const size of sampled(WINDOWS, 1)) {
  test(`in a window of ${size.width} × ${size.height}, bars leave space for the page and hide no focused control`, async ({
    page,
  }) => {
    test.slow();
    await allowPortrait(page);
    const id = await makeComparison(page, "Low");
    const portfolio = await makePortfolio(page, "Low lines");
    await page.setViewportSize(size);
    const wizard = (step: number) => chosenAddress("Low").replace("step=5", `step=${step}`);
    const places = [
      "/",
      ...[1, 2, 3, 4, 5].map(wizard),
      `/comparison-mode?comparison_id=${id}`,
      `/portfolio-mode?portfolio_id=${portfolio}`,
      `/portfolio-mode?portfolio_id=${portfolio}&mode=scores`,
      "/usecase-product",
      "/create-product/hot_cup",
      "/create-food",
      "/whatis",
      "/methodology",
    ];
    for (const place of sampled(places, 3)) {
      await page.goto(place);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await coveredShare(page), `covered at ${place}`).toBeLessThanOrEqual(0.4);
      await page.evaluate(() => window.scrollTo(0, 0));
      const hidden: string[] = [];
      const seen = new Set<string>();
      for (let stop = 0; stop < MAX_STOPS; stop++) {
        await page.keyboard.press("Tab");
        const control = await focusedControl(page);
        if (control === null) break;
        seen.add(control.name);
        if (!control.isSeen) hidden.push(control.name);
      }
      expect(hidden, place).toEqual([]);
      expect(seen.size, place).toBeGreaterThan(5);
    }
  });
}

test(
  "in a low window a dialog hides no focused control, neither when it opens nor on the way through it",
  SOAK,
  async ({ page }) => {
    await allowPortrait(page);
    await makeComparison(page, "Low");
    await page.setViewportSize(WINDOWS[0]);
    for (const name of ["Share", "Language and units"]) {
      await page.getByRole("button", { name }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading").first()).toBeFocused();
      const hidden: string[] = [];
      const seen = new Set<string>();
      for (let stop = 0; stop < 10; stop++) {
        const control = await focusedControl(page);
        // the address bar of the browser is a stop too
        if (control !== null) seen.add(control.name);
        if (control?.isSeen === false) hidden.push(control.name);
        await page.keyboard.press("Tab");
      }
      expect(hidden, name).toEqual([]);
      expect(seen.size, name).toBeGreaterThan(3);
      await page.keyboard.press("Escape");
    }
  },
);
