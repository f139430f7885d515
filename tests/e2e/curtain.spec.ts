import AxeBuilder from "@axe-core/playwright";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

test("where the settings name a word, it is asked for once; another word is refused", async ({ page }) => {
  let unlock = "sesame";
  await page.route("**/customize/settings.json", (route) => route.fulfill({ json: { unlock } }));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "This site is behind a curtain" })).toBeVisible();
  await expect(page.getByText("it guards no data")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const word = page.getByRole("textbox", { name: "Password" });
  await word.fill("open");
  await word.press("Enter");
  await expect(page.getByText("That is not the word.")).toBeVisible();
  await expect(word).toBeFocused();
  await word.fill("sesame");
  await word.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
  unlock = "another";
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "This site is behind a curtain" })).toBeVisible();
});
