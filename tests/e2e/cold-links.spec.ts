import type { APIRequestContext, Page } from "@playwright/test";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { makePortfolio } from "./portfolios.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

/** Most requests of a link to the wizard, all of them counted. */
const MOST_REQUESTS = 25;

/** What the page of an address names in its Link header, without the styles. */
const namedFiles = async (request: APIRequestContext, address: string): Promise<readonly string[]> => {
  const link = (await request.get(address)).headers()["link"] ?? "";
  return [...link.matchAll(/<([^>]+)>; rel=(?:modulepreload|preload; as=fetch)/g)].map(([, path = ""]) => path);
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

test("a cold link to the wizard takes few requests: those of its start at once, then those of the page", async ({
  page,
  request,
}) => {
  const address = chosenAddress("Cold");
  const named = await namedFiles(request, address);
  expect(named).toContain("/api/listData");
  expect(named.length).toBeGreaterThan(4);
  const paths = await coldRequests(page, address, () => heading(page));
  expect(paths.length, paths.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
  // none is loaded in vain, none twice: what was requested in another way than the page's would be
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  // one wave: the page's script names all others of the page
  const late = paths.filter((path) => path.startsWith("/assets/") && path.endsWith(".js") && !named.includes(path));
  const names = late.map((path) => path.replace(/^\/assets\/|-[\w-]{7,8}\.js$/g, ""));
  expect(names[0]).toBe("comparison-mode");
  expect(names).toContain("scoring.worker");
  expect(names.length, names.join(" ")).toBeLessThanOrEqual(8);
});

test("links to results and to lines name what they start with; landing page and open pages name nothing", async ({
  page,
  request,
}) => {
  const comparison = await makeComparison(page, "Cold");
  const portfolio = await makePortfolio(page, "Cold lines");
  for (const address of [
    `/comparison-mode?comparison_id=${comparison}`,
    `/portfolio-mode?portfolio_id=${portfolio}`,
    `/create-portfolio/${portfolio}`,
  ]) {
    expect((await namedFiles(request, address)).length, address).toBeGreaterThan(4);
  }
  for (const address of ["/", "/data", "/s", "/privacy", "/nowhere"]) {
    expect(await namedFiles(request, address), address).toEqual([]);
  }
  await page.goto(`/comparison-mode?comparison_id=${comparison}`);
  await seeResults(page);
});
