import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, GUEST, test } from "./watched.ts";

const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });
const landing = (page: Page) => page.getByRole("button", { name: "Continue as guest" });

/** Navigates inside the app; the same guards run on the first load. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", location.origin + to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test("a visitor's deep link leads to the landing page; /preview shows the banner in this tab until it is left", async ({
  page,
}) => {
  await page.goto("/comparison-mode?step=1");
  await expect(page).toHaveURL("/");
  await expect(landing(page)).toBeVisible();
  // the browser reads the first one as another site, the second one is not valid UTF-8
  for (const path of ["//evil.example", "/%E0%A4%A", "/index.html"]) {
    await goWithin(page, path);
    await expect(page, path).toHaveURL("/");
    await expect(landing(page), path).toBeVisible();
  }
  const banner = page.getByText("Preview mode is on in this tab.");
  await page.goto("/preview");
  await expect(page).toHaveURL("/");
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(landing(page)).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("a visitor reads how it works and continues as a guest, who sees that the next page is loading", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByText("How it works, step by step").click();
  await expect(page.getByText("at least one of them reusable")).toBeVisible();
  await expect(page.getByRole("table", { name: /^Serving one hot coffee/ })).toBeVisible();
  // the code of the wizard never loads
  await page.route(/\/assets\/comparison-mode-page-[\w-]+\.js$/, () => undefined);
  await landing(page).click();
  await expect(landing(page)).toHaveAttribute("aria-busy", "true");
  await expect(landing(page)).toBeDisabled();
});

test.describe("as a guest", () => {
  test.use({ storageState: GUEST });

  test("links lead to existing pages; the second address of portfolios adds no history entry", async ({ page }) => {
    const targets = new Set<string>();
    for (const path of ["/region", "/comparison-mode?step=1", "/"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const link of await page.getByRole("link").all()) targets.add((await link.getAttribute("href")) ?? "");
    }
    for (const come of [(path: string) => page.goto(path), (path: string) => goWithin(page, path)]) {
      await come("/create-portfolio?region_id=Europe");
      await expect(page).toHaveURL("/portfolio-mode?step=1&region_id=Europe");
      await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
      await page.goBack();
      await expect(home(page)).toBeVisible();
    }
    expect(targets.size).toBeGreaterThan(5);
    // open pages of the server are read without the app
    const OF_SERVER = /^\/(?:api|method|sources)$/;
    for (const target of [...targets].filter(
      (one) => !/^(#.*|(https?|mailto):.*)$/.test(one) && !OF_SERVER.test(one),
    )) {
      await goWithin(page, target);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname, target).toBe(target.split("?")[0]);
    }
    for (const target of [...targets].filter((one) => OF_SERVER.test(one))) {
      await page.goto(target);
      await expect(page.getByRole("heading", { level: 1 }), target).toBeVisible();
    }
  });

  test("if the settings have a curtain word, it is asked for once; a wrong one is refused", async ({ page }) => {
    let unlock = "sesame";
    await page.route("**/customize/settings.json", (route) => route.fulfill({ json: { unlock } }));
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "This site is not open yet" })).toBeVisible();
    await expect(page.getByText("it does not protect data")).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const word = page.getByRole("textbox", { name: "Password" });
    await word.fill("open");
    await word.press("Enter");
    await expect(page.getByText("That is not the password.")).toBeVisible();
    await expect(word).toBeFocused();
    await word.fill("sesame");
    await word.press("Enter");
    await expect(home(page)).toBeVisible();
    await page.reload();
    await expect(home(page)).toBeVisible();
    unlock = "another";
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "This site is not open yet" })).toBeVisible();
    // from then on the first paint shows the curtain, even if the server does not answer
    await page.route("**/customize/settings.json", () => undefined);
    await page.addInitScript(() => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(document.querySelector("h1")?.textContent ?? "")).observe(document, {
        childList: true,
        subtree: true,
      });
      Object.assign(window, { seen });
    });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "This site is not open yet" })).toBeVisible();
    const seen = await page.evaluate(() => [...new Set<string>(Reflect.get(window, "seen"))]);
    expect(seen.filter((heading) => heading !== "")).toEqual(["This site is not open yet"]);
  });
});
