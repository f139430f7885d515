import type { Page } from "@playwright/test";
import { expect } from "./watched.ts";

/** Checks that nothing scrolls sideways, once the layout has settled. */
export const expectNoWider = (page: Page, what?: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      ...(what !== undefined && { message: what }),
    })
    .toBeLessThanOrEqual(0);

/** Suppresses the prompt to turn a phone, on all pages loaded from now on. */
export const allowPortrait = (page: Page): Promise<unknown> =>
  page.addInitScript(() => sessionStorage.setItem("continueInPortrait", "true"));
