import type { Page } from "@playwright/test";
import { countTableTraffic } from "../bench/page/table-traffic.ts";
import { chosenAddress, COFFEE, makeComparison, seeResults } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { MovingServer } from "./moving-server.ts";
import { DATA_VERSION, scoresInNode } from "./node-scores.ts";
import { MOCK_ORIGIN } from "./origins.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expectShown, rowOf, shownRows } from "./shown-table.ts";
import { SOAK } from "./soak.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

test.use({
  storageState: GUEST,
  // the browser logs failed requests to the console
  provoked: [/Failed to load resource/],
});

const TABLES = /\/api\/list(Data|Kind|UpdateTimes)/;
const WORKER = /\/assets\/scoring\.worker-/;
const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });
const failure = (page: Page) => page.getByText("The reference data could not be loaded");
const lastGood = (page: Page) => page.getByText(`You see the last good data, version ${DATA_VERSION}.`);

test("a guest's first load requests the settings first and each table once, a later start without changes none", async ({
  page,
  requests,
}) => {
  const asked = () => requests.filter((request) => TABLES.test(request));
  const first = await countTableTraffic(page);
  await makeComparison(page, "Loaded once");
  expect(requests.find((request) => /\/(api|content|customize)\//.test(request))).toContain("/customize/settings.json");
  // rows and update times, of the base and of the region
  expect(asked().length).toBeLessThanOrEqual(4);
  await expect.poll(() => first.bodies).toBeGreaterThan(10_000);

  const before = asked().length;
  const again = await countTableTraffic(page);
  const answer = page.waitForResponse(/\/api\/listUpdateTimes$/);
  await page.reload();
  expect((await answer).status()).toBe(304);
  await seeResults(page);
  expect(asked().length - before).toBe(1);
  await expect.poll(() => again.answers).toBe(1);
  expect(again.bodies).toBeLessThanOrEqual(1024);
});

test("a server that fails at the first load or later: an error is shown, loaded data stay, and a retry works", async ({
  page,
}) => {
  await test.step("at the first load", async () => {
    await page.route(TABLES, (route) => route.fulfill({ status: 503, body: "busy" }));
    await page.goto("/comparison-mode?step=1");
    await expect(failure(page)).toBeVisible();
    await page.unroute(TABLES);
    await page.route(TABLES, (route) => route.abort());
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("The server cannot be reached.")).toBeVisible();
    await page.unroute(TABLES);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "What do you want to call this comparison?" }),
    ).toBeVisible();
  });
  await makeComparison(page, "Still here");
  const before = await shownRows(page.getByRole("grid", { name: "Comparison Scores" }));
  await test.step("later: the last good data with a notice, until the server is back", async () => {
    await page.route(/\/(api|customize)\//, (route) => route.abort());
    await page.reload();
    await expect(lastGood(page)).toBeVisible();
    await seeResults(page);
    expect(await shownRows(page.getByRole("grid", { name: "Comparison Scores" }))).toEqual(before);
    await page.unroute(/\/(api|customize)\//);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(lastGood(page)).toHaveCount(0);
  });
  await test.step("a page whose code cannot be loaded says so, and the link home works", async () => {
    const CODE = /\/assets\/region-page-[\w-]+\.js$/;
    await page.route(CODE, (route) => route.abort());
    const reported = page.waitForRequest(/\/api\/pageFailed$/);
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "This page could not be loaded" })).toBeVisible();
    expect((await reported).postDataJSON()).toEqual({ code: "chunk", build: expect.stringMatching(/^[\w-]+$/) });
    await page.getByRole("link", { name: "Go to your work" }).click();
    await expect(home(page)).toBeVisible();
  });
});

const news = (page: Page, version: string) => page.getByText(`New reference data (${version}) are available.`);
/** The event of a return to the tab. */
const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("reference data that change during use: each version is complete, and results change only when their owner accepts it", async ({
  page,
  context,
}) => {
  const server = new MovingServer();
  await server.standIn(context);
  const main = page.getByRole("main");
  const scores = () => shownRows(page.getByRole("grid", { name: "Comparison Scores" }));
  const inUse = (version: string) => page.getByText(`Reference data ${version}`, { exact: true });
  const accept = async (version: string): Promise<void> => {
    await page.getByRole("button", { name: "Compare both versions" }).click();
    await page.getByRole("button", { name: `Accept ${version}` }).click();
    for (const name of ["Hot cup", "Climate", "Europe"]) await expect(main).toContainText(`${name} ${version}`);
  };

  await test.step("a region needed meanwhile is loaded in the version in use", async () => {
    server.moveBefore(/listData\/Europe/, "v2");
    await makeComparison(page, "Open for a while");
    await expect(news(page, "v2")).toBeVisible();
    await expect(inUse("v1")).toBeVisible();
    for (const name of ["Hot cup v1", "Climate v1"]) await expect(main).toContainText(name);
    await expect(main).not.toContainText(/v2\b/);
    await expectNoSeriousFindings(page);
    const before = await scores();
    await page.getByRole("button", { name: "Use them" }).click();
    await expect(inUse("v2")).toBeVisible();
    await expect(news(page, "v2")).toHaveCount(0);
    // results keep their version until the owner accepts the newer one
    for (const name of ["Hot cup v1", "Climate v1", "Europe v1"]) await expect(main).toContainText(name);
    expect(await scores()).toEqual(before);
    await accept("v2");
    await expect(main).not.toContainText(/v1\b/);
    await seeWorkKept(page);
  });

  await test.step("an open page notices a new version with one call, and changes nothing by itself", async () => {
    const before = await scores();
    server.version = "v3";
    server.served.length = 0;
    await returnToTab(page);
    await expect(news(page, "v3")).toBeVisible();
    expect(server.served).toEqual(["v3 /api/listUpdateTimes"]);
    expect(await scores()).toEqual(before);
    await expect(main).not.toContainText("v3");
    await expect(inUse("v2")).toBeVisible();
  });

  await test.step("a version that changes during a load: one complete version is committed", async () => {
    // the update times are of v3, the last of the changed kinds is already of v4
    server.moveBefore(/listKind\/usecase/, "v4");
    await page.reload();
    await expect(inUse("v4")).toBeVisible();
    await seeResults(page);
    expect(server.served).toContain("v3 /api/listUpdateTimes");
    // the results keep v2 until the owner has seen what v4 changes
    await expect(main).toContainText("These results use reference data v2");
    await expect(main).not.toContainText(/ v4\b(?! is now available)/);
    await accept("v4");
    await expect(main).not.toContainText(/v[123]\b/);
    await seeWorkKept(page);
  });

  await test.step("the data stored in the browser are of one version too", async () => {
    await context.route(TABLES, (route) => route.abort());
    await page.reload();
    await expect(page.getByText("You see the last good data, version v4.")).toBeVisible();
    await seeResults(page);
    for (const name of ["Hot cup v4", "Climate v4"]) await expect(main).toContainText(name);
    await expect(main).not.toContainText(/v[123]\b/);
  });
});

