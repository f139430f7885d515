import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { PASSWORD, type Person } from "../edge-api/suite/people.ts";
import { test } from "./own-server-test.ts";
import { enter, expect, typeLogin } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";

/** A virtual authenticator of Chromium that confirms immediately. */
async function virtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** whether it verifies the user (fingerprint, face or PIN) */
    knowsUser: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** deletes all credentials, like a lost device */
    lose: () => devtools.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
};
const addPasskey = async (page: Page, name: string): Promise<void> => {
  await page.goto("/account");
  await page.getByRole("button", { name: "Add a passkey…" }).click();
  await dialog(page, "Add a passkey").getByRole("textbox", { name: "Name of the passkey" }).fill(name);
  await page.getByRole("button", { name: "Create passkey" }).click();
  await expect(page.getByRole("rowheader", { name })).toBeVisible();
};
const enterAs = (page: Page, { email, token }: Person) => enter(page, { email, accessToken: token });

// refused or incomplete logins log an error to the console
test.use({ provoked: [/Failed to load resource/] });

test("a user adds a passkey, which logs in by itself, then is the second factor; recovery codes replace a lost one", async ({
  page,
  server,
}) => {
  const person = await server.newPerson();
  const login = { email: person.email, password: PASSWORD };
  const authenticator = await virtualAuthenticator(page);
  await enterAs(page, person);
  await addPasskey(page, "Work laptop");
  await expectNoSeriousFindings(page);

  await test.step("by itself: only if the device verifies the user", async () => {
    await logOut(page);
    await authenticator.knowsUser(false);
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page.getByRole("alert")).toContainText("No passkey was used");
    await authenticator.knowsUser(true);
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(home(page)).toBeVisible();
  });

  let codes: string[] = [];
  await test.step("switched on as second factor, with recovery codes to download", async () => {
    await page.goto("/account");
    await page.getByRole("switch", { name: "Ask for a passkey after the password" }).click();
    await expect(page.getByText("Logins with your password now ask for a passkey.")).toBeVisible();
    await page.getByRole("button", { name: "Make recovery codes" }).click();
    const shown = dialog(page, "Your recovery codes");
    await expect(shown.getByRole("listitem")).toHaveCount(10);
    codes = await shown.getByRole("listitem").allTextContents();
    await expectNoSeriousFindings(page);
    const arrived = page.waitForEvent("download");
    await shown.getByRole("button", { name: "Download" }).click();
    const file = readFileSync(await (await arrived).path(), "utf8");
    for (const code of codes) expect(file).toContain(code);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: `Tare: recovery codes of ${person.email}` })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your account" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await shown.getByRole("button", { name: "I have kept them" }).click();
    await expect(page.getByText("10 codes are left.")).toBeVisible();
    await expect(page.getByText(codes[0] ?? "")).toHaveCount(0);
  });

  await test.step("the password alone is not enough; with the passkey it is", async () => {
    await logOut(page);
    await typeLogin(page, login);
    const question = dialog(page, "Log in with your passkey");
    await expect(question).toBeVisible();
    await expectNoSeriousFindings(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(home(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await question.getByRole("button", { name: "Use a passkey" }).click();
    await expect(home(page)).toBeVisible();
  });

  await test.step("lost: a recovery code works once, by keyboard; then the passkey is removed and the password is enough", async () => {
    await logOut(page);
    await authenticator.lose();
    await typeLogin(page, login);
    await dialog(page, "Log in with your passkey").getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("alert")).toContainText("No passkey was used");
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    const field = dialog(page, "Use a recovery code").getByRole("textbox", { name: "Recovery code" });
    await expect(field).toBeFocused();
    await page.keyboard.type("0000-0000-0000-0000");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("not a recovery code of this account");
    await field.fill((codes[3] ?? "").toLowerCase());
    await page.keyboard.press("Enter");
    await expect(home(page)).toBeVisible();
    await page.goto("/account");
    await expect(page.getByText("9 codes are left.")).toBeVisible();
    await page.getByRole("button", { name: "Remove Work laptop" }).click();
    await page.getByRole("button", { name: "Remove passkey", exact: true }).click();
    await expect(page.getByText("You have no passkey yet.")).toBeVisible();
    await logOut(page);
    await typeLogin(page, login);
    await expect(home(page)).toBeVisible();
  });
});
