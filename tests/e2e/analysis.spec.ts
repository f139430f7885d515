import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { makeComparison, seeResults } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

test.use({ storageState: GUEST });

const results = (page: Page): Locator => page.getByRole("region", { name: "Results" });
const certainty = (page: Page): Locator => page.getByRole("region", { name: "How certain is this?" });
const whatIf = (page: Page): Locator => page.getByRole("region", { name: "What if?" });
const weightings = (page: Page): Locator =>
  page.getByRole("tabpanel", { name: "Weights", exact: true }).getByRole("region");
const cost = (page: Page): Locator => page.getByRole("region", { name: "Cost", exact: true });
const weightsDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Weights of the summary score" });

/** Text of the file that a button of a section downloads. */
const saved = async (section: Locator, button: string): Promise<string> => {
  const arrived = section.page().waitForEvent("download");
  await section.getByRole("button", { name: button }).click();
  return readFileSync(await (await arrived).path(), "utf8");
};

const rowsSaved = async (section: Locator, button: string): Promise<readonly Record<string, string>[]> => {
  const text = (await saved(section, button)).slice(1);
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
};

const triedOn = async (page: Page, product: string): Promise<void> => {
  await whatIf(page).getByLabel("Product").selectOption({ label: product });
  await expect(whatIf(page).getByRole("slider")).toBeVisible();
};

/** By keyboard: types each price and leaves it with Tab. */
const enterPrice = async (page: Page, price: string, typed: string): Promise<void> => {
  await cost(page).getByRole("textbox", { name: price }).focus();
  await page.keyboard.type(typed);
  await page.keyboard.press("Tab");
};

test("a guest sees without a click how certain results are: ranges, clear differences and their causes; a seed repeats the same draws", async ({
  page,
}) => {
  await makeComparison(page, "Kiosk coffee");
  await openSections(page, "How certain is this?");
  const section = certainty(page);

  await test.step("ranges in the ranking, and pairs", async () => {
    await expect(page.getByText(/The line is the 5–95% range of 2,000 draws\.$/)).toBeVisible();
    await expect(results(page).getByText(/5–95% range \d+–\d+/)).toHaveCount(4);
    await expect(
      section.getByText(/^The ceramic mug is better than the PP returnable cup in .* of draws/),
    ).toBeVisible();
    const foam = rowOf(
      await shownRows(section.getByRole("table", { name: /^Which differences hold/ })),
      "EPS foam cup",
    );
    expect(foam[0]).toBe("100");
    expect(foam.at(-1)).toBe("Ceramic mug is better");
  });

  const seed = section.getByRole("textbox", { name: "Seed" });
  await test.step("the files; by keyboard another seed, then the first again", async () => {
    await expect(section.getByRole("table", { name: "What decides it" })).toBeVisible();
    await section.getByRole("button", { name: "For analysts" }).click();
    await expect(seed).toHaveValue("1");
    const first = await rowsSaved(section, "Save all ranges as CSV");
    const inputs = await rowsSaved(section, "Save these inputs as CSV");
    // four products, each with a summary and seven metrics twice
    expect(first).toHaveLength(4 * 15);
    expect(inputs.length).toBeGreaterThan(0);
    for (const row of [...first, ...inputs]) {
      expect(row).toMatchObject({ seed: "1", draws: "2000" });
      expect(row["spreads [geometric standard deviation]"]).toContain("expert-estimate 1.5");
      expect(row["data version"]).not.toBe("");
    }

    await section.getByRole("button", { name: "New seed" }).focus();
    await page.keyboard.press("Enter");
    await expect(seed).toHaveValue("2,654,435,770");
    await expect(section.getByRole("progressbar")).toHaveCount(0);
    const [other] = await rowsSaved(section, "Save all ranges as CSV");
    expect(other?.["seed"]).toBe("2654435770");
    expect(other?.["median [unit]"]).not.toBe(first[0]?.["median [unit]"]);

    await seed.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await expect(section.getByRole("progressbar")).toHaveCount(0);
    await expect.poll(() => rowsSaved(section, "Save all ranges as CSV")).toEqual(first);
  });

  await test.step("raw values of a metric lie between their ends", async () => {
    await section.getByRole("combobox", { name: "Look at" }).selectOption("climate");
    const ranges = section.getByRole("table", { name: "Range of each" });
    await expect(ranges.getByRole("columnheader", { name: "Raw value, g CO2e" })).toBeVisible();
    const mug = rowOf(await shownRows(ranges), "Ceramic mug")[0] ?? "";
    const [, value = 0, low = 0, high = 0] = (/^([\d.]+)\s+5–95%: ([\d.]+)–([\d.]+)$/.exec(mug) ?? []).map(Number);
    expect(low).toBeLessThan(value);
    expect(value).toBeLessThan(high);
  });

  await test.step("two chosen products, and what decides between them", async () => {
    await section.getByRole("combobox", { name: "Compare" }).selectOption("hot_cup_paper_pe");
    await section.getByRole("combobox", { name: "and", exact: true }).selectOption("hot_cup_eps");
    await expect(section.getByText(/^The EPS foam cup is better than the “paper cup, PE lined” in/)).toBeVisible();
    const inputs = section.getByRole("table", { name: "What decides it" });
    await expect(inputs.getByRole("row")).toHaveCount(6);
    await expect(inputs.getByRole("rowheader").first()).toHaveText(/^(Mass|Impact factors): /);
  });

  await results(page).getByRole("button", { name: "Hide uncertainty" }).click();
  await expect(section.getByRole("table")).toHaveCount(0);
  await expect(page.getByText(/5–95% range/)).toHaveCount(0);
});

