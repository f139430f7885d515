import type { Locator, Page } from "@playwright/test";

export interface FirstMinute {
  /** what was clicked, in order; nothing else was done */
  readonly clicks: readonly string[];
  /** from each click until what follows is on screen, summed; reading and deciding are not in it, milliseconds */
  readonly machine: number;
}

/** From a fresh landing page to the results of a comparison of one's own: by clicks only, nothing is typed. */
export async function walkFirstMinute(page: Page): Promise<FirstMinute> {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const radio = (name: RegExp) => page.getByRole("radio", { name });
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  const way: readonly (readonly [click: Locator, then: Locator])[] = [
    [button("Continue as guest"), heading("What do you want to call this comparison?")],
    // the region is guessed
    [button("Next"), heading("What will the products be used for?")],
    [radio(/^Hot cup/), heading("What will be served?")],
    [button("Skip"), heading("Which products do you want to compare?")],
    [button(/^Compare all \d+$/), page.getByRole("grid", { name: "Comparison Scores" })],
  ];
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const clicks: string[] = [];
  let machine = 0;
  for (const [target, then] of way) {
    clicks.push((await target.getAttribute("value")) ?? (await target.textContent()) ?? "");
    const clicked = performance.now();
    await target.click();
    await then.waitFor();
    machine += performance.now() - clicked;
  }
  return { clicks, machine };
}
