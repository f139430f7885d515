import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./watched.ts";
import { sampled } from "./soak.ts";

// an invalid token is checked with the server and refused
test.use({ provoked: [/401 \(Unauthorized\).*\/api\/user$/] });

/** Keys of specification section 3, and other keys of the product. */
const LOCAL_KEYS = [
  "accessToken",
  "isGuest",
  "isAdmin",
  "comparisons",
  "portfolios",
  "custom_products",
  "customFoods",
  "updateTimes",
  "entities",
  "scoretable_columns",
  "portfolio_columns",
  "home_comparisons_collapsed",
  "editProduct_simpleSettings",
  "unlocked",
  "curtain_word",
  "tare_version",
  "theme",
];
const SESSION_KEYS = ["comparison_draft", "preview", "continueInPortrait"];
const HOSTILE = [
  `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"products":[null,{}],"version":1e999}`,
  `[{"comparison_id":"cut`,
  "\u0000\uD800",
  "99999",
];

const storageOf = (key: string): "sessionStorage" | "localStorage" =>
  SESSION_KEYS.includes(key) ? "sessionStorage" : "localStorage";

/** Opens a page of this origin without scripts of the app, to write to the storage before a start. */
const openQuietPage = async (page: Page): Promise<void> => {
  const body = `<!doctype html><link rel="icon" href="data:,"><title>quiet</title>`;
  await page.route("/quiet", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/quiet");
};

/** Writes the storage of a guest, with one text under each of some keys. */
const writeStorage = async (page: Page, keys: readonly string[], text: string): Promise<void> => {
  await openQuietPage(page);
  const entries = keys.map((key) => [storageOf(key), key] as const);
  await page.evaluate(
    ([places, value]) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem("isGuest", "true");
      localStorage.setItem("tare_version", "11");
      for (const [area, key] of places) window[area].setItem(key, value);
    },
    [entries, text] as const,
  );
};

/** Checks that the wizard opens, and that no prototype was polluted. */
const expectStarts = async (page: Page, what: string): Promise<void> => {
  await page.goto("/comparison-mode?step=1");
  await expect(page.getByRole("heading", { level: 1 }), what).toBeVisible();
  expect(await page.evaluate(() => Reflect.get({}, "polluted"))).toBeUndefined();
};

test("the app starts with anything under any key; data of an old version can be downloaded", async ({ page }) => {
  await test.step("under all keys at once", async () => {
    for (const text of sampled(HOSTILE, 1)) {
      await writeStorage(page, [...LOCAL_KEYS, ...SESSION_KEYS], text);
      await expectStarts(page, text);
    }
  });
  await test.step("under all keys except session and version", async () => {
    const keys = LOCAL_KEYS.filter((key) => !["accessToken", "isGuest", "tare_version"].includes(key));
    for (const text of sampled(HOSTILE, 1)) {
      await writeStorage(page, [...keys, ...SESSION_KEYS], text);
      await expectStarts(page, text);
    }
  });
  await test.step("data of an old version are cleared, and can be downloaded", async () => {
    await writeStorage(page, ["portfolios"], "my old portfolios");
    await page.evaluate(() => localStorage.setItem("tare_version", "9"));
    await page.goto("/");
    await page.getByRole("button", { name: "Continue as guest" }).click();
    expect(
      await page.evaluate(() => [localStorage.getItem("tare_version"), localStorage.getItem("portfolios")]),
    ).toEqual(["11", null]);
    await page.goto("/");
    const arrived = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download it" }).click();
    expect(readFileSync(await (await arrived).path(), "utf8")).toContain("my old portfolios");
  });
});