/** Kills the worker at its next call, before it answers. */
const killAtNextCall = async (page: Page): Promise<void> => {
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      addEventListener(
        "message",
        (event) => {
          event.stopImmediatePropagation();
          close();
        },
        true,
      );
    });
  }
};
const chooseRegion = (page: Page, label: string) =>
  page.getByRole("combobox", { name: "Region" }).selectOption({ label });
const expectRegion = async (page: Page, inWords: string, region_id: string): Promise<void> => {
  const expected = scoresInNode(region_id, COFFEE.usecase_id, COFFEE.food_id, COFFEE.products);
  await expect(page.getByText(`, ${inWords}.`).first()).toBeVisible();
  await expect(async () => {
    const rows = await shownRows(page.getByRole("grid", { name: "Raw Scores" }));
    expectShown(rowOf(rows, "EPS foam cup")[0] ?? "", expected.products[2]?.raw.climate);
    expectShown(rowOf(rows, "Paper cup, PE lined")[6] ?? "", expected.products[0]?.raw.land_use);
  }).toPass();
  await expect(page.getByRole("alert")).toHaveCount(0);
};

test("the scoring worker dies before it answers, in a call, three times: the page recovers or shows an error, and no work is lost", async ({
  page,
}) => {
  await test.step("before the first answer: the loading screen says so and can retry", async () => {
    await page.route(WORKER, (route) => route.abort());
    await page.goto(chosenAddress("Killed"));
    await expect(failure(page)).toBeVisible();
    await page.unroute(WORKER);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Create Comparison" }).click();
    await seeResults(page);
    await openSections(page, "Raw Scores");
    await page.getByRole("button", { name: "Change region" }).click();
  });
  await test.step("during a call: another worker takes over, with the right result", async () => {
    await killAtNextCall(page);
    await chooseRegion(page, "Spain");
    await expectRegion(page, "Spain", "Spain");
    await expect.poll(() => page.workers()).toHaveLength(1);
  });
  await test.step("three times: a clear error with a retry", async () => {
    await page.route(WORKER, (route) => route.abort());
    await killAtNextCall(page);
    await chooseRegion(page, "United States");
    await expect(page.getByText("The scoring stopped unexpectedly. Your comparison is safe.")).toBeVisible();
    await page.unroute(WORKER);
    const retries = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await retries.click();
    await openSections(page, "Raw Scores");
    // one retry works for all parts of the page that use the worker
    await expect(retries).toHaveCount(0);
    await expectRegion(page, "United States", "UnitedStates");
  });
});

test.describe("development mode", () => {
  test.use({
    baseURL: MOCK_ORIGIN,
    storageState: { ...GUEST, origins: GUEST.origins.map((entry) => ({ ...entry, origin: MOCK_ORIGIN })) },
  });

  test("scores from files, without a server behind it", SOAK, async ({ page, requests }) => {
    // the first request for a module waits until the development server has built it
    await page.goto("/comparison-mode?step=1");
    await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible({ timeout: 60_000 });
    await makeComparison(page, "Without a server");
    const expected = scoresInNode(COFFEE.region_id, COFFEE.usecase_id, COFFEE.food_id, COFFEE.products);
    const rows = await shownRows(page.getByRole("grid", { name: "Comparison Scores" }));
    expectShown(rowOf(rows, "EPS foam cup")[0] ?? "", expected.products[2]?.score.climate);
    await page.reload();
    await expect(page.getByRole("complementary").getByText("Without a server")).toBeVisible();
    expect(requests.filter((request) => request.includes("/mock/")).length).toBeGreaterThan(0);
    expect(requests.filter((request) => request.includes("/api/") || !request.startsWith("GET "))).toEqual([]);
  });
});
