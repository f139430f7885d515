import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { LISTS, MovingServer } from "./moving-server.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

test.use({
  storageState: GUEST,
  // the browser logs failed requests to the console
  provoked: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/],
});

/** An input of foam cups only, among the four cups. */
const FOAM = { kind: "impact", key: "eps_virgin", field: "climate" } as const;

const scores = (page: Page) => shownRows(page.getByRole("grid", { name: "Comparison Scores" }));
const notice = (page: Page) => page.getByRole("region", { name: "Version of the reference data" });
const sideBySide = (page: Page) =>
  page.getByRole("dialog").getByRole("table", { name: "Scores with the old and the new data" });

/** The server publishes v2, and the page is loaded again. */
const openWithNewer = async (page: Page, server: MovingServer): Promise<void> => {
  server.version = "v2";
  await page.reload();
  await expect(page.getByText("Reference data v2", { exact: true })).toBeVisible();
  await expect(notice(page)).toContainText("These results use reference data v1; version v2 is now available.");
};

test("a guest is shown old scores, new scores and why they differ; kept it stays, also offline; accepted it changes", async ({
  page,
  context,
}) => {
  const server = new MovingServer(FOAM);
  await server.standIn(context);
  await makeComparison(page, "Kept");
  const before = await scores(page);
  await openWithNewer(page, server);
  await expect.poll(() => scores(page)).toEqual(before);

  await page.getByRole("button", { name: "Compare both versions" }).click();
  await expect(sideBySide(page)).toBeVisible();
  const rows = await shownRows(sideBySide(page));
  const [old, fresh] = rowOf(rows, "EPS foam cup");
  // both scores start with an integer
  expect(Number.parseInt(fresh ?? "", 10)).toBeLessThan(Number.parseInt(old ?? "", 10));
  const causes = page.getByRole("dialog").getByRole("table", { name: "Changed records that move these scores" });
  await expect(causes).toContainText("Impact factors, all regions");
  await expect(causes.getByRole("cell", { name: "Climate", exact: true })).toBeVisible();
  // only administrators see ids
  await expect(causes).not.toContainText("eps_virgin");
  await expect(causes.getByRole("row")).toHaveCount(2);
  await expectNoSeriousFindings(page);

  await page.getByRole("button", { name: "Keep v1" }).click();
  await expect(notice(page)).toContainText("You kept reference data v1");
  expect(await scores(page)).toEqual(before);

  /** Versions stored in this browser: pinned ones, and the one in use. */
  const kept = () =>
    page.evaluate(async () => {
      const answer = <T>(asked: IDBRequest<T>) =>
        new Promise<T>((done, failed) => {
          asked.addEventListener("success", () => done(asked.result));
          asked.addEventListener("error", () => failed(asked.error ?? new Error("no database")));
        });
      const db = await answer(indexedDB.open("tare"));
      const keys = await answer(db.transaction("pinned_tables").objectStore("pinned_tables").getAllKeys());
      const heads = db.transaction("updateTimes").objectStore("updateTimes");
      const [regions, values] = await Promise.all([answer(heads.getAllKeys()), answer(heads.getAll())]);
      db.close();
      const inUse = values.map((head: { readonly version: string }, at) => [head.version, regions[at]]);
      return { pinned: keys.map(String), inUse: inUse.map(String) };
    });
  // the other version needed for the comparison loads when the browser is idle
  await expect.poll(kept).toEqual({ pinned: ["v1,Europe", "v1,base"], inUse: ["v2,Europe", "v2,base"] });
  // no reference data can be loaded from now on: the last route wins
  server.served.length = 0;
  await context.route(LISTS, (route) => route.abort("internetdisconnected"));
  await page.reload();
  await expect(notice(page)).toContainText("You kept reference data v1");
  await expect.poll(() => scores(page)).toEqual(before);
  await expect(page.getByRole("main")).toContainText("Hot cup v1");
  await page.getByRole("button", { name: "Compare both versions" }).click();
  await expect(sideBySide(page)).toBeVisible();
  await page.getByRole("button", { name: "Accept v2" }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => scores(page)).not.toEqual(before);
  await expect(page.getByRole("main")).toContainText("Hot cup v2");
  expect(server.served).toEqual([]);

  // no result uses it any more: the next start deletes it
  expect((await kept()).pinned).toContain("v1,base");
  await seeWorkKept(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Comparison Scores" })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(async () => (await kept()).pinned).toEqual([]);
});
