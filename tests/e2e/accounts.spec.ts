import type { Page } from "@playwright/test";
import { makeComparison, seeResults } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { lastMailTo, linkIn } from "./outbox.ts";
import { command, saveProduct, scoresInFull } from "./own-products.ts";
import { expect, freshPerson, logIn, register, registerByForm, test, typeLogin } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });
const landing = (page: Page) => page.getByRole("button", { name: "Continue as guest" });
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d/);
const ok = (page: Page) => dialog(page).getByRole("button", { name: "OK" });

/** No serious accessibility finding, and no sideways scroll on a phone in portrait. */
const expectAccessible = async (page: Page): Promise<void> => {
  await expectNoSeriousFindings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoWider(page);
  await page.setViewportSize({ width: 1440, height: 900 });
};

test.beforeEach(({ page }) =>
  // the prompt to turn the device has its own tests; here it would appear below an open dialog
  page.addInitScript(() => sessionStorage.setItem("continueInPortrait", "true")),
);

test("guest work moves to an account, with identical scores after a logout and in another browser", async ({
  page,
  openProfile,
}) => {
  const person = freshPerson();
  await page.goto("/");
  await landing(page).click();
  const id = await makeComparison(page, "Kiosk coffee 2027");
  await test.step("registers and keeps the guest work", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await page.getByRole("button", { name: "Log in or create an account" }).click();
    await expect(landing(page)).toBeVisible();
    await registerByForm(page, person);
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(dialog(page).getByRole("heading", { name: "Keep what you made as a guest?" })).toBeVisible();
    await expect(dialog(page)).toContainText("1 comparison");
    await dialog(page).getByRole("button", { name: "Keep in my account" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
  });
  const scores = await test.step("adds an own product", async () => {
    await page.goto(`/comparison-mode?comparison_id=${id}`);
    await seeResults(page);
    await command(page, "PP returnable cup", "Edit Product");
    await page.getByLabel("Number of uses").fill("123");
    await expect(page.getByText("1 setting changed")).toBeVisible();
    await saveProduct(page).click();
    await expect(page.getByRole("button", { name: "Commands for My PP returnable cup" })).toBeVisible();
    await expect(saved(page)).toBeVisible();
    const before = await scoresInFull(page);
    expect(before.join()).toContain("My PP returnable cup");
    return before;
  });
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(landing(page)).toBeVisible();
  for (const browser of [page, await openProfile()]) {
    await logIn(browser, person);
    await browser.getByRole("button", { name: /^Comparisons/ }).click();
    await expect(browser.getByRole("rowheader", { name: "Kiosk coffee 2027" })).toBeVisible();
    await browser.goto(`/comparison-mode?comparison_id=${id}`);
    await seeResults(browser);
    expect(await scoresInFull(browser)).toEqual(scores);
  }
});

test.describe("a forgotten password", () => {
  test.use({ provoked: [/Failed to load resource/] });

  test("is renewed by mail; the link's token leaves the address bar and works once", async ({
    page,
    requests,
    openProfile,
  }) => {
    const person = freshPerson();
    const renewed = { ...person, password: "a steel cup, washed" };
    const elsewhere = await openProfile();
    await register(elsewhere, person);

    await page.goto("/");
    await page.getByRole("textbox", { name: "Email" }).fill(person.email);
    await page.getByRole("link", { name: "Forgot password? Reset" }).click();
    await expect(page).toHaveURL(`/reset-password/${encodeURIComponent(person.email)}`);
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(person.email);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Password Reset Request" })).toBeVisible();
    await expect(dialog(page)).toContainText(`An email was sent to ${person.email}`);
    await ok(page).click();
    await page.getByRole("textbox", { name: "Email" }).fill(freshPerson().email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(dialog(page)).toContainText("was not found");

    const link = linkIn(lastMailTo(person.email));
    await page.goto(link);
    await expect(page).toHaveURL("/change-password");
    await page.getByRole("textbox", { name: "New password" }).fill(renewed.password);
    await expect(page.getByRole("button", { name: "Change password" })).toBeDisabled();
    await page.getByRole("textbox", { name: "Confirm password" }).fill(renewed.password);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Password Changed" })).toBeVisible();
    await expect(dialog(page)).toContainText("Your password has been successfully changed.");
    await ok(page).click();
    await expect(page).toHaveURL("/");
    await typeLogin(page, renewed);
    await expect(home(page)).toBeVisible();
    // the token is neither in the history of the tab nor in any request but the first
    const token = link.split("/").at(-1) ?? "";
    expect(token.length).toBeGreaterThan(20);
    expect(requests.filter((request) => request.includes(token))).toEqual([`GET ${new URL(link, page.url()).href}`]);
    expect(
      requests.every((request) => new URL(request.split(" ")[1] ?? "").origin === new URL(page.url()).origin),
    ).toBe(true);

    await test.step("the earlier session has ended", async () => {
      await elsewhere.reload();
      await expect(dialog(elsewhere).getByRole("heading", { name: "Please log in again" })).toBeVisible();
      await expect(dialog(elsewhere).getByRole("textbox", { name: "Email" })).toHaveValue(person.email);
    });

    await test.step("a second use is refused", async () => {
      const again = await openProfile();
      await again.addInitScript(() => sessionStorage.setItem("continueInPortrait", "true"));
      await again.goto(link);
      await again.getByRole("textbox", { name: "New password" }).fill("a third cup, washed");
      await again.getByRole("textbox", { name: "Confirm password" }).fill("a third cup, washed");
      await again.getByRole("button", { name: "Change password" }).click();
      await expect(dialog(again).getByRole("heading", { name: "Password Error" })).toBeVisible();
      await expect(dialog(again)).toContainText("There was an error changing your password. Please try again later.");
      await expectAccessible(again);
      await ok(again).click();
      await again.reload();
      await expect(again.getByRole("heading", { name: "Open this page from the link in your email" })).toBeVisible();
    });
  });
});
