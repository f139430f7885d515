import type { Page } from "@playwright/test";
import { expect } from "./watched.ts";

/**
 * All that a guest has done so far lies in this browser's store. What is on screen is not yet: who loads another page
 * right after an edit is asked by the browser, and Playwright answers that it may be lost.
 */
export const seeWorkKept = (page: Page, timeout?: number): Promise<void> =>
  expect(page.getByRole("banner").getByText(/^Saved in this browser, \d/)).toBeVisible({
    ...(timeout !== undefined && { timeout }),
  });
