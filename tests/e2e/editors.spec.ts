import type { Page } from "@playwright/test";
import { chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { command, saveProduct, scoresInFull } from "./own-products.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";
import { SOAK } from "./soak.ts";

test.use({ storageState: GUEST });
const preview = (page: Page) => page.getByRole("complementary", { name: "Preview" });
/** "was 78, good" in the preview, and the number before it. */
const summary = async (page: Page) => ({
  now: await preview(page).getByText(/^\d+$/).first().innerText(),
  was: (await preview(page).getByText(/^was /).innerText()).replace(/^was (\d+).*$/, "$1"),
});

const chooseAll = async (page: Page, index: number) => {
  for (const select of await page.getByRole("main").getByRole("combobox").all()) await select.selectOption({ index });
};

test("a guest edits a built-in product from the results: the copy replaces it and has the scores of the preview, also after a reload", async ({
  page,
}) => {
  await makeComparison(page, "Own wash");
  await command(page, "PP returnable cup", "Edit Product");
  await expect(page.getByRole("heading", { level: 1, name: "My PP returnable cup" })).toBeFocused();
  await page.getByLabel("Number of uses").fill("120");
  await expect(page.getByText("1 setting changed")).toBeVisible();
  await expect(async () => {
    const { now, was } = await summary(page);
    expect(Number(now)).toBeGreaterThan(Number(was));
  }).toPass({ timeout: 60_000 });
  const { now } = await summary(page);
  await expectNoSeriousFindings(page);
  await saveProduct(page).click();
  await expect(
    page.getByText(/My PP returnable cup is saved as a product of your own and takes the place/).first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: `My PP returnable cup, ${now}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Commands for PP returnable cup", exact: true })).toHaveCount(0);
  const before = await scoresInFull(page);
  await seeWorkKept(page);
  await page.reload();
  await seeResults(page);
  expect(await scoresInFull(page)).toEqual(before);

  // edit the same product again: it is replaced, not copied
  await command(page, "My PP returnable cup", "Edit Product");
  await expect(page.getByText("Nothing changed yet")).toBeVisible();
  await expect(async () => expect(await summary(page)).toEqual({ now, was: now })).toPass({ timeout: 60_000 });
  await page.getByRole("button", { name: "Cancel" }).click();

  // a guest may delete an own product removed from the comparison
  await command(page, "My PP returnable cup", "Remove Product");
  await page.getByRole("button", { name: "Delete product" }).click();
  await expect(page.getByRole("button", { name: "Commands for My PP returnable cup" })).toHaveCount(0);
});

test("a guest defines a product by keyboard only, from the wizard and back into its selection", async ({ page }) => {
  await page.goto("/comparison-mode?step=5&name=Keys&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk");
  await page.getByRole("button", { name: "Define New Product" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "New product" })).toBeFocused();
  await expect(page.getByText(/^The scores appear as soon as/)).toBeVisible();
  await saveProduct(page).focus();
  await page.keyboard.press("Enter");
  // the first fault has the focus; the other fields follow in tab order
  await expect(page.getByLabel("Product name")).toBeFocused();
  await page.keyboard.type("Our steel cup");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ceramic");
  await expect(page.getByRole("listbox").getByRole("option", { name: /Ceramic mug/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Product size")).toHaveValue("350");
  await expect(page.getByLabel("Product name")).toHaveValue("Our steel cup");
  await page.getByLabel("Description", { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Bought in 2026");
  await page.getByLabel("Number of uses").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1,200");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Number of uses")).toHaveValue("1,200");
  await saveProduct(page).focus();
  await page.keyboard.press("Enter");
  const chosen = page.getByRole("complementary", { name: "Your selection" });
  await expect(chosen.getByText("Our steel cup")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Our steel cup" })).toBeChecked();
});

test("a guest leaves an editor by a link, by back and by Cancel, and is asked before changes are lost", async ({
  page,
}) => {
  await page.goto("/usecase-product");
  await page.getByRole("radio", { name: /^Hot cup/ }).click();
  const name = page.getByLabel("Product name");
  await name.fill("Our cup");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(name).toHaveValue("Our cup");
  await page.evaluate(() => window.history.back());
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/create-product\/hot_cup/);
  await expect(name).toHaveValue("Our cup");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
});

test("all settings are accessible on a phone, without sideways scroll", SOAK, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/create-product/hot_cup/hot_cup_paper_pe_lid?region_id=Europe");
  await page.getByRole("button", { name: "Continue in portrait" }).click();
  await page.getByRole("radio", { name: "All settings" }).click();
  await page.getByRole("button", { name: "Lid", exact: true }).click();
  await expectNoWider(page);
  await expectNoSeriousFindings(page);
});

test("a guest defines a food in the wizard: it is chosen there, listed after the others, and changes the chemicals score", async ({
  page,
}) => {
  await page.goto(chosenAddress("Kiosk").replace("step=5", "step=4"));
  await page.getByRole("button", { name: "Define New Food" }).click();
  await page.getByRole("textbox", { name: "Food name" }).fill("Hot coffee with milk");
  await expect(page.getByText("Food name already exists").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Food name" }).fill("Espresso, our blend");
  await chooseAll(page, 1);
  const score = page.getByRole("complementary", { name: "Food score" });
  await expect(score).toContainText("1.0 of 10");
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Create Food" }).click();

  await expect(page.getByRole("radio", { name: "Espresso, our blend" })).toBeChecked();
  await expect(page.getByRole("radio").last()).toHaveAccessibleName(/^Espresso, our blend/);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Create Comparison" }).click();
  await seeResults(page);
  const scores = async () =>
    rowOf(await shownRows(page.getByRole("grid", { name: "Comparison Scores" })), "EPS foam cup");
  const mild = await scores();

  // the strongest possible food: the comparison with it is scored again
  await page.goto("/");
  await page.getByRole("button", { name: /^User-defined foods/ }).click();
  await page.getByRole("button", { name: "Menu of Espresso, our blend" }).click();
  await page.getByRole("menuitem", { name: "Edit Food" }).click();
  await expect(page.getByRole("textbox", { name: "Food name" })).toHaveValue("Espresso, our blend");
  for (const select of await page.getByRole("main").getByRole("combobox").all()) {
    // "over 7 days: 5 points"
    const values = await select.locator("option").allTextContents();
    const points = values.map((value) => Number(/: (\d+) points?$/.exec(value)?.[1] ?? 0));
    await select.selectOption({ index: points.indexOf(Math.max(...points)) });
  }
  await expect(score).toContainText("10.0 of 10");
  await page.getByRole("button", { name: "Save Food" }).click();
  await page.getByRole("button", { name: "Menu of Kiosk" }).click();
  await page.getByRole("menuitem", { name: "View Comparison" }).click();
  await seeResults(page);
  await expect.poll(scores).not.toEqual(mild);
});
