import type { Page } from "@playwright/test";
import { expect, GUEST, test } from "./watched.ts";

/** Pages for guests and users; who is out is led to `/`. */
const GATED = [
  "/whatis",
  "/understanding",
  "/howto-tool",
  "/howto-scorecard",
  "/methodology",
  "/methodology/2",
  "/usecase-product",
  "/usecase-comparison",
  "/usecase",
  "/create-product/hot_cup",
  "/create-product/hot_cup/hot_cup_eps",
  "/create-food",
  "/create-food/hot_cup",
  "/create-portfolio-food/hot_cup",
  "/edit-food/coffee_milk",
  "/select-food/hot_cup",
  "/select-portfolio-food/hot_cup",
  "/select-products/hot_cup/coffee_milk",
  "/select-portfolio-products/hot_cup/coffee_milk",
  "/scorecard/hot_cup/coffee_milk",
  "/scorecard/hot_cup/coffee_milk/one",
  "/create-portfolio",
  "/create-portfolio/one",
  "/portfolio-mode?step=1",
  "/scorecard-help",
  "/recycling-help",
  "/customize-help",
  "/credits",
  "/account",
  "/rules",
];
/** Of administrators; it leads everybody else to `/`. */
const LEADS_HOME = ["/admin"];
const OPEN = ["/reset-password", "/reset-password/a@b.example", "/change-password", "/privacy", "/s", "/changes"];
const UNKNOWN = ["/nothing", "/comparison-mode/more", "/%E0%A4%A", "/Region", "//evil.example", "/index.html"];

/** Goes to an address as a link would: the guards of a first load and of a later one are the same code. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", location.origin + to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test.describe("logged out", () => {
  test("everything but the landing leads to it", async ({ page }) => {
    const landing = page.getByRole("button", { name: "Continue as guest" });
    await page.goto("/comparison-mode?step=1");
    await expect(page).toHaveURL("/");
    await expect(landing).toBeVisible();
    for (const path of ["/region", "/comparison-mode?comparison_id=one", ...GATED, ...LEADS_HOME, ...UNKNOWN]) {
      await goWithin(page, path);
      await expect(page, path).toHaveURL("/");
      await expect(landing, path).toBeVisible();
    }
  });

  test("pages that are open show themselves", async ({ page }) => {
    for (const path of OPEN) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname, path).toBe(path);
    }
  });

  test("a forged admin flag shows nothing", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("isAdmin", "true"));
    await page.goto("/admin");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  });
});

test.describe("as a guest", () => {
  test.use({ storageState: GUEST });

  test("what is not for them, and what nobody knows, leads home", async ({ page }) => {
    const home = page.getByRole("heading", { level: 1, name: "Your work" });
    await page.goto("/admin");
    await expect(page).toHaveURL("/");
    for (const path of [...LEADS_HOME, ...UNKNOWN]) {
      await goWithin(page, path);
      await expect(page, path).toHaveURL("/");
      await expect(home, path).toBeVisible();
    }
  });

  test("the other address of portfolios leads to the wizard, and leaves no step in the history", async ({ page }) => {
    await page.goto("/");
    for (const come of [(path: string) => page.goto(path), (path: string) => goWithin(page, path)]) {
      await come("/create-portfolio?region_id=Europe");
      await expect(page).toHaveURL("/portfolio-mode?step=1&region_id=Europe");
      await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
    }
  });

  test("no link of the screens leads to a page that is not there", async ({ page }) => {
    const targets = new Set<string>();
    for (const path of ["/", "/region", "/comparison-mode?step=1"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const link of await page.getByRole("link").all()) targets.add((await link.getAttribute("href")) ?? "");
    }
    for (const target of [...targets].filter((one) => !/^(#.*|https?:.*)$/.test(one))) {
      await goWithin(page, target);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname, target).toBe(target.split("?")[0]);
    }
  });
});

test("/preview puts the banner up in this tab until it is left", async ({ page }) => {
  const banner = page.getByText("Preview mode is on in this tab.");
  await page.goto("/preview");
  await expect(page).toHaveURL("/");
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
