import type { Page } from "@playwright/test";
import { makeComparison, seeResults } from "./comparisons.ts";
import { expect, freshPerson, logIn, register, registerByForm, test, typeLogin } from "./profiles.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });
const landing = (page: Page) => page.getByRole("button", { name: "Continue as guest" });
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d/);
const rename = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "Change the name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Name" }).press("Enter");
};

/** Everything that the browser keeps for this site, as text. */
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
      // the reference tables are everybody's
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

/** Keeps the clearing of a logout waiting, as a busy browser does; answers the way to let it through. */
const holdClearing = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, "transaction")
      ?.value as IDBDatabase["transaction"];
    // a write begins once every earlier transaction over its stores has ended, and this one asks for more and more
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

test.describe("a logout", () => {
  // without a connection the landing's forms do not come: it says so, but the bundler's preload also throws into the void
  test.use({ provoked: [/Failed to load resource|Unable to preload CSS/] });

  for (const offline of [false, true]) {
    test(`clears everything in all tabs within a second${offline ? ", also offline" : ""}`, async ({
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
      const token = await page.evaluate(() => localStorage.getItem("accessToken"));
      expect(await everythingStored(page)).toContain("Secret comparison");
      // what a tab keeps for itself
      await third.evaluate(() => sessionStorage.setItem("comparison_draft", JSON.stringify({ name: "Secret draft" })));

      // this far the code of the questions has come: it has to work without a connection
      await page.goto("/account");
      await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
      if (offline) await context.setOffline(true);
      await page.getByRole("button", { name: "Log out" }).click();
      await expect(landing(page)).toBeVisible();
      for (const tab of [second, third]) await expect(tab).toHaveURL("/", { timeout: 1_000 });
      await expect(landing(second)).toBeVisible();

      const left = await everythingStored(page);
      for (const trace of ["Secret comparison", person.email, id, token ?? "?"]) expect(left).not.toContain(trace);
      await expect.poll(() => everythingStored(third)).not.toContain("Secret draft");
      if (offline) await context.setOffline(false);
      await expect
        .poll(async () =>
          (
            await page.request.get("/api/user", { headers: { Authorization: `Bearer ${token}` }, maxRetries: 3 })
          ).status(),
        )
        .toBe(401);
      await second.goBack().catch(() => null);
      await expect(second.getByText("Secret comparison")).toHaveCount(0);
    });
  }

  test("leaves what is typed into the start page while the browser still clears", async ({ page }) => {
    const person = freshPerson();
    await register(page, person);
    const release = await holdClearing(page);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill(person.email);
    await page.getByRole("textbox", { name: "Password" }).fill(person.password);
    expect(await page.evaluate(() => localStorage.getItem("endingOwner"))).toBe(person.email);
    await release();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("endingOwner"))).toBeNull();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(home(page)).toBeVisible();
  });

  test("with changes that are not sent asks first", async ({ page }) => {
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
    await expect(page.getByRole("heading", { name: "Not sent" })).toBeVisible();
    await page.getByRole("button", { name: "Log out" }).click();
    await dialog(page).getByRole("button", { name: "Log out and lose them" }).click();
    await expect(landing(page)).toBeVisible();
    await page.unroute("/api/updateComparison");
    await typeLogin(page, person);
    await expect(home(page)).toBeVisible();
    await page.getByRole("button", { name: /^Comparisons/ }).click();
    await expect(page.getByRole("rowheader", { name: "Kept on the server" })).toBeVisible();
  });
});

