import type { Page } from "@playwright/test";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const LANDSCAPE = { width: 1180, height: 820 };
/** narrower than the panel needs, and wider than a phone */
const UPRIGHT = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

const allowPortrait = (page: Page) => page.addInitScript(() => sessionStorage.setItem("continueInPortrait", "true"));

test("recycling settings stay open with their choices when a tablet is turned, whatever becomes of their panel", async ({
  page,
}) => {
  await allowPortrait(page);
  await page.setViewportSize(LANDSCAPE);
  await page.goto(chosenAddress("Turned").replace("hot_cup_paper_pe", "hot_cup_paper_pla"));
  await page.getByRole("button", { name: "Create Comparison" }).click();
  await seeResults(page);
  await page.getByRole("switch", { name: /Custom rates/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use custom settings" }).click();
  await page.getByRole("button", { name: "Custom Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Custom recycling settings" });
  const box = dialog.getByRole("checkbox", { name: /paper/i }).first();
  // the scores beside the boxes come later, and the dialog grows with them
  await expect(dialog.getByRole("table", { name: /^Overall scores as saved/ })).toBeVisible();
  const before = await box.isChecked();
  await box.setChecked(!before, { force: true });

  for (const size of [UPRIGHT, PHONE, LANDSCAPE, PHONE]) {
    await page.setViewportSize(size);
    await expect(dialog).toBeVisible();
    await expect(box).toBeChecked({ checked: !before });
  }
  // on the narrow window, where the panel that has opened it is folded
  await expect(page.getByRole("button", { name: "Custom Settings", includeHidden: true })).toBeHidden();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  // the page is not blocked by anything
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("button", { name: "Custom Settings" }).click();
  await expect(box).toBeVisible();
  await expect(box).toBeChecked({ checked: !before });
});

test("own weights keep what was typed, and a number that is explained stays explained", async ({ page }) => {
  await allowPortrait(page);
  await page.setViewportSize(LANDSCAPE);
  await makeComparison(page, "Turned");
  await page.getByRole("button", { name: "Set your own" }).click();
  const weights = page.getByRole("dialog");
  const number = weights.getByRole("textbox").first();
  await number.fill("7");
  for (const size of [UPRIGHT, PHONE, LANDSCAPE]) {
    await page.setViewportSize(size);
    await expect(number).toHaveValue("7");
    await expect(number).toBeVisible();
  }
  await weights.getByRole("button", { name: "Cancel" }).click();

  const cell = page.getByRole("table", { name: "Comparison Scores" }).getByRole("cell").getByRole("button").first();
  await cell.click();
  const drawer = page.getByRole("dialog");
  const title = await drawer.getByRole("heading").first().innerText();
  for (const size of [UPRIGHT, PHONE, LANDSCAPE]) {
    await page.setViewportSize(size);
    await expect(drawer.getByRole("heading").first()).toHaveText(title);
  }
});

test("a dialog stays in use although the prompt to turn the device hides the page behind it", async ({ page }) => {
  await page.setViewportSize(LANDSCAPE);
  await makeComparison(page, "Turned");
  await page.getByRole("button", { name: "Set your own" }).click();
  const weights = page.getByRole("dialog");
  await weights.getByRole("textbox").first().fill("7");
  await page.setViewportSize(PHONE);
  await expect(weights.getByRole("textbox").first()).toHaveValue("7");
  await weights.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Please rotate your device" })).toBeVisible();
  await page.getByRole("button", { name: "Continue in portrait" }).click();
  await seeResults(page);
});
