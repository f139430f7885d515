import type { Page } from "@playwright/test";
import { expectNoWider } from "./no-wider.ts";
import { expect, freshPerson, register, test, typeLogin } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";

test.use({ provoked: [/Failed to load resource/] });

const dialog = (page: Page) => page.getByRole("dialog");

/** No serious accessibility finding, and no sideways scroll on a phone in portrait. */
const expectAccessible = async (page: Page): Promise<void> => {
  await expectNoSeriousFindings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoWider(page);
  await page.setViewportSize({ width: 1440, height: 900 });
};

// the prompt to turn the device has its own tests; here it would appear below an open dialog
test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem("continueInPortrait", "true")));

test("a user changes the details and the password of an account, takes the data along, and deletes it", async ({
  page,
}) => {
  const person = freshPerson();
  await register(page, person);
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "What we know about you" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("textbox", { name: "Current password" }).fill("not that one");
  await page.getByRole("textbox", { name: "New password" }).fill("a steel cup, washed");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("a steel cup, washed");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(dialog(page)).toContainText("The current password is wrong. Nothing was changed.");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Current password" }).fill(person.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Password Changed" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);

  for (const [name, file] of [
    ["Everything as JSON", /^tare-account_[\d-]+\.json$/],
    ["Account as CSV", /^tare-account_account_[\d-]+\.csv$/],
  ] as const) {
    const arrived = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    expect((await arrived).suggestedFilename()).toMatch(file);
  }

  await page.getByRole("button", { name: "Delete account…" }).click();
  const remove = dialog(page).getByRole("button", { name: "Delete account" });
  await expect(remove).toBeDisabled();
  await expectAccessible(page);
  await dialog(page).getByRole("textbox", { name: "Password" }).fill(person.password);
  await dialog(page).getByRole("checkbox").check();
  await remove.click();
  await expect(dialog(page)).toContainText("The password is wrong. Nothing was deleted.");
  await dialog(page).getByRole("textbox", { name: "Password" }).fill("a steel cup, washed");
  await remove.click();
  await expect(dialog(page).getByRole("heading", { name: "Your account was deleted" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  await typeLogin(page, person);
  await expect(dialog(page)).toContainText("Email not found. Please register first.");
});
