import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import Papa from "papaparse";
import { COFFEE, FINDING, seeResults } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { catalogue, DATA_VERSION, scoresInNode } from "./node-scores.ts";
import { expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expectShown, rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";
import { SOAK } from "./soak.ts";

const NAME = "Kiosk coffee 2027";
/** in the order in which the test checks them */
const PRODUCTS = COFFEE.products;
const expected = scoresInNode(COFFEE.region_id, COFFEE.usecase_id, COFFEE.food_id, PRODUCTS);
const metrics = catalogue.metrics.toSorted((a, b) => a.order - b.order);
const nameOf = (id: string): string =>
  (catalogue.products.find((product) => product.prodsys_id === id)?.prodsys_name ?? id).replace(/ \(Reusable\)$/, "");

/** Local date of the machine, as in the file name. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

const parsed = async (download: Download) => {
  const text = readFileSync(await download.path(), "utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
};

const saveAs = async (page: Page, item: string): Promise<Download> => {
  await page.getByRole("button", { name: "CSV", exact: true }).click();
  const arrived = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();
  return arrived;
};

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** From the landing page to the results by mouse; checks blocked buttons and automatic steps on the way. */
const walkToResults = async (page: Page): Promise<void> => {
  const next = page.getByRole("button", { name: "Next" });
  await page.goto("/");
  await page.getByRole("button", { name: "Continue as guest" }).click();
  await expect(page).toHaveURL("/comparison-mode?step=1");

  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("New comparison");
  await page.getByRole("textbox", { name: "Name" }).fill("   ");
  await expect(next).toBeDisabled();
  await page.getByRole("textbox", { name: "Name" }).fill(NAME);
  await next.click();

  // the region is guessed from the browser, and can be changed
  await expect(heading(page, "What will the products be used for?")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(heading(page, "Where will the products be used?")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^United Kingdom/ })).toBeChecked();
  await page.getByRole("radio", { name: /^Europe/ }).click();

  await expect(heading(page, "What will the products be used for?")).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("radio", { name: /^Europe/ })).toBeChecked();
  await next.click();
  await page.getByRole("radio", { name: /^Hot cup/ }).click();

  await expect(heading(page, "What will be served?")).toBeVisible();
  await page.getByRole("radio", { name: "Hot coffee with milk" }).click();

  await expect(heading(page, "Which products do you want to compare?")).toBeVisible();
  const create = page.getByRole("button", { name: "Create Comparison" });
  await expect(create).toBeDisabled();
  for (const id of PRODUCTS) await page.getByRole("checkbox", { name: nameOf(id), exact: true }).click();
  await create.click();
  await seeResults(page);
};

const expectRawScores = async (page: Page, perUse: boolean): Promise<void> => {
  const rows = await shownRows(page.getByRole("grid", { name: "Raw Scores" }));
  for (const product of expected.products) {
    if (!product) throw new Error("a product of the test is not in the data");
    const cells = rowOf(rows, nameOf(product.prodsys_id));
    metrics.forEach(({ metric_id }, at) =>
      expectShown(cells[at] ?? "", (perUse ? product.raw_per_use : product.raw)[metric_id]),
    );
  }
};

