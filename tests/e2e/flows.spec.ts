import { seeResults } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";

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
  await expect(page.getByRole("table", { name: "Comparison Scores" })).toContainText("Bagasse cup");
});

test("a scorecard without a comparison offers all products, and lists what there is of it the next time", async ({
  page,
}) => {
  await page.goto("/scorecard/hot_cup/coffee_milk?region_id=Europe");
  const all = page.getByRole("button", { name: /^Compare all \d+ products/ });
  await expect(all).toBeVisible();
  await expectNoSeriousFindings(page);
  await all.click();
  await seeResults(page);
  await page.goto("/scorecard/hot_cup/coffee_milk");
  await page.getByRole("link", { name: "Hot cup: Hot coffee with milk" }).click();
  await seeResults(page);
});

test("a phone has room for every page of the flow", async ({ page }) => {
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
