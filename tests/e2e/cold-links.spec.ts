import type { APIRequestContext, Page } from "@playwright/test";
import { chosenAddress } from "./comparisons.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

/** Most requests of a link to the wizard, all of them counted. */
const MAX_REQUESTS = 22;

/** The scripts that the page of an address names in its Link header. */
const namedScripts = async (request: APIRequestContext, address: string): Promise<readonly string[]> => {
  const link = (await request.get(address)).headers()["link"] ?? "";
  return [...link.matchAll(/<([^>]+)>; rel=modulepreload/g)].map(([, path = ""]) => path);
};

/** Opens a link as a first visit does: nothing of the page is in the browser's cache. Gives the paths of all requests. */
const coldRequests = async (page: Page, address: string, shown: () => Promise<unknown>): Promise<readonly string[]> => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(address);
  await shown();
  await page.waitForLoadState("networkidle");
  return paths;
};

const heading = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible();

test("a visitor opens a link to the wizard for the first time: it takes few requests, and all its scripts are preloaded", async ({
  page,
  request,
}) => {
  const address = chosenAddress("Cold");
  const named = await namedScripts(request, address);
  expect(named.length).toBeGreaterThan(4);
  const paths = await coldRequests(page, address, () => heading(page));
  expect(paths.length, paths.join("\n")).toBeLessThanOrEqual(MAX_REQUESTS);
  // none is loaded in vain, none twice
  const loaded = paths.filter((path) => path.endsWith(".js"));
  expect(new Set(loaded).size).toBe(loaded.length);
  expect(named.filter((path) => !loaded.includes(path))).toEqual([]);
  const used = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const late = used.filter((path) => path.startsWith("/assets/") && path.endsWith(".js") && !named.includes(path));
  // only the worker and its service, for which there are no hints
  expect(late.map((path) => path.replace(/-[\w-]{7,8}\.js$/, "")).toSorted()).toEqual([
    "/assets/scoring.worker",
    "/assets/serve-scoring",
  ]);
  // a style that was requested in another way than the page's would be requested twice
  expect(new Set(paths).size).toBe(paths.length);
});

test("a link to results or to lines preloads its scripts; the landing page and open pages preload none", async ({
  request,
}) => {
  for (const address of [
    "/comparison-mode?comparison_id=anything",
    "/portfolio-mode?portfolio_id=anything",
    "/create-portfolio/anything",
  ]) {
    expect((await namedScripts(request, address)).length, address).toBeGreaterThan(4);
  }
  for (const address of ["/", "/data", "/s", "/privacy", "/nowhere"]) {
    expect(await namedScripts(request, address), address).toEqual([]);
  }
});
