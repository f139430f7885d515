import type { Page } from "@playwright/test";
import type { Person } from "../edge-api/suite/people.ts";
import { builtFiles, nextBuild } from "./built-files.ts";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { test } from "./own-server-test.ts";
import { expect } from "./profiles.ts";
import { shownRows } from "./shown-table.ts";

test.use({
  serviceWorkers: "allow",
  // the browser logs failed requests to the console
  provoked: [/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED/],
});

const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });

const enterAsGuest = async (page: Page): Promise<void> => {
  await page.goto("/");
  await page.getByRole("button", { name: "Continue as guest" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /call this comparison/ })).toBeVisible();
};

const enterAs = async (page: Page, { token, email }: Person): Promise<void> => {
  await page.goto("/");
  await page.evaluate(
    ([accessToken = "", accountEmail = ""]) => {
      localStorage.setItem("accessToken", accessToken);
      localStorage.setItem("accountEmail", accountEmail);
      localStorage.setItem("tare_version", "11");
    },
    [token, email],
  );
  await page.goto("/");
  await expect(home(page)).toBeVisible();
};

/** Names of complete builds in the cache that are in use. */
const keptBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("tare-build-"));
    const used = await Promise.all(names.map(async (name) => (await caches.open(name)).match("/used")));
    return names.filter((_, at) => used[at] !== undefined);
  });

/** Waits until the page with all its parts is cached, and the service worker controls it. */
const seeKept = async (page: Page, builds = 1): Promise<void> => {
  await expect.poll(() => keptBuilds(page), { timeout: 90_000 }).toHaveLength(builds);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset["build"] ?? "first");

const news = (page: Page) => page.getByText("A newer version of Tare is ready.");
/** Checks that a comparison is listed on the home page, whose section may be collapsed. */
const seeListed = async (page: Page, name: string): Promise<void> => {
  await expect(home(page)).toBeVisible();
  const menu = page.getByRole("button", { name: `Menu of ${name}` });
  const section = page.getByRole("button", { name: /^Comparisons/ });
  if ((await section.getAttribute("aria-expanded")) === "false") await section.click();
  await expect(menu).toBeVisible();
};

const expectInstallable = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // an incognito window cannot install apps
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const { data, errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? "{}") as { icons: readonly { src: string; sizes: string; purpose?: string }[] };
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size).toBe(sizes);
  }
};