test("a guest compares products and downloads the scores", async ({ page, requests }) => {
  await walkToResults(page);
  const id = new URL(page.url()).searchParams.get("comparison_id") ?? "";
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(["comparison_id"]);
  expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);

  await test.step("the ranking and the table show what the engine computes in Node", async () => {
    const ranking = await shownRows(page.getByRole("grid", { name: "Summary scores, best first" }));
    const scores = await shownRows(page.getByRole("grid", { name: "Comparison Scores" }));
    const summaries = [...ranking.values()].map(([summary]) => Number.parseInt(summary ?? "", 10));
    expect(summaries).toEqual(summaries.toSorted((a, b) => b - a));
    for (const product of expected.products) {
      if (!product) throw new Error("a product of the test is not in the data");
      const name = nameOf(product.prodsys_id);
      expectShown(rowOf(ranking, name)[0] ?? "", product.summary);
      metrics.forEach(({ metric_id }, at) => expectShown(rowOf(scores, name)[at] ?? "", product.score[metric_id]));
    }
  });

  await test.step("raw scores per serving, then per use", async () => {
    await openSections(page, "Raw Scores");
    await expectRawScores(page, false);
    await page.getByRole("radio", { name: "Per use" }).click();
    await expect(page.getByText("For one use of each product")).toBeVisible();
    await expectRawScores(page, true);
  });

  await test.step("the results as CSV have the same values in full precision", async () => {
    const download = await saveAs(page, "Results");
    expect(download.suggestedFilename()).toBe(`Kiosk-coffee-2027-results_Europe_${today()}_data-${DATA_VERSION}.csv`);
    const rows = await parsed(download);
    expect(rows.map((row) => row["product_id"])).toEqual([...PRODUCTS]);
    rows.forEach((row, at) => {
      const product = expected.products[at];
      expect(Number(row["summary score [0-100, higher is better]"])).toBe(product?.summary);
      for (const { metric_id } of metrics) {
        expect(Number(row[`${metric_id} score [1-100, higher is better]`])).toBe(product?.score[metric_id]);
      }
      expect(row["data version"]).toBe(`v${DATA_VERSION}`);
    });
  });

  await test.step("the raw scores as CSV equal those on screen, per use", async () => {
    const download = await saveAs(page, "Raw Scores, per use");
    expect(download.suggestedFilename()).toBe(
      `Kiosk-coffee-2027-raw-scores_Europe_${today()}_data-${DATA_VERSION}.csv`,
    );
    const rows = await parsed(download);
    const shown = await shownRows(page.getByRole("grid", { name: "Raw Scores" }));
    rows.forEach((row, at) => {
      const product = expected.products[at];
      metrics.forEach(({ metric_id }, column) => {
        const name = Object.keys(row).find((key) => key.startsWith(`${metric_id} raw [`)) ?? "";
        expect(Number(row[name])).toBe(product?.raw_per_use[metric_id]);
        expectShown(rowOf(shown, nameOf(row["product_id"] ?? ""))[column] ?? "", Number(row[name]));
      });
    });
  });

  await test.step("another region is loaded, with the scores of the engine in Node", async () => {
    await page.getByRole("button", { name: "Change region" }).click();
    const region = page.getByRole("combobox", { name: "Region" });
    await region.selectOption({ label: "Ecoville (imaginary)" });
    await expect(page.getByText(/^Per serving: .*, Ecoville/)).toBeVisible();
    await expect(page.getByRole("button", { name: "CSV", exact: true })).toBeVisible();
    const there = scoresInNode("Ecoville", COFFEE.usecase_id, COFFEE.food_id, PRODUCTS);
    await expect(async () => {
      const rows = await shownRows(page.getByRole("grid", { name: "Comparison Scores" }));
      expectShown(rowOf(rows, "Ceramic mug")[0] ?? "", there.products[1]?.score.climate);
      expectShown(rowOf(rows, "EPS foam cup")[0] ?? "", there.products[2]?.score.climate);
    }).toPass({ timeout: 60_000 });
    await region.selectOption({ label: "Europe" });
    await expect(page.getByText(/^Per serving: .*, Europe\./)).toBeVisible();
    await seeWorkKept(page);
  });

  await test.step("reloading keeps everything", async () => {
    await page.reload();
    await seeResults(page);
    await expect(page.getByRole("complementary").getByText(NAME)).toBeVisible();
    await openSections(page, "Raw Scores");
    await expect(page.getByRole("radio", { name: "Per use" })).toBeChecked();
    await expectRawScores(page, true);
  });

  await test.step("the home page lists it; deleting can be undone", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await page.getByRole("button", { name: /^Comparisons/ }).click();
    const row = page.getByRole("row", { name: new RegExp(NAME) });
    await expect(row).toContainText("Hot coffee with milk");
    await row.getByRole("button", { name: `Menu of ${NAME}` }).click();
    await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Comparison" }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toBeVisible();
    await seeWorkKept(page);
    await page.reload();
    await row.getByRole("button", { name: `Menu of ${NAME}` }).click();
    await page.getByRole("menuitem", { name: "View Comparison" }).click();
    await expect(page).toHaveURL(`/comparison-mode?comparison_id=${id}`);
    await seeResults(page);
  });

  // the only posted data is the report of opened results
  const others = requests.filter((request) => !request.startsWith("GET "));
  expect(others.filter((request) => !request.endsWith("/api/comparison_scores_calculated"))).toEqual([]);
});

test("a visitor goes back and forward in the wizard, comes back to the draft, and starts over", async ({ page }) => {
  // a name with characters that addresses have to escape
  const name = "Café & Söhne, 100 %";
  await page.goto("/");
  await page.getByRole("button", { name: "Continue as guest" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  // the region that the browser's language gives
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("radio", { name: "Spain" }).click();
  await page.getByRole("radio", { name: /^Cold cup/ }).click();
  await expect(heading(page, "What will be served?")).toBeVisible();

  await test.step("back and forward go through the steps and keep the choices", async () => {
    await page.goBack();
    await expect(heading(page, "What will the products be used for?")).toBeVisible();
    await page.goBack();
    await expect(heading(page, "Where will the products be used?")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Spain" })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(name);
    await page.goForward();
    await page.goForward();
    await page.goForward();
    await expect(heading(page, "What will be served?")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Use case/ })).toContainText("Cold cup");
  });

  await test.step("the draft survives a reload and leaving the page; starting over clears it", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: /^Region/ })).toContainText("Spain");
    await expect(page.getByRole("button", { name: /^Name/ })).toContainText(name);
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "New" }).click();
    await page.getByRole("menuitem", { name: /^Comparison / }).click();
    await expect(page.getByText("This is the comparison that you started earlier.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(name);
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("New comparison");
    await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  });

  await test.step("the Compare page opens the wizard with the region chosen", async () => {
    await page.goto("/region");
    await page.getByRole("radio", { name: "Spain" }).click();
    await expect(page).toHaveURL("/comparison-mode?step=2&region_id=Spain");
    await expect(page.getByRole("radio", { name: "Spain" })).toBeChecked();
  });
});

