import { existsSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../e2e/browser.ts";
import type { Outcome } from "../row.ts";
import { BUILT_PAGE } from "./first-visit-weight.ts";
import { withLocalServer } from "./local-server.ts";

/** A visit in a browser profile of its own. */
export type Visit = <T>(use: (page: Page) => Promise<T>) => Promise<T>;

/** Measures the built page on the local runtime; without a build it says that `what` was not measured. */
export async function onBuiltPage(
  what: string,
  measure: (visit: Visit, origin: string) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  if (!existsSync(BUILT_PAGE)) {
    return [{ what, goal: null, measured: "not measured: npm run build first", met: null }];
  }
  return withLocalServer(async (baseURL) => {
    const browser = await chromium.launch(await launchOptions());
    try {
      return await measure(async (use) => {
        const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: "en-GB" });
        try {
          return await use(await context.newPage());
        } finally {
          await context.close();
        }
      }, baseURL);
    } finally {
      await browser.close();
    }
  });
}
