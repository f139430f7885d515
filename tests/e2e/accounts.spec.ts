import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { makeComparison, seeResults } from "./comparisons.ts";
import { lastMailTo, linkIn } from "./outbox.ts";
import { expect, freshPerson, logIn, register, registerByForm, test, typeLogin } from "./profiles.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });
const landing = (page: Page) => page.getByRole("button", { name: "Continue as guest" });
const ok = (page: Page) => dialog(page).getByRole("button", { name: "OK" });

/** The raw scores of the results that are open, in full precision. */
const scoresInFull = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: "CSV", exact: true }).click();
  const arrived = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Results" }).click();
  return readFileSync(await (await arrived).path(), "utf8");
};

test("register, make a comparison, log in on a second profile: the same data, every score the same in every bit", async ({
  page,
  openProfile,
}) => {
  const person = freshPerson();
  await registerByForm(page, person);
  await expect(page.getByText(person.email)).toBeVisible();
  const id = await makeComparison(page, "Kiosk coffee 2027");
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  const scores = await scoresInFull(page);

  const second = await openProfile();
  await logIn(second, person);
  await second.getByRole("button", { name: /^Comparisons/ }).click();
  await expect(second.getByRole("rowheader", { name: "Kiosk coffee 2027" })).toBeVisible();
  await second.goto(`/comparison-mode?comparison_id=${id}`);
  await seeResults(second);
  expect(await scoresInFull(second)).toBe(scores);
});

test.describe("what is wrong is said", () => {
  test.use({ provoked: [/Failed to load resource/] });

  test("by the form while it is filled in, by the specified words when the server refuses", async ({ page }) => {
    const person = freshPerson();
    await register(page, person);
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(landing(page)).toBeVisible();

    const button = page.getByRole("button", { name: "Log in", exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/at least 8 characters/);
    await page.getByRole("textbox", { name: "Email" }).fill("nobody@");
    await page.getByRole("textbox", { name: "Password" }).fill("short");
    await page.getByRole("textbox", { name: "Password" }).press("Enter");
    await expect(page.getByText("Invalid email address")).toBeVisible();
    await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();

    await typeLogin(page, { ...person, password: "not that one" });
    await expect(dialog(page).getByRole("heading", { name: "Login failed" })).toBeVisible();
    await expect(dialog(page)).toContainText("Invalid email or password.");
    await ok(page).click();
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("not that one");

    await typeLogin(page, freshPerson());
    await expect(dialog(page)).toContainText("Email not found. Please register first.");
    await ok(page).click();

    await page.route("/api/login", (route) => route.abort());
    await typeLogin(page, person);
    await expect(dialog(page)).toContainText("Could not login with the provided email and password.");
    await expect(dialog(page)).toContainText("Check your connection");
    await ok(page).click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(person.email);
    await page.unroute("/api/login");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(home(page)).toBeVisible();
  });

  test("of a registration, whose address may have an account", async ({ page }) => {
    const person = freshPerson();
    await register(page, person);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("button", { name: "Create an account" }).click();
    const create = page.getByRole("button", { name: "Create account" });
    await expect(create).toBeDisabled();
    await expect(create).toHaveAccessibleDescription("Still needed: name, email, password, company and job title.");

    await page.getByRole("textbox", { name: "Email" }).press("Enter");
    for (const fault of ["Name is Required", "Company is Required", "Job is Required"]) {
      await expect(page.getByText(fault)).toBeVisible();
    }
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada");
    await page.getByRole("textbox", { name: "Email" }).fill(person.email);
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(person.password);
    await page.getByRole("textbox", { name: "Confirm password" }).fill("another");
    await expect(page.getByText("Passwords must match")).toBeVisible();
    await page.getByRole("textbox", { name: "Confirm password" }).fill(person.password);
    await page.getByRole("textbox", { name: "Company" }).fill("Canteens North");
    await page.getByRole("textbox", { name: "Job title" }).fill("Buyer");
    await page.getByRole("combobox", { name: "Sector" }).selectOption("Other (Explain)");
    await page.getByRole("textbox", { name: "Other sector" }).fill("Food bank");
    await page.getByRole("textbox", { name: "Number of employees" }).fill("-1");
    await expect(create).toBeDisabled();
    await page.getByRole("textbox", { name: "Number of employees" }).fill("1,250");
    await page.getByRole("combobox", { name: "Country" }).selectOption("Spain");
    await page.getByRole("checkbox", { name: "Latin America" }).check();
    await expect(page.getByRole("checkbox", { name: "Send me the newsletter" })).not.toBeChecked();
    await create.click();
    await expect(dialog(page).getByRole("heading", { name: "Account creation failed" })).toBeVisible();
    await expect(dialog(page)).toContainText(
      "An account with this email address already exists. Please login instead.",
    );
    await ok(page).click();
    await expect(page.getByRole("textbox", { name: "Other sector" })).toHaveValue("Food bank");
    await page.getByRole("textbox", { name: "Email" }).fill(freshPerson().email);
    await create.click();
    await expect(home(page)).toBeVisible();
    await page.goto("/account");
    for (const [term, value] of [
      ["Sector", "Food bank"],
      ["Country", "Spain"],
      ["Number of employees", "1,250"],
    ]) {
      await expect(page.getByRole("definition").filter({ hasText: value ?? "" }), term).toBeVisible();
    }
  });

  test("too many attempts say how long to wait", async ({ page }) => {
    await page.goto("/");
    await page.route("/api/login", (route) =>
      route.fulfill({ status: 429, headers: { "Retry-After": "540" }, json: { error: "", code: "too_many_requests" } }),
    );
    await typeLogin(page, freshPerson());
    await expect(dialog(page)).toContainText("Please wait 9 minutes");
  });
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
    // neither the history of the tab nor any request but the first holds the token
    const token = link.split("/").at(-1) ?? "";
    expect(token.length).toBeGreaterThan(20);
    expect(requests.filter((request) => request.includes(token))).toEqual([`GET ${new URL(link, page.url()).href}`]);
    expect(
      requests.every((request) => new URL(request.split(" ")[1] ?? "").origin === new URL(page.url()).origin),
    ).toBe(true);

    await test.step("the session of before has ended", async () => {
      await elsewhere.reload();
      await expect(dialog(elsewhere).getByRole("heading", { name: "Please log in again" })).toBeVisible();
      await expect(dialog(elsewhere).getByRole("textbox", { name: "Email" })).toHaveValue(person.email);
    });

    await test.step("a second use is refused", async () => {
      const again = await openProfile();
      await again.goto(link);
      await again.getByRole("textbox", { name: "New password" }).fill("a third cup, washed");
      await again.getByRole("textbox", { name: "Confirm password" }).fill("a third cup, washed");
      await again.getByRole("button", { name: "Change password" }).click();
      await expect(dialog(again).getByRole("heading", { name: "Password Error" })).toBeVisible();
      await expect(dialog(again)).toContainText("There was an error changing your password. Please try again later.");
      await ok(again).click();
      await again.reload();
      await expect(again.getByRole("heading", { name: "This page needs the link of a mail" })).toBeVisible();
    });
  });
});

test("a forged admin flag opens nothing, for a user either", async ({ page }) => {
  await register(page, freshPerson());
  await page.evaluate(() => localStorage.setItem("isAdmin", "true"));
  await page.goto("/admin");
  await expect(page).toHaveURL("/");
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
});
