import type { Page, Route } from "@playwright/test";
import { makeComparison, seeResults } from "./comparisons.ts";
import { expect, freshPerson, logIn, register, test } from "./profiles.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });
const landing = (page: Page) => page.getByRole("button", { name: "Continue as guest" });
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d/);
const rename = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "Change the name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Name" }).press("Enter");
};

/** Everything that the browser stores for this site, as text. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
      });
    for (const { name } of databases) {
      const database = await asked(indexedDB.open(name ?? ""));
      // the reference tables are the same for everyone
      for (const store of [...database.objectStoreNames].filter((one) => one !== "entities")) {
        const records = database.transaction(store).objectStore(store);
        rows.push(store, await asked(records.getAllKeys()), await asked(records.getAll()));
      }
      database.close();
    }
    return JSON.stringify(rows, (_key, value: unknown) =>
      ArrayBuffer.isView(value) ? [...new Uint8Array(value.buffer)] : value,
    );
  });

/** Delays the clearing after a logout, like a busy browser; gives a function that releases it. */
const holdClearing = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, "transaction")
      ?.value as IDBDatabase["transaction"];
    // a write waits for all earlier transactions on its stores; this transaction keeps requesting reads
    const readUntilReleased = (store: IDBObjectStore): void => {
      store.count().addEventListener("success", () => {
        if (!("clearingMayGo" in window)) readUntilReleased(store);
      });
    };
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, stores, mode, options) {
      const names = [stores].flat() as string[];
      if (mode === "readwrite" && localStorage.getItem("endingOwner") !== null) {
        readUntilReleased(transaction.call(this, names, "readonly").objectStore(names[0] ?? ""));
      }
      return transaction.call(this, names, mode, options);
    };
  });
  return () => page.evaluate(() => void Object.assign(window, { clearingMayGo: true }));
};

/** The session of the page, for direct API calls. */
const sessionOf = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  return { headers: { Authorization: `Bearer ${token}` }, maxRetries: 3 };
};

test.describe("a logout", () => {
  // offline, the forms of the landing page are missing: the page says so, and the bundler's preload throws as well
  test.use({ provoked: [/Failed to load resource|Unable to preload CSS/] });

  test("without a connection clears everything in all tabs, and reaches the server later", async ({
    page,
    context,
  }) => {
    const person = freshPerson();
    await register(page, person);
    const id = await makeComparison(page, "Secret comparison");
    await expect(saved(page)).toBeVisible();
    const second = await context.newPage();
    await second.goto(`/comparison-mode?comparison_id=${id}`);
    await seeResults(second);
    const third = await context.newPage();
    await third.goto("/privacy");
    const session = await sessionOf(page);
    expect(await everythingStored(page)).toContain("Secret comparison");
    // data in the storage of one tab
    await third.evaluate(() => sessionStorage.setItem("comparison_draft", JSON.stringify({ name: "Secret draft" })));

    // loads the code of the dialogs, which must work offline afterwards
    await page.goto("/account");
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(landing(page)).toBeVisible();
    for (const tab of [second, third]) await expect(tab).toHaveURL("/");
    await expect(landing(second)).toBeVisible();

    const left = await everythingStored(page);
    const token = session.headers.Authorization.replace("Bearer ", "");
    for (const trace of ["Secret comparison", person.email, id, token]) expect(left).not.toContain(trace);
    await expect.poll(() => everythingStored(third)).not.toContain("Secret draft");
    await context.setOffline(false);
    await expect.poll(async () => (await page.request.get("/api/user", session)).status()).toBe(401);
    await second.goBack().catch(() => null);
    await expect(second.getByText("Secret comparison")).toHaveCount(0);
  });

  test("with unsent changes asks first; the next login can be typed while the browser is still clearing", async ({
    page,
  }) => {
    const person = freshPerson();
    await register(page, person);
    await makeComparison(page, "Kept on the server");
    await expect(saved(page)).toBeVisible();
    await page.route("/api/updateComparison", (route) => route.abort());
    await rename(page, "Not sent");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Log out with unsent changes?" })).toBeVisible();
    await expect(dialog(page)).toContainText("1 item has changes");
    await dialog(page).getByRole("button", { name: "Stay logged in" }).click();
    await expect(page.getByRole("complementary").getByText("Not sent")).toBeVisible();
    const release = await holdClearing(page);
    await page.getByRole("button", { name: "Log out" }).click();
    await dialog(page).getByRole("button", { name: "Log out and lose them" }).click();
    await expect(landing(page)).toBeVisible();
    await page.unroute("/api/updateComparison");
    await page.getByRole("textbox", { name: "Email" }).fill(person.email);
    await page.getByRole("textbox", { name: "Password" }).fill(person.password);
    expect(await page.evaluate(() => localStorage.getItem("endingOwner"))).toBe(person.email);
    await release();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("endingOwner"))).toBeNull();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(home(page)).toBeVisible();
    await page.getByRole("button", { name: /^Comparisons/ }).click();
    await expect(page.getByRole("rowheader", { name: "Kept on the server" })).toBeVisible();
  });
});

test.describe("edits without a server, or without a session", () => {
  test.use({ provoked: [/Failed to load resource/] });

  test("survive a reload, are sent once the server is back or the user logs in again, and reach the other device", async ({
    page,
    openProfile,
  }) => {
    const person = freshPerson();
    await register(page, person);
    await makeComparison(page, "Before");
    await expect(saved(page)).toBeVisible();

    await test.step("while the server is away", async () => {
      // the page also comes from this server, so only API calls fail
      await page.route("/api/**", (route) => route.fulfill({ status: 503, json: { code: "unavailable" } }));
      await rename(page, "While away");
      await expect(
        page.getByRole("banner").getByText(/sent later|not sent|saved in this browser|waits?/i),
      ).toBeVisible();
      await page.reload();
      await seeResults(page);
      await expect(page.getByRole("complementary").getByText("While away")).toBeVisible();
      await page.unroute("/api/**");
      await expect(saved(page)).toBeVisible({ timeout: 90_000 });
      const kept = await page.request.get("/api/listComparison", await sessionOf(page));
      expect(await kept.text()).toContain("While away");
    });

    await test.step("after the session has ended", async () => {
      const session = await sessionOf(page);
      // it ends while the change is on its way: any call that learns of it earlier would open the dialog over the name
      const endFirst = async (route: Route): Promise<void> => {
        const ended = await page.request.post("/api/logout", { ...session, data: {} });
        expect(ended.status()).toBe(200);
        await route.continue();
      };
      await page.route("/api/updateComparison", endFirst, { times: 1 });
      await rename(page, "After");
      await expect(dialog(page).getByRole("heading", { name: "Please log in again" })).toBeVisible();
      await expect(dialog(page).getByRole("textbox", { name: "Email" })).toHaveValue(person.email);
      await expect(dialog(page).getByRole("textbox", { name: "Password" })).toBeFocused();
      await page.keyboard.type("not that one");
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toContainText("Invalid email or password.");
      await dialog(page).getByRole("textbox", { name: "Password" }).fill(person.password);
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toHaveCount(0);
      await expect(saved(page)).toBeVisible();
    });
    const second = await openProfile();
    await logIn(second, person);
    await second.getByRole("button", { name: /^Comparisons/ }).click();
    await expect(second.getByRole("rowheader", { name: "After" })).toBeVisible();
  });
});
