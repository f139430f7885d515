import type { Page } from "@playwright/test";
import { expect } from "./watched.ts";

/** Nothing scrolls sideways, once all parts of the page have found their place. */
export const expectNoWider = (page: Page, what?: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      ...(what !== undefined && { message: what }),
    })
    .toBeLessThanOrEqual(0);

/** Whoever holds a phone upright is not asked to turn it, on any page that is loaded from now on. */
export const allowPortrait = (page: Page): Promise<unknown> =>
  page.addInitScript(() => sessionStorage.setItem("continueInPortrait", "true"));
