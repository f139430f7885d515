import type { BrowserContext, Page } from "@playwright/test";
import type { Person } from "../edge-api/suite/people.ts";
import { builtFiles, nextBuild } from "./built-files.ts";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { test } from "./own-server-test.ts";
import { expect } from "./profiles.ts";
import { shownRows } from "./shown-table.ts";

test.use({
  serviceWorkers: "allow",
  // the browser says on the console what it could not load
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

/** Whole builds that the browser keeps and has put to use. */
const keptBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("tare-build-"));
    const used = await Promise.all(names.map(async (name) => (await caches.open(name)).match("/used")));
    return names.filter((_, at) => used[at] !== undefined);
  });

/** The page is kept: it and everything that it may load lie in this browser, and the worker answers for it. */
const seeKept = async (page: Page, builds = 1): Promise<void> => {
  await expect.poll(() => keptBuilds(page), { timeout: 90_000 }).toHaveLength(builds);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset["build"] ?? "first");

const news = (page: Page) => page.getByText("A newer version of Tare is ready.");
/** On the home page, the row of a comparison; the section that lists it may be folded. */
const seeListed = async (page: Page, name: string): Promise<void> => {
  await expect(home(page)).toBeVisible();
  const menu = page.getByRole("button", { name: `Menu of ${name}` });
  const section = page.getByRole("button", { name: /^Comparisons/ });
  if ((await section.getAttribute("aria-expanded")) === "false") await section.click();
  await expect(menu).toBeVisible();
};

test("without a network a guest starts, reads, changes and makes comparisons; what was done is there later", async ({
  page,
  context,
  server,
}) => {
  await enterAsGuest(page);
  await makeComparison(page, "Before the tunnel");
  const scores = await shownRows(page.getByRole("table", { name: "Comparison Scores" }));
  await page.goto("/methodology");
  await expect(page.getByText("Every score starts from one list")).toBeVisible();
  await seeKept(page);
  await server.close();

  // a tab that was never open before
  await page.close();
  const offline = await context.newPage();
  await offline.goto("/");
  await seeListed(offline, "Before the tunnel");
  await expect(offline.getByText(/You see the last good data/)).toBeVisible();
  await offline.getByRole("button", { name: "Menu of Before the tunnel" }).click();
  await offline.getByRole("menuitem", { name: "View Comparison" }).click();
  await seeResults(offline);
  expect(await shownRows(offline.getByRole("table", { name: "Comparison Scores" }))).toEqual(scores);
  await makeComparison(offline, "Made in the tunnel");
  await offline.goto("/methodology");
  await expect(offline.getByText("Every score starts from one list")).toBeVisible();
  // pages and dialogs whose code was never asked for
  await offline.goto("/create-food");
  await expect(offline.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await offline.goto("/");
  await seeListed(offline, "Made in the tunnel");
});

test("without a network an account's own work is there, and what is changed is sent when the server is back", async ({
  page,
  context,
  server,
}) => {
  const person = await server.newPerson();
  const namesOnServer = async (): Promise<readonly string[]> => {
    const headers = { Authorization: `Bearer ${person.token}` };
    // the server closes connections that rest; the next call then has to open one
    const answer = await page.request.get(`${server.origin}/api/listComparison`, { headers, maxRetries: 3 });
    const list = await answer.text();
    return ["Kept for me", "Made on the way"].filter((name) => list.includes(name));
  };
  await enterAs(page, person);
  await seeKept(page);
  await makeComparison(page, "Kept for me");
  await expect.poll(namesOnServer).toEqual(["Kept for me"]);
  const isOfServer = /\/(api|customize|content)\//;
  await context.route(isOfServer, (route) => route.abort("internetdisconnected"));
  const offline = await context.newPage();
  await page.goto("about:blank");
  await offline.goto("/");
  await seeListed(offline, "Kept for me");
  await makeComparison(offline, "Made on the way");
  expect(await namesOnServer()).toEqual(["Kept for me"]);
  await context.unroute(isOfServer);
  await offline.goto("/");
  await seeListed(offline, "Made on the way");
  await expect.poll(namesOnServer).toEqual(["Kept for me", "Made on the way"]);
});

test("without a network a Spanish reader has Spanish words, names of rows and help", async ({
  page,
  context,
  server,
}) => {
  await context.addInitScript(() => localStorage.setItem("language", "es"));
  await page.goto("/");
  await page.getByRole("button", { name: "Continuar como invitado" }).click();
  // the wizard comes with the tables, the landing page without
  await expect(page.getByRole("heading", { level: 1, name: "¿Cómo quiere llamar a esta comparación?" })).toBeVisible();
  await page.goto("/methodology");
  await expect(page.getByText("Toda puntuación parte de una lista")).toBeVisible();
  await seeKept(page);
  await server.close();
  await page.goto("/methodology");
  await expect(page.getByText("Toda puntuación parte de una lista")).toBeVisible();
  await page.goto(chosenAddress("Sin red"));
  await expect(page.getByRole("checkbox", { name: "Taza de cerámica", exact: true })).toBeVisible();
});

test("a newer build waits: open tabs stay whole with theirs, who takes it gets all of it", async ({
  page,
  context,
  server,
}) => {
  await enterAsGuest(page);
  await makeComparison(page, "Across builds");
  await seeKept(page);
  server.deploy(nextBuild(builtFiles()));

  // the browser looks for a newer worker when a page is opened; what it shows is still one build
  const second = await context.newPage();
  await second.goto("/");
  await expect(home(second)).toBeVisible();
  expect(await buildOf(second)).toBe("first");
  await expect(news(second)).toBeVisible({ timeout: 90_000 });
  await expect(news(page)).toBeVisible();

  // parts of the build before, which the server does not have any more
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(home(page)).toBeVisible();
  expect(await buildOf(page)).toBe("first");

  await second.getByRole("button", { name: "Load it now" }).click();
  await expect.poll(() => buildOf(second).catch(() => "loading")).toBe("next");
  await seeListed(second, "Across builds");
  await expect(news(second)).toBeHidden();

  // the other tab is not touched, and goes on with its own parts: with those too that it has never asked for
  const parts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") parts.push(request.url());
  });
  await page.evaluate(() => {
    history.pushState(null, "", "/create-food");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
  expect(await buildOf(page)).toBe("first");
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    expect((await page.request.get(part, { failOnStatusCode: false, maxRetries: 3 })).status()).toBe(404);
  }
  await expect.poll(() => keptBuilds(second)).toHaveLength(2);
});

