import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, GUEST, test } from "./watched.ts";

const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });
const landing = (page: Page) => page.getByRole("button", { name: "Continue as guest" });

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