test("offline, a guest can start, read (also in Spanish) and make comparisons, which are kept", async ({
  page,
  context,
  server,
}) => {
  await enterAsGuest(page);
  await makeComparison(page, "Before the tunnel");
  const scores = await shownRows(page.getByRole("grid", { name: "Comparison Scores" }));
  await page.goto("/methodology");
  await expect(page.getByText("Every score starts from one list")).toBeVisible();
  // help texts are cached in the languages in which they were read
  await page.evaluate(() => localStorage.setItem("language", "es"));
  await page.reload();
  await expect(page.getByText("Toda puntuación parte de una lista")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await page.reload();
  await expect(page.getByText("Every score starts from one list")).toBeVisible();
  await seeKept(page);
  await test.step("the page can be installed", () => expectInstallable(page));
  await server.close();

  // continue in a new tab
  await page.close();
  const offline = await context.newPage();
  await offline.goto("/");
  await seeListed(offline, "Before the tunnel");
  await expect(offline.getByText(/You see the last good data/)).toBeVisible();
  await offline.getByRole("button", { name: "Menu of Before the tunnel" }).click();
  await offline.getByRole("menuitem", { name: "View Comparison" }).click();
  await seeResults(offline);
  expect(await shownRows(offline.getByRole("grid", { name: "Comparison Scores" }))).toEqual(scores);
  await makeComparison(offline, "Made in the tunnel");
  await offline.goto("/methodology");
  await expect(offline.getByText("Every score starts from one list")).toBeVisible();
  // pages and dialogs whose code was not requested before
  await offline.goto("/create-food");
  await expect(offline.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await offline.goto("/");
  await seeListed(offline, "Made in the tunnel");

  await test.step("texts, names of rows and help in Spanish", async () => {
    await offline.evaluate(() => localStorage.setItem("language", "es"));
    await offline.goto("/methodology");
    await expect(offline.getByText("Toda puntuación parte de una lista")).toBeVisible();
    await offline.goto(chosenAddress("Sin red"));
    await expect(offline.getByRole("checkbox", { name: "Taza de cerámica", exact: true })).toBeVisible();
  });
});

/** All addresses in all caches. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) all.push(`${name} ${new URL(url).pathname}`);
    }
    return all;
  });

const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) all.push((await (await cache.match(request))?.text()) ?? "");
    }
    return all.join("\n");
  });

const isOfServer = (address: string): boolean => / \/(api|customize)\/| \/content\/(?!copy\/)/.test(address);

test("offline, the work of an account is available and is sent later; the cached page has none of it, also after a logout", async ({
  page,
  context,
  server,
}) => {
  const person = await server.newPerson();
  const namesOnServer = async (): Promise<readonly string[]> => {
    const headers = { Authorization: `Bearer ${person.token}` };
    // the server closes idle connections; the next call then has to open one
    const answer = await page.request.get(`${server.origin}/api/listComparison`, { headers, maxRetries: 3 });
    const list = await answer.text();
    return ["Kept for me", "Made on the way"].filter((name) => list.includes(name));
  };
  await enterAs(page, person);
  await seeKept(page);
  await makeComparison(page, "Kept for me");
  await expect.poll(namesOnServer).toEqual(["Kept for me"]);
  const calls = /\/(api|customize|content)\//;
  await context.route(calls, (route) => route.abort("internetdisconnected"));
  const offline = await context.newPage();
  await page.goto("about:blank");
  await offline.goto("/");
  await seeListed(offline, "Kept for me");
  await makeComparison(offline, "Made on the way");
  expect(await namesOnServer()).toEqual(["Kept for me"]);
  // close the page that made it, so that the next page has to send it
  await offline.goto("about:blank");
  await context.unroute(calls);
  await offline.goto("/");
  await seeListed(offline, "Made on the way");
  await expect.poll(namesOnServer).toEqual(["Kept for me", "Made on the way"]);

  await test.step("the cache has nothing of a user", async () => {
    const kept = await keptAddresses(offline);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter(isOfServer)).toEqual([]);
    const texts = await keptTexts(offline);
    expect([person.email, person.token, "Kept for me"].filter((own) => texts.includes(own))).toEqual([]);
    await expect(offline.getByText(/^Saved \d/)).toBeVisible();
    await offline.getByRole("button", { name: "Log out" }).click();
    await expect(offline.getByRole("button", { name: "Continue as guest" })).toBeVisible();
    expect((await keptAddresses(offline)).filter(isOfServer)).toEqual([]);
    // the page itself stays cached, for a fast start of the next user
    await offline.reload();
    await expect(offline.getByRole("button", { name: "Continue as guest" })).toBeVisible();
    await expect(offline.getByText("Kept for me")).toHaveCount(0);
  });
});

/** Checks that `ask` loads parts of the page's own build, which the server no longer has. */
const expectOwnParts = async (page: Page, ask: () => Promise<void>): Promise<void> => {
  const parts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") parts.push(request.url());
  });
  await ask();
  expect(await buildOf(page)).toBe("first");
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    expect((await page.request.get(part, { failOnStatusCode: false, maxRetries: 3 })).status()).toBe(404);
  }
};

test("newer builds wait: an open tab keeps working with its own build, and an update gives the complete new one", async ({
  page,
  context,
  server,
}) => {
  await enterAsGuest(page);
  await makeComparison(page, "Open for weeks");
  await seeKept(page);
  server.deploy(nextBuild(builtFiles(), "second"));

  // opening a page makes the browser check for a new worker; the page itself still shows one build
  const other = await context.newPage();
  await other.goto("/");
  await expect(home(other)).toBeVisible();
  expect(await buildOf(other)).toBe("first");
  await expect(news(other)).toBeVisible({ timeout: 90_000 });
  await expect(news(page)).toBeVisible();
  await other.getByRole("button", { name: "Load it now" }).click();
  await expect.poll(() => buildOf(other).catch(() => "loading")).toBe("second");
  await seeListed(other, "Open for weeks");
  await expect(news(other)).toBeHidden();
  await seeKept(other, 2);

  await test.step("the open tab gets parts that it has not requested before", () =>
    expectOwnParts(page, async () => {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Info" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "What is this tool?" })).toBeVisible();
    }));

  await test.step("after another update too", async () => {
    server.deploy(nextBuild(builtFiles(), "third"));
    await other.goto("/");
    await expect(news(other)).toBeVisible({ timeout: 90_000 });
    await other.getByRole("button", { name: "Load it now" }).click();
    await expect.poll(() => buildOf(other).catch(() => "loading")).toBe("third");
    await seeKept(other, 3);
    await expectOwnParts(page, async () => {
      await page.evaluate(() => {
        history.pushState(null, "", "/create-food");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
    });
  });
});