/** A tab takes the newer build that waits; the browser looks for one whenever a page is opened. */
const takeNewer = async (page: Page, build: string): Promise<void> => {
  await page.goto("/");
  await expect(news(page)).toBeVisible({ timeout: 90_000 });
  await page.getByRole("button", { name: "Load it now" }).click();
  await expect.poll(() => buildOf(page).catch(() => "loading")).toBe(build);
};

test("a tab that was left open through two updates finds parts that it never asked for", async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await enterAsGuest(page);
  await makeComparison(page, "Open for weeks");
  await seeKept(page);
  const other = await context.newPage();
  for (const [at, build] of ["second", "third"].entries()) {
    server.deploy(nextBuild(builtFiles(), build));
    await takeNewer(other, build);
    await seeKept(other, at + 2);
  }
  const parts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") parts.push(request.url());
  });
  await page.getByRole("table", { name: "Comparison Scores" }).getByRole("cell").getByRole("button").first().click();
  await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
  expect(await buildOf(page)).toBe("first");
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    expect((await page.request.get(part, { failOnStatusCode: false, maxRetries: 3 })).status()).toBe(404);
  }
});

test("a part that is gone for good is told where it was asked for; reloading brings one whole version and all the work", async ({
  page,
  context,
  server,
}) => {
  await enterAsGuest(page);
  await makeComparison(page, "Kept through it");
  await seeKept(page);
  const before = await shownRows(page.getByRole("table", { name: "Comparison Scores" }));
  // the browser has thrown the build away, and the server has another one
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  server.deploy(nextBuild(builtFiles()));
  await page.getByRole("table", { name: "Comparison Scores" }).getByRole("cell").getByRole("button").first().click();
  const dialog = page.getByRole("dialog", { name: "This part could not be loaded" });
  await expect(dialog).toContainText("a newer version of Tare has come out since this tab was opened");
  await dialog.getByRole("button", { name: "Close" }).click();
  // nothing but the part is missing: the results are where they were
  expect(await shownRows(page.getByRole("table", { name: "Comparison Scores" }))).toEqual(before);
  await expect(page.getByText("A part of this page could not be loaded")).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => buildOf(page).catch(() => "loading")).toBe("next");
  await seeResults(page);
  expect(await shownRows(page.getByRole("table", { name: "Comparison Scores" }))).toEqual(before);
});

/** Every address that lies in the cache storage, of all caches. */
const keptAddresses = (context: BrowserContext): Promise<string[]> => {
  const [page] = context.pages();
  if (page === undefined) throw new Error("no page is open");
  return page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) all.push(`${name} ${new URL(url).pathname}`);
    }
    return all;
  });
};

test("what the browser keeps holds nothing of a user, before and after logging out", async ({
  page,
  context,
  server,
}) => {
  const person = await server.newPerson();
  await enterAs(page, person);
  await seeKept(page);
  await makeComparison(page, "Mine alone");
  await page.reload();
  await seeResults(page);
  const texts = () =>
    page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) all.push((await (await cache.match(request))?.text()) ?? "");
      }
      return all.join("\n");
    });
  const isOfServer = (address: string) => / \/(api|customize)\/| \/content\/(?!copy\/)/.test(address);
  const kept = await keptAddresses(context);
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter(isOfServer)).toEqual([]);
  const during = await texts();
  expect([person.email, person.token, "Mine alone"].filter((own) => during.includes(own))).toEqual([]);

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  expect((await keptAddresses(context)).filter(isOfServer)).toEqual([]);
  // the page itself stays: the next one who comes starts as quickly
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  expect(await page.getByText("Mine alone").count()).toBe(0);
});

test("the page can be installed", async ({ page, context }) => {
  await enterAsGuest(page);
  await seeKept(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // a window of its own profile without a trace cannot install anything
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
});
