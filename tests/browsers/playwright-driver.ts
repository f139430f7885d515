import type { Browser, BrowserContext, ElementHandle, Page } from "@playwright/test";
import type { Driver } from "./driver.ts";

const SIZE = { width: 1440, height: 900 };

const driverOf = (browser: Browser, context: BrowserContext, page: Page): Driver => {
  const evaluate = (body: string, args: readonly unknown[]) =>
    page.evaluateHandle(`((...args) => { ${body} })(...${JSON.stringify(args)})`);
  const element = async (body: string, args: readonly unknown[]): Promise<ElementHandle<Element>> => {
    const found = (await evaluate(body, args)).asElement();
    if (found === null) throw new Error("there is no such element");
    return found;
  };
  return {
    // service workers are missing from the WebKit of Playwright on Linux
    worksOffline: browser.browserType().name() !== "webkit",
    goto: async (address) => void (await page.goto(address)),
    run: async (body, ...args) => (await evaluate(body, args)).jsonValue(),
    click: async (body, ...args) => (await element(body, args)).click(),
    type: async (text, body, ...args) => {
      // Real keys in the front tab: Firefox sends a tab in the background no focus events, and there `fill` sets the
      // value by script, which React does not see.
      await page.bringToFront();
      await (await element(body, args)).click();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
    tab: async () => driverOf(browser, context, await context.newPage()),
    fresh: async () => {
      const next = await browser.newContext({ viewport: SIZE });
      return driverOf(browser, next, await next.newPage());
    },
    end: () => browser.close(),
  };
};

/** Drives a browser that Playwright has started. */
export async function playwrightDriver(browser: Browser): Promise<Driver> {
  const context = await browser.newContext({ viewport: SIZE, locale: "en-GB" });
  return driverOf(browser, context, await context.newPage());
}
