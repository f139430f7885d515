import type { Page } from "@playwright/test";
import { lastMailTo, linkIn } from "./outbox.ts";
import { expect, freshPerson, logIn, register, test, typeLogin } from "./profiles.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const sessions = (page: Page) => page.getByRole("table", { name: "Devices that are logged in to your account" });
const history = (page: Page) => page.getByRole("table", { name: "Logins and changes of your account, newest first" });

const openAccount = async (page: Page): Promise<void> => {
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
};

test.describe("the sessions of an account", () => {
  // calls of the ended session are refused
  test.use({ provoked: [/Failed to load resource.*401/] });

  test("another device causes a mail, is listed, can be logged out, and has to log in again", async ({
    page,
    openProfile,
  }) => {
    const person = freshPerson();
    await register(page, person);
    const there = await openProfile();
    await logIn(there, person);

    await test.step("the mail says when, from which device, and what to do", async () => {
      const mail = lastMailTo(person.email);
      expect(mail).toContain("Subject: Tare: login from a new device");
      expect(mail).toMatch(/^Time: \d{1,2} \w+ \d{4} at \d\d:\d\d UTC\nDevice: Chrome on \w+$/m);
      expect(mail).toMatch(/^http:\/\/[^/]+\/reset-password$/m);
    });

    await test.step("one device is logged out", async () => {
      await openAccount(page);
      await expect(sessions(page).getByRole("row")).toHaveCount(3);
      await expect(sessions(page).getByText("This device")).toHaveCount(1);
      await page.getByRole("button", { name: /^Log out Chrome on \w+, logged in / }).click();
      await expect(page.getByText("The device was logged out.")).toBeVisible();
      await expect(page.getByText("You are logged in on this device only.")).toBeVisible();
    });

    await test.step("it has to log in again at its next call, and continues", async () => {
      await there.goto("/account");
      await expect(dialog(there).getByRole("heading", { name: "Please log in again" })).toBeVisible();
      await dialog(there).getByRole("textbox", { name: "Password" }).fill(person.password);
      await dialog(there).getByRole("button", { name: "Log in", exact: true }).click();
      await expect(dialog(there)).toHaveCount(0);
      await expect(sessions(there).getByRole("row")).toHaveCount(3);
    });

    await test.step("a known device causes no second mail; all others are logged out after a confirmation", async () => {
      expect(lastMailTo(person.email)).toContain("Subject: Tare: login from a new device");
      await there.getByRole("button", { name: "Log out all other devices…" }).click();
      await dialog(there).getByRole("button", { name: "Log out all others" }).click();
      await expect(there.getByText("1 other device was logged out.")).toBeVisible();
      await page.reload();
      await expect(dialog(page).getByRole("heading", { name: "Please log in again" })).toBeVisible();
    });

    await test.step("the history lists it, and can be downloaded", async () => {
      await there.reload();
      await expect(history(there).getByRole("rowheader")).toHaveText([
        "All other devices were logged out",
        "Logged in",
        "A device was logged out",
        "Logged in",
        "Account created",
      ]);
      const saving = there.waitForEvent("download");
      await there.getByRole("button", { name: "Download as CSV" }).click();
      expect((await saving).suggestedFilename()).toMatch(/^tare-account_activity_\d{4}-\d\d-\d\d\.csv$/);
    });
  });
});

test("the link of a mail confirms the address for whoever has the password, and leaves the address bar", async ({
  page,
  openProfile,
}) => {
  const person = freshPerson();
  await register(page, person);
  await openAccount(page);
  await expect(page.getByRole("heading", { name: "Your email address is not confirmed" })).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText(`A new link is on its way to ${person.email}.`)).toBeVisible();
  const link = linkIn(lastMailTo(person.email));

  // works in any browser; without a login the password proves the account
  const mailbox = await openProfile();
  await mailbox.goto(link);
  await expect(mailbox).toHaveURL("/verify-email");
  await expect(mailbox).toHaveTitle("Confirm your email address · Tare");
  await mailbox.getByLabel("Password", { exact: true }).fill(person.password);
  await mailbox.getByRole("button", { name: "Confirm email address" }).click();
  await expect(dialog(mailbox).getByRole("heading", { name: "Email address confirmed" })).toBeVisible();
  await dialog(mailbox).getByRole("button", { name: "Continue" }).click();
  await typeLogin(mailbox, person);
  await expect(mailbox.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();

  await page.reload();
  await expect(page.getByText(`${person.email} (confirmed)`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your email address is not confirmed" })).toHaveCount(0);
});

test("a mailed link changes the address, and another logs in with the new one, in the browser that asked", async ({
  page,
  openProfile,
}) => {
  const person = freshPerson();
  await register(page, person);
  await openAccount(page);
  const email = freshPerson().email;
  await page.getByLabel("New email address").fill(email);
  await page.getByRole("button", { name: "Send the link", exact: true }).click();
  await expect(page.getByText(`A link is on its way to ${email}.`, { exact: false })).toBeVisible();
  await page.goto(linkIn(lastMailTo(email)));
  await expect(page).toHaveURL("/confirm-email");
  await page.getByRole("button", { name: "Use this address" }).click();
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
  expect(lastMailTo(person.email)).toContain("Subject: Tare: your email address was changed");

  const there = await openProfile();
  await there.goto("/");
  await there.getByRole("textbox", { name: "Email" }).fill(email);
  await there.getByRole("button", { name: "Email me a link to log in" }).click();
  await dialog(there).getByRole("button", { name: "OK" }).click();
  await there.goto(linkIn(lastMailTo(email)));
  await expect(there).toHaveURL("/login-link");
  await there.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(there.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
});
