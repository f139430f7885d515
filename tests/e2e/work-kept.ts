import type { Page } from "@playwright/test";
import { expect } from "./watched.ts";

/**
 * Waits until all work of a guest is in this browser's store. The screen shows edits earlier: on a navigation right after an
 * edit the browser would ask, and Playwright answers that the edit may be lost.
 */
export const seeWorkKept = (page: Page, timeout?: number): Promise<void> =>
  expect(page.getByRole("banner").getByText(/^Saved in this browser, \d/)).toBeVisible({
    ...(timeout !== undefined && { timeout }),
  });

/** Kills the renderer process of the page. */
export const crash = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
};
