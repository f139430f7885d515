import type { Page } from "@playwright/test";
import { countTableTraffic } from "../bench/page/table-traffic.ts";
import { chosenAddress, COFFEE, makeComparison, seeResults } from "./comparisons.ts";
import { MovingServer } from "./moving-server.ts";
import { DATA_VERSION, scoresInNode } from "./node-scores.ts";
import { expectShown, rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

test.use({
  storageState: GUEST,
  // the browser itself says on the console that a request failed
  provoked: [/Failed to load resource/],
});

const TABLES = /\/api\/list(Data|Kind|UpdateTimes)/;
const WORKER = /\/assets\/scoring\.worker-/;
const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Your work" });
const failure = (page: Page) => page.getByText("The reference data could not be loaded");
const lastGood = (page: Page) => page.getByText(`You see the last good data, version ${DATA_VERSION}.`);

test("a first load asks for tables twice at most, an unchanged start moves none", async ({ page, requests }) => {
  const asked = () => requests.filter((request) => TABLES.test(request));
  const first = await countTableTraffic(page);
  await makeComparison(page, "Loaded once");
  expect(asked().length).toBeLessThanOrEqual(2);
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

test("a server that fails at the first load: said in words, and the retry goes on", async ({ page }) => {
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

test("a server that fails later: the last good data with a notice, until it is back", async ({ page }) => {
  await makeComparison(page, "Still here");
  const before = await shownRows(page.getByRole("table", { name: "Comparison Scores" }));
  await page.route(/\/(api|customize)\//, (route) => route.abort());
  await page.reload();
  await expect(lastGood(page)).toBeVisible();
  await seeResults(page);
  expect(await shownRows(page.getByRole("table", { name: "Comparison Scores" }))).toEqual(before);
  await page.unroute(/\/(api|customize)\//);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(lastGood(page)).toHaveCount(0);
});

for (const [what, body] of [
  ["cut off", `{"version":"v2","updateTimes":[{"kind":"metric","upd`],
  ["of another shape", `{"version":"v2","updateTimes":[],"rows":{"length":1e9}}`],
  ["rows of nonsense", `{"version":"v2","updateTimes":[],"rows":[{"kind":"metric","data":"{\\"climate\\":7}"}]}`],
] as const) {
  test(`one kind that comes as garbage (${what}) leaves the last good data`, async ({ page, context }) => {
    const server = new MovingServer();
    await server.standIn(context);
    await makeComparison(page, "Before the garbage");
    const before = await shownRows(page.getByRole("table", { name: "Comparison Scores" }));
    server.version = "v2";
    await context.route(/\/api\/listKind\/metric/, (route) =>
      route.fulfill({ status: 200, contentType: "application/json", body }),
    );
    // a client that asks for everything anew meets the same server
    await context.route(/\/api\/listData$/, (route) => route.fulfill({ status: 503, body: "busy" }));
    await page.reload();
    await expect(page.getByText("You see the last good data, version v1.")).toBeVisible();
    await seeResults(page);
    expect(await shownRows(page.getByRole("table", { name: "Comparison Scores" }))).toEqual(before);
  });
}

test("a version that moves on during a load: one version is committed, whole", async ({ page, context }) => {
  const server = new MovingServer();
  await server.standIn(context);
  await makeComparison(page, "Moving");
  await expect(page.getByText("Reference data v1")).toBeVisible();

  // times are of v2, the last of the changed kinds already of v3
  server.version = "v2";
  server.moveBefore(/listKind\/usecase/, "v3");
  await page.reload();
  await expect(page.getByText("Reference data v3")).toBeVisible();
  await seeResults(page);
  expect(server.served).toContain("v2 /api/listUpdateTimes");
  // the results stay with v1 until their owner has seen what v3 changes
  const main = page.getByRole("main");
  await expect(main).toContainText("These results stay with reference data v1");
  await expect(main).not.toContainText(/ v3\b(?! is in use)/);
  await page.getByRole("button", { name: "Compare both versions" }).click();
  await page.getByRole("button", { name: "Accept v3" }).click();
  await expect(main).toContainText("Hot cup v3");
  await expect(main).toContainText("Climate v3");
  await expect(main).toContainText("Europe v3");
  await expect(main).not.toContainText(/v[12]\b/);
  await seeWorkKept(page);

  await test.step("what is kept in the browser is of one version too", async () => {
    await context.route(TABLES, (route) => route.abort());
    await page.reload();
    await expect(page.getByText("You see the last good data, version v3.")).toBeVisible();
    await seeResults(page);
    await expect(main).toContainText("Hot cup v3");
    await expect(main).toContainText("Climate v3");
    await expect(main).not.toContainText(/v[12]\b/);
  });
});

/** The next call kills it before it can answer. */
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
const chooseSpain = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Change region" }).click();
  await page.getByRole("combobox", { name: "Region" }).selectOption({ label: "Spain" });
};
const expectSpain = async (page: Page): Promise<void> => {
  const expected = scoresInNode("Spain", COFFEE.usecase_id, COFFEE.food_id, COFFEE.products);
  await expect(page.getByText(/ in Spain, one serving\./)).toBeVisible();
  await expect(async () => {
    const rows = await shownRows(page.getByRole("table", { name: "Raw Scores" }));
    expectShown(rowOf(rows, "EPS foam cup")[0] ?? "", expected.products[2]?.raw.climate);
    expectShown(rowOf(rows, "Paper cup, PE lined")[6] ?? "", expected.products[0]?.raw.land_use);
  }).toPass();
  await expect(page.getByRole("alert")).toHaveCount(0);
};

test.describe("the scoring worker dies", () => {
  test("in the middle of a call: another one takes over, with the right result", async ({ page }) => {
    await makeComparison(page, "Killed once");
    await page.getByRole("button", { name: /^Raw Scores/ }).click();
    await killAtNextCall(page);
    await chooseSpain(page);
    await expectSpain(page);
    await expect.poll(() => page.workers()).toHaveLength(1);
  });

  test("three times: a clear error with a retry, and the work is safe", async ({ page }) => {
    await makeComparison(page, "Killed thrice");
    await page.route(WORKER, (route) => route.abort());
    await killAtNextCall(page);
    await chooseSpain(page);
    await expect(page.getByText("The scoring stopped unexpectedly. Your comparison is safe.")).toBeVisible();
    await page.unroute(WORKER);
    const retries = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await retries.click();
    await page.getByRole("button", { name: /^Raw Scores/ }).click();
    // one retry for all parts of the page that lost their worker
    await expect(retries).toHaveCount(0);
    await expectSpain(page);
  });

  test("before it ever answers: the loading screen says so and tries again", async ({ page }) => {
    await page.route(WORKER, (route) => route.abort());
    await page.goto(chosenAddress("No worker"));
    await expect(failure(page)).toBeVisible();
    await page.unroute(WORKER);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Create Comparison" })).toBeEnabled();
  });
});

test("a page whose code does not arrive says so, and the way home works", async ({ page }) => {
  await page.goto("/");
  await expect(home(page)).toBeVisible();
  await page.route(/\/assets\/region-page-[^/]+\.js$/, (route) => route.abort());
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be loaded" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your work" }).click();
  await expect(home(page)).toBeVisible();
});