test("a visitor makes a comparison by keyboard only, and takes the CSV along", async ({ page }) => {
  const focused = page.locator(":focus");
  /** Presses Tab until the control with this name has the focus. */
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      const said = await focused.evaluate((element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [
          element.getAttribute("aria-label") ?? "",
          ...labels.map((label) => label.textContent),
          element.textContent,
        ].join(" ");
      });
      if (name.test(said)) return;
    }
    throw new Error(`the Tab key does not lead to ${name}`);
  };

  await page.goto("/");
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  await tabTo(/Skip to the content/);
  await tabTo(/Continue as guest/);
  await page.keyboard.press("Enter");

  await expect(heading(page, "What do you want to call this comparison?")).toBeFocused();
  await tabTo(/^ ?Name/);
  await page.keyboard.type(NAME);
  // Enter would go on with the region that the browser's language gives
  await page.keyboard.press("Shift+Tab");
  await expect(focused).toHaveText("Change");
  await page.keyboard.press("Enter");

  await expect(heading(page, "Where will the products be used?")).toBeFocused();
  await page.keyboard.press("Tab");
  // arrow keys select regions without going on; Enter confirms
  while (!(await page.getByRole("radio", { name: "Spain" }).isChecked())) await page.keyboard.press("ArrowDown");
  await expect(heading(page, "Where will the products be used?")).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(heading(page, "What will the products be used for?")).toBeFocused();
  // skips the help button at the title
  await tabTo(/Hot cup/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");

  await expect(heading(page, "What will be served?")).toBeFocused();
  await tabTo(/^Skip$|^ Skip$/);
  await page.keyboard.press("Enter");

  await expect(heading(page, "Which products do you want to compare?")).toBeFocused();
  await tabTo(/Select All/);
  await page.keyboard.press("Enter");
  await tabTo(/Create Comparison/);
  await page.keyboard.press("Enter");
  await seeResults(page);
  await expect(heading(page, FINDING)).toBeFocused();
  await expect(page.getByText(/^Per serving: .*Spain/)).toBeVisible();

  await tabTo(/^ ?CSV$/);
  await page.keyboard.press("Enter");
  const arrived = page.waitForEvent("download");
  await expect(page.getByRole("menuitem", { name: "Results" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await parsed(await arrived)).toHaveLength(12);
});

test.describe("from a use case to a scorecard", () => {
  test.use({ storageState: GUEST });

  test("use case, food, products, scorecard, and another selection: every page accessible", async ({ page }) => {
    await page.goto("/usecase-comparison?region_id=Europe");
    const cup = page.getByRole("radio", { name: /^Hot cup/ });
    await expect(cup).toBeVisible();
    await expectNoSeriousFindings(page);
    await cup.click();
    await expect(page).toHaveURL("/select-food/hot_cup?region_id=Europe");
    await page.getByRole("radio", { name: "Hot coffee with milk" }).click();
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Select Food" }).click();
    await expect(page.getByText("Choose at least one product.")).toBeVisible();
    await page.getByRole("checkbox", { name: "EPS foam cup" }).click();
    await page.getByRole("checkbox", { name: "Ceramic mug" }).click();
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Compare" }).click();
    await seeResults(page);
    await expect(page).toHaveURL(/^.*\/scorecard\/hot_cup\/coffee_milk\/[\w-]+\?region_id=Europe$/);
    const scorecard = page.url();

    await page.reload();
    await seeResults(page);
    await page.getByRole("button", { name: "Change Product Selection" }).click();
    await expect(page).toHaveURL(/\/select-products\/hot_cup\/coffee_milk\?.*comparison_id=/);
    await page.getByRole("checkbox", { name: "Bagasse cup" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await seeResults(page);
    await expect(page).toHaveURL(scorecard);
    await expect(page.getByRole("grid", { name: "Comparison Scores" })).toContainText("Bagasse cup");
    await seeWorkKept(page);

    // without a comparison in the address: all products are offered, and existing comparisons are listed
    await page.goto("/scorecard/hot_cup/coffee_milk?region_id=Europe");
    await expect(page.getByRole("button", { name: /^Compare all \d+ products/ })).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.getByRole("link", { name: "Hot cup: Hot coffee with milk" }).click();
    await seeResults(page);
  });

  test("every page of the flow fits a phone", SOAK, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/usecase");
    await page.getByRole("button", { name: "Continue in portrait" }).click();
    for (const path of [
      "/usecase",
      "/usecase-product",
      "/select-food/hot_cup",
      "/select-products/hot_cup/coffee_milk",
      "/select-portfolio-products/hot_cup/coffee_milk",
      "/scorecard/hot_cup/coffee_milk",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoWider(page, path);
    }
  });
});
