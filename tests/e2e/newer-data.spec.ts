import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { MovingServer } from "./moving-server.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const news = (page: Page) => page.getByText("New reference data v2 are there.");
const scores = (page: Page) => shownRows(page.getByRole("table", { name: "Comparison Scores" }));
/** What a browser says when somebody comes back to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("an open page notices a new version, says so, and changes to it when asked; results when accepted", async ({
  page,
  context,
}) => {
  const server = new MovingServer();
  await server.standIn(context);
  await makeComparison(page, "Open for a while");
  const main = page.getByRole("main");
  await expect(main).toContainText("Hot cup v1");
  const before = await scores(page);

  server.version = "v2";
  server.served.length = 0;
  await lookAgain(page);
  await expect(news(page)).toBeVisible();
  expect(server.served).toEqual(["v2 /api/listUpdateTimes"]);
  expect(await scores(page)).toEqual(before);
  await expect(main).not.toContainText("v2");
  await expect(page.getByText("Reference data v1", { exact: true })).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.getByRole("button", { name: "Use them" }).click();
  await expect(page.getByText("Reference data v2", { exact: true })).toBeVisible();
  await expect(news(page)).toHaveCount(0);
  // results stay with their version until somebody accepts the newer one for them
  for (const name of ["Hot cup v1", "Climate v1", "Europe v1"]) await expect(main).toContainText(name);
  expect(await scores(page)).toEqual(before);
  await page.getByRole("button", { name: "Compare both versions" }).click();
  await page.getByRole("button", { name: "Accept v2" }).click();
  for (const name of ["Hot cup v2", "Climate v2", "Europe v2"]) await expect(main).toContainText(name);
  await expect(main).not.toContainText(/v1\b/);
});

test("a region that is needed meanwhile comes in the version in use", async ({ page, context }) => {
  const server = new MovingServer();
  server.moveBefore(/listData\/Europe/, "v2");
  await server.standIn(context);
  await makeComparison(page, "Region later");
  const main = page.getByRole("main");
  await expect(news(page)).toBeVisible();
  await expect(page.getByText("Reference data v1", { exact: true })).toBeVisible();
  await expect(main).toContainText("Climate v1");
  await expect(main).not.toContainText(/v2\b/);
  await page.getByRole("button", { name: "Use them" }).click();
  await expect(page.getByText("Reference data v2", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Compare both versions" }).click();
  await page.getByRole("button", { name: "Accept v2" }).click();
  await expect(main).toContainText("Climate v2");
  await expect(main).not.toContainText(/v1\b/);
});
