import { chosenAddress, makeComparison } from "./comparisons.ts";
import { expect, GUEST, test } from "./watched.ts";
import { sampled } from "./soak.ts";

test.use({ provoked: [/Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS/] });

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const WORDS = /could not be (loaded|fetched)|then reload the page/;

test.describe("as a guest", () => {
  test.use({ storageState: GUEST });

  test("a page without one of its scripts says what to do, whichever it is", async ({ page, request }) => {
    test.slow();
    const address = chosenAddress("Missing");
    // scripts that the HTML names are those of the start
    const html = await (await request.get("/")).text();
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const needed = [...new Set(asked)].filter((path) => SCRIPTS.test(path) && !html.includes(path));
    expect(needed.length).toBeGreaterThan(8);
    for (const path of sampled(needed, 3)) {
      await page.route(`**${path}`, (route) => route.abort());
      await page.goto(address);
      await expect(page.getByText(WORDS).first(), path).toBeVisible();
      await expect(page.getByRole("button", { name: /^(Reload|Try again)$/ }).first(), path).toBeVisible();
      await page.unroute(`**${path}`);
    }
  });

  test("a part that is opened later says what to do, whichever it is", async ({ page }) => {
    await makeComparison(page, "Missing parts");
    await page.waitForLoadState("networkidle");
    await page.route(SCRIPTS, (route) => route.abort());
    const parts = [
      page.getByRole("button", { name: "Share" }),
      page.getByRole("button", { name: "Report" }),
      page.getByRole("grid", { name: "Comparison Scores" }).getByRole("gridcell").getByRole("button").first(),
      page.getByRole("button", { name: "New", exact: true }),
      page.getByRole("button", { name: "Language and units" }),
      page.getByRole("button", { name: "What if" }),
    ];
    for (const part of sampled(parts, 3)) {
      await part.first().click();
      await expect(page.getByText(WORDS).first(), String(part)).toBeVisible();
      await page.keyboard.press("Escape");
      const close = page.getByRole("button", { name: "Close" });
      while ((await close.count()) > 0) await close.first().click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});
