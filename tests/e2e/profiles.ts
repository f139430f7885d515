import { randomInt, randomUUID } from "node:crypto";
import { test as plain, type BrowserContext, type Page } from "@playwright/test";
import { expect } from "./watched.ts";
import { endRoutes, watchPages } from "./watch-pages.ts";

export interface Profiles {
  /** Console errors that the test causes deliberately. */
  readonly provoked: readonly RegExp[];
  /** Opens a page in another browser profile, like another device. */
  readonly openProfile: () => Promise<Page>;
  /** Every request of every page of the test, as `METHOD url`. */
  readonly requests: readonly string[];
}

/** A client address of its own, so that tests do not share rate limits. */
const freshAddress = (): string => `10.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * `test` for tests with an account: like that of watched.ts, but with posts allowed. Several profiles can be open, and all
 * of them are watched.
 */
export const test = plain.extend<Profiles>({
  provoked: [[], { option: true }],
  // depends on another fixture, because playwright requires a pattern as first parameter
  extraHTTPHeaders: async ({ locale }, use) =>
    use({ "Accept-Language": locale ?? "en", "CF-Connecting-IP": freshAddress() }),
  requests: [
    async ({ context, provoked }, use) => {
      const { requests, faults } = await watchPages(context, provoked);
      await use(requests);
      await endRoutes(context);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  openProfile: async ({ browser, provoked }, use) => {
    const opened: { context: BrowserContext; faults: readonly string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push({ context, faults: (await watchPages(context, provoked)).faults });
      return context.newPage();
    });
    for (const { context, faults } of opened) {
      await endRoutes(context);
      await context.close();
      expect(faults).toEqual([]);
    }
  },
});

export { expect };

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** A person that no other test uses. */
export const freshPerson = (): Person => ({
  email: `${randomUUID()}@example.org`,
  password: "a glass cup, washed",
});

const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });

const PROFILE = { name: "Ada", company: "Canteens North", job: "Buyer" };

/** Logs this profile in with an existing session, at the home page. */
export const enter = async (page: Page, { email, accessToken }: { email: string; accessToken: string }) => {
  // a small page of the same origin: the session must be stored before the app starts
  await page.goto("/theme-boot.js");
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken, accountEmail: email, isAdmin: "false", tare_version: "11" },
  );
  await page.goto("/");
  await expect(home(page)).toBeVisible();
};

/** Creates an account through the API, without opening a page. Gives the token of its session. */
export const makeAccount = async (page: Page, person: Person): Promise<string> => {
  const reply = await page.request.post("/api/register", { data: { ...PROFILE, ...person } });
  expect(reply.status()).toBe(201);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return accessToken;
};

/** Creates an account through the API and enters with it. `registerByForm` tests the forms. */
export const register = async (page: Page, person: Person): Promise<void> =>
  enter(page, { email: person.email, accessToken: await makeAccount(page, person) });

/** From the open landing page to the home of a new account, with the required fields. */
export const registerByForm = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(PROFILE.name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(password);
  await page.getByRole("textbox", { name: "Company" }).fill(PROFILE.company);
  await page.getByRole("textbox", { name: "Job title" }).fill(PROFILE.job);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(home(page)).toBeVisible();
};

/** Types e-mail and password and submits the form; the caller checks the result. */
export const typeLogin = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
};

/** From the landing page to the home page of an account. */
export const logIn = async (page: Page, person: Person): Promise<void> => {
  await page.goto("/");
  await typeLogin(page, person);
  await expect(home(page)).toBeVisible();
};
