import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { REFERENCE_KINDS } from "../../edge-api/contract/reference-kinds.ts";
import { makeComparison } from "./comparisons.ts";
import { allowPortrait, expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

const PHONE = { width: 360, height: 640 };
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const table = (page: Page) => page.getByRole("table", { name: "Rows of the reference data", exact: true });
const count = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ rows$/);
/** Number of rows after the filters. */
const shown = async (page: Page): Promise<number> =>
  Number((await count(page).textContent())?.split(" ")[0]?.replaceAll(",", ""));

test("a visitor goes from the footer to all rows, by search and filters to one row, and back", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /^Reference data / })
    .click();
  await expect(page).toHaveURL("/data");
  await expect(heading(page, "Reference data")).toBeVisible();
  await expect(table(page)).toBeVisible();
  const all = await shown(page);
  expect(all).toBeGreaterThan(1500);
  // only the rows in the window are in the DOM
  expect(await table(page).getByRole("row").count()).toBeLessThan(80);
  await expectNoSeriousFindings(page);

  await expect(page.getByRole("combobox", { name: "Source" })).toHaveAttribute("placeholder", "Every source");
  await page.getByRole("checkbox", { name: "Estimates only" }).check();
  const estimates = await shown(page);
  expect(estimates).toBeLessThan(all);
  await page.getByRole("searchbox").fill("undercounter");
  await expect(table(page).getByRole("row").nth(1)).toContainText(/derivedestimated: .*land use/);
  await page.getByRole("searchbox").fill("");
  await page.getByLabel("Table", { exact: true }).selectOption("Impact factors");
  await page.getByLabel("Region", { exact: true }).selectOption("Global (base)");
  expect(await shown(page)).toBeLessThan(estimates);
  await page.getByRole("searchbox", { name: "Search name, id or source" }).fill("bagasse PULP");
  await expect(count(page)).toHaveText(/^1 of/);
  await expect(table(page).getByRole("row").nth(1)).toContainText("estimate");

  // by keyboard only
  await table(page)
    .getByRole("link", { name: /^Sugar-cane bagasse pulp/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/data\?row=/);
  await expect(heading(page, /^Sugar-cane bagasse pulp/)).toBeFocused();
  await expect(page.getByRole("table", { name: "Figures" })).toContainText("Climate");
  await expect(page.getByRole("table", { name: "Where it comes from" })).toContainText("estimate");
  await expect(
    page.getByText(/the summary score of all \d+ built-in products changes by 0\.\d\d points/),
  ).toBeVisible();
  await expect(page.getByText(/^\d+ built-in products use it:$/)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Bagasse plate/ })).toBeVisible();
  await expectNoSeriousFindings(page);

  // the same row after a reload, on a phone
  await allowPortrait(page);
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(heading(page, /^Sugar-cane bagasse pulp/)).toBeVisible();
  await expectNoWider(page);
  await page.getByRole("link", { name: "All rows" }).click();
  await expect(table(page)).toBeVisible();
  await expectNoWider(page);
  await expectNoSeriousFindings(page);
});

test("filters stay while a row is open, and can be cleared together", SOAK, async ({ page }) => {
  await page.goto("/data");
  await page.getByRole("searchbox").fill("nothing is called like this");
  await expect(page.getByText("No row matches.")).toBeVisible();
  await page.getByRole("searchbox").fill("porcelain");
  const found = await shown(page);
  await table(page).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Who uses it" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("porcelain");
  expect(await shown(page)).toBe(found);
  await page.getByRole("button", { name: "Clear filters" }).click();
  expect(await shown(page)).toBeGreaterThan(found);
});

test("a visitor takes the reference data along as files, with the rows of the page, and reads how to cite them", async ({
  page,
}) => {
  await page.goto("/data");
  const archive = page.waitForEvent("download");
  await page.getByRole("link", { name: "All tables (ZIP)" }).click();
  expect((await archive).suggestedFilename()).toMatch(/^tare-data-[\w.]+\.zip$/);
  const bytes = await readFile(await (await archive).path());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  const [line] = await page.getByText(/^Tare \(\d{4}\)\. Tare reference data, version /).allTextContents();
  const cited = new URL(/https?:\S+$/.exec(line ?? "")?.[0] ?? "");
  const described = await (await page.request.get(cited.href)).json();
  expect(described.resources).toHaveLength(REFERENCE_KINDS.length);

  await page.getByRole("searchbox").fill("electricity_spain");
  await table(page).getByRole("link").first().click();
  const csv = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV", exact: true }).click();
  const text = await readFile(await (await csv).path(), "utf8");
  expect(text).toMatch(/\r\nGlobal,electricity_spain,/);
});

