import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";

const DIST = resolve(import.meta.dirname, "../../../dist");

/** The build is there to be measured. */
export const BUILT_PAGE = join(DIST, "index.html");

/** Bytes of a built file under brotli at its best, whatever the local server made of it. */
const brotliBytes = (path: string): number =>
  brotliCompressSync(readFileSync(join(DIST, path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

export interface FirstVisitWeight {
  /** brotli bytes of each script that the page asked for, heaviest first */
  readonly scripts: readonly (readonly [path: string, bytes: number])[];
  readonly initial: number;
  /** beside: it loads in its own thread */
  readonly worker: number;
}

/**
 * What a logged-out first visit to `/` asks for until `shown` settles and the network is quiet: all scripts, those too
 * that come when the browser is idle.
 */
export async function firstVisitWeight(page: Page, shown: () => Promise<unknown>): Promise<FirstVisitWeight> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.add(pathname);
  });
  await page.goto("/");
  await shown();
  await page.waitForLoadState("networkidle");
  const weights = [...asked].map((path) => [path, brotliBytes(path)] as const);
  // what the worker imports is not in the page's own list
  const ofPage = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const isOfPage = (path: string): boolean => ofPage.includes(path) && !path.includes(".worker-");
  const scripts = weights.filter(([path]) => isOfPage(path)).toSorted((a, b) => b[1] - a[1]);
  const sum = (all: typeof weights) => all.reduce((total, [, bytes]) => total + bytes, 0);
  return { scripts, initial: sum(scripts), worker: sum(weights.filter((weight) => !scripts.includes(weight))) };
}