test("a buyer enters prices, tries other figures and keeps one as an own product", async ({ page, requests }) => {
  await makeComparison(page, "Tried");
  await openSections(page, "What if?", "Cost");
  const above = page.getByRole("grid", { name: /^Summary scores, best first/ });

  await test.step("prices by keyboard: costs, the break-even in money beside climate, the file", async () => {
    await expect(cost(page).getByText(/^Enter what a piece costs/)).toBeVisible();
    await enterPrice(page, "Price of a piece: Paper cup, PE lined", "0,08");
    await enterPrice(page, "Price of a piece: PP returnable cup", "1.20");
    await enterPrice(page, "Price of a wash: PP returnable cup", "0.03");
    await expect(cost(page).getByText(/^The .* costs least, €/)).toBeVisible();
    const meetings = cost(page).getByRole("table", { name: /^After how many uses the reusable is ahead/ });
    await expect(meetings.getByRole("row", { name: /PP returnable cup Paper cup, PE lined \d+ \d+/ })).toBeVisible();
    expect(await saved(cost(page), "Save the costs as CSV")).toContain("entered by the user");
  });

  await test.step("a reload keeps the prices, and no request contains them", async () => {
    await page.reload();
    await seeResults(page);
    await expect(cost(page).getByRole("textbox", { name: "Price of a piece: PP returnable cup" })).toHaveValue("1.2");
    expect(requests.filter((request) => request.includes("0.08"))).toEqual([]);
  });

  await test.step("by keyboard: fewer uses rank the cup lower, the page above does not move, Reset restores it", async () => {
    await triedOn(page, "PP returnable cup");
    const ranking = whatIf(page).getByRole("table", { name: "Summary scores with this figure, best first" });
    const [before, ranked] = [await above.textContent(), await ranking.textContent()];
    await whatIf(page)
      .getByRole("slider", { name: /^Uses of the PP returnable cup/ })
      .focus();
    await page.keyboard.press("Home");
    await expect(
      whatIf(page).getByText(
        /^With 1 use the PP returnable cup has a summary score of \d+ of 100 and ranks 3rd of 3\./,
      ),
    ).toBeVisible();
    await expect(ranking).toContainText("PP returnable cup (1 use)");
    await expect(above).toHaveText(before ?? "");
    await expect(whatIf(page).getByText(/is ahead of the .* from \d+ uses on/)).toBeVisible();
    await whatIf(page).getByRole("button", { name: "Reset" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => ranking.textContent()).toBe(ranked);
  });

  await test.step("a typed mass: its table, its file, kept as an own product", async () => {
    await triedOn(page, "Paper cup, PE lined");
    const number = whatIf(page).getByRole("textbox", { name: "Mass, as a number" });
    await number.fill("9");
    await number.press("Tab");
    await expect(whatIf(page).getByText(/^With 9\sg the “paper cup, PE lined” /)).toBeVisible();
    await whatIf(page).getByRole("button", { name: "Show as table" }).click();
    await expect(whatIf(page).getByRole("table", { name: /^Mass of the “paper cup/ })).toContainText("usual");
    expect(await saved(whatIf(page), "Save the scores along the scale as CSV")).toContain("g per item");
    await whatIf(page).getByRole("button", { name: "Keep as my own product" }).click();
    await expect(above.getByText(/^Paper cup, PE lined, 9\sg$/)).toBeVisible();
  });
});

test("the analyses are accessible, in light and dark and at 360 px", SOAK, async ({ page }) => {
  await makeComparison(page, "Open to all");
  await openSections(page, "What if?", "Weights", "Cost");
  await expect(whatIf(page).getByRole("slider")).toBeVisible();
  await expect(weightings(page)).toBeVisible();
  await openSections(page, "How certain is this?");
  await enterPrice(page, "Price of a piece: Paper cup, PE lined", "0.08");
  const section = certainty(page);
  await section.getByRole("button", { name: "For analysts" }).click();
  await section.getByRole("button", { name: /^What varies, and how much/ }).click();
  await expect(section.getByRole("table", { name: "What decides it" })).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Set your own" }).click();
  await expect(page.getByRole("slider").first()).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.setViewportSize({ width: 360, height: 640 });
  // here the panel that opened the dialog is collapsed
  await expect(weightsDialog(page).getByRole("slider").first()).toBeVisible();
  await expectNoWider(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continue in portrait" }).click();
  await expect(whatIf(page).getByRole("slider")).toBeVisible();
  await expectNoWider(page);
  const right = () => section.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect.poll(right).toBeLessThanOrEqual(1);
});
