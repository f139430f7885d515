import type { Page } from "@playwright/test";
import { NAME } from "./large-import.ts";

/** As fast as a hand turns a wheel: some rows a frame. */
const PIXELS_A_FRAME = 120;

const frameOf = (page: Page) => page.getByRole("table", { name: `Lines of ${NAME}` });

/** The nodes of the whole page where the list is scrolled to a share of its length. */
export async function nodesAt(page: Page, share: number): Promise<number> {
  await frameOf(page).evaluate((table, to) => {
    const frame = table.parentElement;
    frame?.scrollTo(0, to * frame.scrollHeight);
  }, share);
  await page.waitForTimeout(300);
  return page.evaluate(() => document.querySelectorAll("*").length);
}

/** Milliseconds from the click that brings all lines back, after a search that none met, until they are painted. */
export async function paintTime(page: Page): Promise<number> {
  await page.getByRole("searchbox", { name: "Find product, site or number" }).fill("no such product");
  await frameOf(page).waitFor({ state: "detached" });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const isThere = (): boolean => document.querySelector("tbody [aria-rowindex]") !== null;
        /** a message of the frame's own comes after its painting */
        const afterPaint = (): void => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => resolve(performance.now() - start));
          port1.start();
          port2.postMessage(null);
        };
        new MutationObserver((_, observer) => {
          if (!isThere()) return;
          observer.disconnect();
          requestAnimationFrame(afterPaint);
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('input[type="search"] ~ button')?.click();
      }),
  );
}

/** Milliseconds between frames while the list moves on in each of them. */
export const scrollFrames = (page: Page, frames: number): Promise<readonly number[]> =>
  frameOf(page).evaluate(
    (table, { count, step }) =>
      new Promise<number[]>((resolve) => {
        const between: number[] = [];
        let last: number | null = null;
        const next = (now: number): void => {
          if (last !== null) between.push(now - last);
          last = now;
          if (between.length >= count) resolve(between);
          else {
            table.parentElement?.scrollBy(0, step);
            requestAnimationFrame(next);
          }
        };
        requestAnimationFrame(next);
      }),
    { count: frames, step: PIXELS_A_FRAME },
  );