test(
  "the estimates with the largest effect are listed without a login, and each links to its row",
  SOAK,
  async ({ page }) => {
    await page.goto("/data");
    await page.getByRole("button", { name: "Estimates that matter most" }).click();
    const listed = page.getByRole("table", { name: "The estimates that affect the scores most" });
    await expect(listed.getByRole("row")).toHaveCount(21);
    const points = (await listed.getByRole("row").locator("td:nth-of-type(1)").allTextContents()).map(Number);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    await listed.getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: "Help replace this estimate" })).toBeVisible();
  },
);

test(
  "a weighed mass becomes a file with mean and spread; nothing is sent, and missing values are named",
  SOAK,
  async ({ page }) => {
    await page.goto("/data");
    await page.getByRole("searchbox").fill("plate_ps/body");
    await table(page).getByRole("link").first().click();
    await expect(page.getByText("Weigh at least ten pieces of the same article")).toBeVisible();
    const save = page.getByRole("button", { name: "Save as file" });
    await save.click();
    await expect(page.getByText("At least ten weights are needed; these are 0.")).toBeVisible();
    await expect(page.getByText("Please enter the day.")).toBeVisible();
    await expectNoSeriousFindings(page);

    const weights = ["12.1", "12.3", "12.2", "12.0", "12.4", "12.2", "12.1", "12.3", "12.2", "12.2"];
    await page.getByLabel("Weights in g, one per line").fill(weights.join("\n"));
    await expect(page.getByText("10 pieces: mean 12.2 g, standard deviation 0.1155 g")).toBeVisible();
    await page.getByLabel("Day of the weighing or of the source").fill("2026-11-20");
    await page.getByRole("checkbox", { name: "I took a photo" }).check();
    const offered = page.waitForEvent("download");
    await save.click();
    const file = await offered;
    expect(file.suggestedFilename()).toBe("tare-figure-recipe-Global-plate_ps-body-2026-11-20.json");
    const figure = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(figure).toMatchObject({ field: "mass_grams", unit: "g", pieces: 10, photo_sent_along: true });
    expect(figure.value).toBeCloseTo(12.2, 9);
    await expect(page.getByText(/^Saved as tare-figure-.+ Nothing was sent\./)).toBeVisible();
  },
);

test("an unknown row and an unknown version have an error page", SOAK, async ({ page }) => {
  await page.goto("/data");
  const href = await table(page).getByRole("link").first().getAttribute("href");
  const version = /row=([^%]+)%2F/.exec(href ?? "")?.[1] ?? "";
  await page.goto(`/data?row=${version}/impact/Global/of_nobody`);
  await expect(page.getByText("This version has no such row")).toBeVisible();
});

test.describe("for a guest", () => {
  test.use({ storageState: GUEST });

  test("a guest follows an input of an explained number to its row", async ({ page }) => {
    await makeComparison(page, "Cups");
    await page
      .getByRole("button", { name: /, Climate, Ceramic mug/ })
      .first()
      .click();
    const inputs = page.getByRole("table", { name: "Inputs, the largest first" });
    const first = inputs.getByRole("rowheader").first();
    const name = await first.locator("summary > span").nth(1).innerText();
    await first.locator("summary").click();
    await inputs.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/data\?row=[^&]*impact/);
    await expect(heading(page, name.replace(/\s*(estimate|no figure.*)$/, "").trim())).toBeVisible();
  });

  for (const [what, product, kind] of [
    ["factor", "Ceramic mug", "impact"],
    ["mass", "PP returnable cup", "recipe"],
  ] as const) {
    test(
      `an estimated ${what} behind a number leads to its row, which says how to replace it`,
      SOAK,
      async ({ page }) => {
        await makeComparison(page, "Cups");
        await page
          .getByRole("button", { name: new RegExp(`, Climate, ${product}`) })
          .first()
          .click();
        await page.getByRole("tab", { name: "Uncertainty" }).click();
        const estimates = page.getByRole("table", { name: "Estimates behind this value, the largest first" });
        await estimates.locator(`a[href*="${kind}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`/data\\?row=[^&]*${kind}`));
        await expect(page.getByRole("heading", { name: "Help replace this estimate" })).toBeVisible();
      },
    );
  }
});

test.describe("if the rows cannot be loaded", () => {
  test.use({ provoked: [/Failed to load resource/] });

  test("the page says so, and can retry; an unknown version is not a failure", SOAK, async ({ page }) => {
    await page.route("**/api/dataVersions", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/data");
    await expect(page.getByText("The reference data could not be loaded")).toBeVisible();
    await page.unroute("**/api/dataVersions");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(table(page)).toBeVisible();
    await page.goto("/data?row=1999.1/impact/Global/pp_virgin");
    await expect(page.getByText("This server has no such version of the reference data")).toBeVisible();
  });
});