test.describe("work that did not arrive after a login", () => {
  test.use({ provoked: [/Failed to load resource/] });

  test("is asked for again by Retry; OK logs out", async ({ page, openProfile }) => {
    const person = freshPerson();
    await register(await openProfile(), person);
    await page.route("/api/listProduct", (route) => route.fulfill({ status: 500, json: { code: "internal" } }));
    await page.goto("/");
    await typeLogin(page, person);
    await expect(dialog(page).getByRole("heading", { name: "Data retrieval failed" })).toBeVisible();
    await expect(dialog(page)).toContainText(
      "Could not retrieve your user data from the server. Please try again later.",
    );
    await dialog(page).getByRole("button", { name: "OK" }).click();
    await expect(landing(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    await typeLogin(page, person);
    await expect(dialog(page)).toBeVisible();
    await page.unroute("/api/listProduct");
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(home(page)).toBeVisible();
  });
});

test("foods, products, portfolios and comparisons are fetched in that order", async ({
  page,
  requests,
  openProfile,
}) => {
  const person = freshPerson();
  await register(await openProfile(), person);
  await logIn(page, person);
  const lists = () =>
    requests.flatMap((request) => /\/api\/list(Food|Product|Portfolio|Comparison)$/.exec(request)?.[1] ?? []);
  await expect.poll(() => lists().slice(0, 4)).toEqual(["Food", "Product", "Portfolio", "Comparison"]);
});

test.describe("a session that ends in the middle of the work", () => {
  test.use({ provoked: [/Failed to load resource/] });

  const endOnServer = async (page: Page): Promise<void> => {
    const token = await page.evaluate(() => localStorage.getItem("accessToken"));
    const headers = { Authorization: `Bearer ${token}` };
    const ended = await page.request.post("/api/logout", { headers, data: {}, maxRetries: 3 });
    expect(ended.status()).toBe(200);
  };

  test("asks to log in again, then sends what was edited meanwhile", async ({ page, openProfile }) => {
    const person = freshPerson();
    await register(page, person);
    await makeComparison(page, "Before");
    await expect(saved(page)).toBeVisible();
    await endOnServer(page);
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
    const second = await openProfile();
    await logIn(second, person);
    await second.getByRole("button", { name: /^Comparisons/ }).click();
    await expect(second.getByRole("rowheader", { name: "After" })).toBeVisible();
  });

  test("lets somebody else log in, who gets nothing of it; its owner does, later", async ({ page }) => {
    const [person, other] = [freshPerson(), freshPerson()];
    await register(page, person);
    await makeComparison(page, "Before");
    await expect(saved(page)).toBeVisible();
    await endOnServer(page);
    await rename(page, "After");
    await dialog(page).getByRole("button", { name: "Log in as somebody else" }).click();
    await expect(dialog(page)).toContainText(`1 item with unsent changes stays in this browser until ${person.email}`);
    await dialog(page).getByRole("button", { name: "Go to the start page" }).click();
    await expect(landing(page)).toBeVisible();
    await register(page, other);
    await page.getByRole("button", { name: /^Comparisons/ }).click();
    await expect(page.getByText("After")).toHaveCount(0);
    await page.getByRole("button", { name: "Log out" }).click();
    await typeLogin(page, person);
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "After" })).toBeVisible();
    await expect(saved(page)).toBeVisible();
  });
});

test.describe("a server that is away", () => {
  // the page itself comes from the server too, so only its calls fail
  test.use({ provoked: [/Failed to load resource/] });

  test("edits made while the server is away survive a reload and arrive on the other device", async ({
    page,
    openProfile,
  }) => {
    test
      .info()
      .annotations.push({ type: "note", description: "the page itself comes from the server, so only its calls fail" });
    const person = freshPerson();
    await register(page, person);
    const id = await makeComparison(page, "Before");
    await expect(saved(page)).toBeVisible();
    await page.route("/api/**", (route) => route.fulfill({ status: 503, json: { code: "unavailable" } }));
    await rename(page, "While away");
    await expect(page.getByRole("banner").getByText(/sent later|not sent|kept in this browser|waits?/i)).toBeVisible();
    await page.reload();
    await seeResults(page);
    await expect(page.getByRole("heading", { name: "While away" })).toBeVisible();
    await page.unroute("/api/**");
    await expect(saved(page)).toBeVisible({ timeout: 90_000 });
    const second = await openProfile();
    await logIn(second, person);
    await second.goto(`/comparison-mode?comparison_id=${id}`);
    await expect(second.getByRole("heading", { name: "While away" })).toBeVisible();
  });
});

test("a guest who gets an account is asked about the work of before, and takes it along", async ({
  page,
  openProfile,
}) => {
  const person = freshPerson();
  await page.goto("/");
  await page.getByRole("button", { name: "Continue as guest" }).click();
  const id = await makeComparison(page, "As a guest");
  await page.goto("/");
  await page.getByRole("button", { name: "Log in or create an account" }).click();
  await expect(landing(page)).toBeVisible();
  await registerByForm(page, person);
  await expect(dialog(page).getByRole("heading", { name: "Keep what you made as a guest?" })).toBeVisible();
  await expect(dialog(page)).toContainText("1 comparison");
  await dialog(page).getByRole("button", { name: "Keep in my account" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  const second = await openProfile();
  await logIn(second, person);
  await second.goto(`/comparison-mode?comparison_id=${id}`);
  await seeResults(second);
});
