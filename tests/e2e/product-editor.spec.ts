import type { Page } from "@playwright/test";
import { makeComparison, seeResults } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { command, saveProduct, scoresInFull } from "./own-products.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { seeWorkKept } from "./work-kept.ts";

test.use({ storageState: GUEST });

const ranking = (page: Page) => page.getByRole("table", { name: "Summary scores, best first" });
const preview = (page: Page) => page.getByRole("complementary", { name: "Preview" });
/** "was 78, good" of the preview, and the number beside it. */
const summary = async (page: Page) => ({
  now: await preview(page).getByText(/^\d+$/).first().innerText(),
  was: (await preview(page).getByText(/^was /).innerText()).replace(/^was (\d+).*$/, "$1"),
});

test("a built-in product is edited over the results: the copy takes its place, scores as the preview said, also after a reload", async ({
  page,
}) => {
  await makeComparison(page, "Own wash");
  await command(page, "PP returnable cup", "Edit Product");
  await expect(page.getByRole("heading", { level: 1, name: "PP returnable cup, own" })).toBeFocused();
  await page.getByLabel("Number of uses").fill("120");
  await expect(page.getByText("1 setting changed")).toBeVisible();
  await expect(async () => {
    const { now, was } = await summary(page);
    expect(Number(now)).toBeGreaterThan(Number(was));
  }).toPass();
  const { now } = await summary(page);
  await expectNoSeriousFindings(page);
  await saveProduct(page).click();
  await expect(
    page.getByText(/PP returnable cup, own is saved as a product of your own and takes the place/).first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: `PP returnable cup, own, ${now} of 100` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Commands for PP returnable cup", exact: true })).toHaveCount(0);
  const before = await scoresInFull(page);
  await seeWorkKept(page);
  await page.reload();
  await seeResults(page);
  expect(await scoresInFull(page)).toEqual(before);

  // the same product again: it is replaced, not copied once more
  await command(page, "PP returnable cup, own", "Edit Product");
  await expect(page.getByText("Nothing changed yet")).toBeVisible();
  await expect(async () => expect(await summary(page)).toEqual({ now, was: now })).toPass();
  await page.getByRole("button", { name: "Cancel" }).click();

  // taken out of the comparison a guest may delete it
  await command(page, "PP returnable cup, own", "Remove Product");
  await page.getByRole("button", { name: "Delete product" }).click();
  await expect(page.getByRole("button", { name: "Commands for PP returnable cup, own" })).toHaveCount(0);
});

test("what was changed and not saved is there again after a reload, until it is discarded", async ({ page }) => {
  await makeComparison(page, "Reload");
  await page.getByRole("button", { name: "Define New Product" }).click();
  await page.getByLabel("Product name").fill("Our cup");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await seeResults(page);
  await page.getByRole("button", { name: "Define New Product" }).click();
  await expect(page.getByText("What you changed before is here again. It is not saved yet.")).toBeVisible();
  await expect(page.getByLabel("Product name")).toHaveValue("Our cup");
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Discard these changes" }).click();
  await expect(page.getByLabel("Product name")).toHaveValue("");
  await expect(page.getByText("What you changed before is here again.")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Define New Product" }).click();
  await expect(page.getByLabel("Product name")).toHaveValue("");
});

test("Escape closes an open list first, then asks, and what was typed stays", async ({ page }) => {
  await makeComparison(page, "Escape");
  await page.getByRole("button", { name: "Define New Product" }).click();
  await page.getByLabel("Product name").fill("Our cup");
  await page.getByRole("combobox", { name: "Base new product on" }).fill("ceramic");
  // the page behind has lists of its own that name the mug
  const option = page.getByRole("listbox").getByRole("option", { name: /Ceramic mug/ });
  await expect(option).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(option).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Leave without saving?" })).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel", exact: true }).focus();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Product name")).toHaveValue("Our cup");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(ranking(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Define New Product" })).toBeFocused();
});

test("a new product is defined by keyboard alone, from the wizard and back into its selection", async ({ page }) => {
  await page.goto("/comparison-mode?step=5&name=Keys&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk");
  await page.getByRole("button", { name: "Define New Product" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "New product" })).toBeFocused();
  await expect(page.getByText(/^The scores appear as soon as/)).toBeVisible();
  await saveProduct(page).focus();
  await page.keyboard.press("Enter");
  // the first fault has the focus; from there the fields follow each other
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

test("on the page links, back and Cancel ask before changes are lost", async ({ page }) => {
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

test("all settings on a phone: nothing runs over the edge, everybody can use it, a distance beyond the limit is set to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/create-product/hot_cup/hot_cup_paper_pe_lid?region_id=Europe");
  await page.getByRole("button", { name: "Continue in portrait" }).click();
  await page.getByRole("radio", { name: "All settings" }).click();
  await page.getByRole("button", { name: "Lid", exact: true }).click();
  await expectNoWider(page);
  await expectNoSeriousFindings(page);
  await page.getByLabel("Distance: Distribution centre to venue").fill("9999");
  await page.keyboard.press("Tab");
  await expect(
    page.getByText("9,999 km is outside what this mode allows (0–3,000 km): set to 3,000 km.").first(),
  ).toBeVisible();
});

test("an address of a product or use case that does not exist says so and leads on", async ({ page }) => {
  await page.goto("/create-product/hot_cup/nowhere");
  await expect(page.getByRole("heading", { level: 1, name: "This product is not here" })).toBeVisible();
  await page.getByRole("link", { name: "Define a new product" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New product" })).toBeVisible();
  await page.goto("/create-product/nowhere");
  await expect(page.getByText("The address names a use case that does not exist.")).toBeVisible();
});
