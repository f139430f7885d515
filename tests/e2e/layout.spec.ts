import type { Locator, Page } from "@playwright/test";
import { chosenAddress, seeResults } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { allowPortrait } from "./no-wider.ts";
import { makePortfolio } from "./portfolios.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST, hasTouch: true });

/** The largest height without text, picture or control inside a region, in px. */
const largestHole = (region: Locator): Promise<number> =>
  region.evaluate((part) => {
    const boxes = [...part.querySelectorAll("h2, h3, p, th, td, label, input, button, svg")]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height, width }) => height > 1 && width > 1)
      .toSorted((a, b) => a.top - b.top);
    let end = part.getBoundingClientRect().top;
    let hole = 0;
    for (const { top, bottom } of boxes) {
      hole = Math.max(hole, top - end);
      end = Math.max(end, bottom);
    }
    return Math.max(hole, part.getBoundingClientRect().bottom - end);
  });

const makeResults = async (page: Page, name: string, products: readonly string[]) => {
  await page.goto(chosenAddress(name).replace(/products=[^&]*/, `products=${products.join("%2C")}`));
  await page.getByRole("button", { name: "Create Comparison" }).click();
  await seeResults(page);
};

test("results and lines: settings in reach, no holes, names whole, marks in one box, the focus in sight", async ({
  page,
}) => {
  await allowPortrait(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const six = ["paper_pe", "paper_pla", "eps", "bagasse", "ceramic", "pp_reuse"].map((one) => `hot_cup_${one}`);
  await makeResults(page, "Six cups", six);

  await test.step("the last setting is reached without moving the page", async () => {
    const last = page.getByRole("complementary").getByRole("button").last();
    await last.focus();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step("the contents mark the section that a link jumps to, also after its neighbours load", async () => {
    const contents = page.getByRole("navigation", { name: "On this page" });
    for (const name of ["Break-even", "Scores"]) {
      await contents.getByRole("link", { name, exact: true }).click();
      await expect(contents.locator('[aria-current="location"]')).toHaveText(name);
    }
  });
  await test.step("a finger opens the menu of a column, which covers no name, and sorts by it", async () => {
    const head = page.getByRole("columnheader", { name: "Climate" }).first();
    const menu = head.getByRole("button", { name: "Column Climate" });
    const [above, below] = [await menu.boundingBox(), await head.getByText("Climate", { exact: true }).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await menu.tap();
    await page.getByRole("menuitem", { name: "Sort, best first" }).tap();
    await expect(head).toHaveAttribute("aria-sort", "descending");
  });
  await test.step("the costs of six products have no hole", async () => {
    await openSections(page, "Cost");
    const cost = page.getByRole("region", { name: "Cost" });
    await expect(cost.getByRole("textbox").first()).toBeVisible();
    expect(await largestHole(cost)).toBeLessThan(200);
  });
  await test.step("on a phone the scores of a metric are in its order, and a mark is one box within the window", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("combobox", { name: "Metric" }).first().selectOption({ label: "Water use" });
    const shown = await page
      .getByRole("button", { name: /, Water use, / })
      .locator("visible=true")
      .allTextContents();
    const scores = shown.map(Number).slice(0, six.length);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    await openSections(page, "Raw Scores");
    for (const mark of await page
      .getByRole("button", { name: /^EPS foam cup: / })
      .locator("visible=true")
      .all()) {
      const boxes = await mark.evaluate((one) => [...one.getClientRects()].map(({ right, height }) => [right, height]));
      expect(boxes).toHaveLength(1);
      expect(boxes[0]?.[0]).toBeLessThanOrEqual(360);
      // one line with the padding of a touch target
      expect(boxes[0]?.[1]).toBeLessThan(32);
    }
  });
  await test.step("without a pair for the break-even there is no hole in its place", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await makeResults(page, "No pair", ["hot_cup_ceramic", "hot_cup_eps"]);
    const empty = page
      .getByRole("region")
      .filter({ hasText: /no reusable and single-use product are left to compare/ });
    await expect(empty.last()).toBeVisible();
    expect(await largestHole(empty.last())).toBeLessThan(200);
  });

  const cups = ["ceramic", "stainless", "keepcup", "glass", "pp_reuse"].map((one) => `hot_cup_${one}`);
  await makePortfolio(page, "All cups", [...six, ...cups.filter((one) => !six.includes(one))]);
  const lines = page.getByRole("table", { name: "Lines of All cups" });
  await test.step("at 1024 px names and foods of lines are whole, and the table ends where the commands end", async () => {
    await page.setViewportSize({ width: 1024, height: 480 });
    const names = lines.getByRole("rowheader");
    await expect(names.first()).toBeVisible();
    const cut = await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(cut).toBe(0);
    await expect(lines.getByText("Hot coffee with milk").first()).toBeInViewport();
    const edge = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().right);
    const commands = page.getByRole("button", { name: "Add Products to Portfolio" });
    expect(Math.abs((await edge(lines)) - (await edge(commands)))).toBeLessThanOrEqual(1);
  });
  await test.step("going backwards through the lines, the focus is never under the head of the table", async () => {
    await lines.getByRole("textbox").last().focus();
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press("Shift+Tab");
      const hidden = await lines.evaluate((table) => {
        const focused = document.activeElement;
        if (!focused || !table.querySelector("tbody")?.contains(focused)) return 0;
        return (
          (table.querySelector("thead")?.getBoundingClientRect().bottom ?? 0) - focused.getBoundingClientRect().top
        );
      });
      expect(hidden, `stop ${stop}`).toBeLessThanOrEqual(1);
    }
  });
  await test.step("beside the word that marks a change, a label keeps the distance of the others from its field", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/create-product/hot_cup");
    const field = page.getByRole("textbox", { name: "Product name" });
    const distance = () =>
      field.evaluate((input: HTMLInputElement) => {
        const label = input.labels?.[0]?.getBoundingClientRect().bottom ?? 0;
        return Math.round(input.getBoundingClientRect().top - label);
      });
    const before = await distance();
    await field.fill("Cup of ours");
    await expect(page.getByText("changed", { exact: true }).first()).toBeVisible();
    expect(before).toBeGreaterThanOrEqual(4);
    expect(await distance()).toBe(before);
  });
});
