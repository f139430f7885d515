import { COFFEE, chosenAddress, makeComparison, seeResults } from "./comparisons.ts";
import { catalogue, scoresInNode } from "./node-scores.ts";
import { expectShown, rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";

const RULE = "Please include at least one reusable option in your selection to continue.";

// while a page fades in, requests for another one are ignored; a test is quicker than that
test.use({ storageState: GUEST });

test("a selection without a reusable is refused with the exact text, and mended in one click", async ({ page }) => {
  await page.goto(chosenAddress("Paper only").replace(/products=[^&]*/, "products=hot_cup_paper_pe"));
  const create = page.getByRole("button", { name: "Create Comparison" });
  const chosen = page.getByRole("complementary", { name: "Your selection" });
  await expect(chosen.getByText(RULE, { exact: true })).toBeVisible();
  await expect(create).toBeDisabled();
  await chosen.getByRole("button", { name: "Add a typical reusable" }).click();
  await expect(chosen.getByText("2 products, 1 of them reusable")).toBeVisible();
  await create.click();
  await seeResults(page);
});

test("filter, search, View All, Select All and Reset act on what is listed", async ({ page }) => {
  const cups = catalogue.products.filter((product) => product.usecase_id === COFFEE.usecase_id);
  const reusable = cups.filter((product) => product.reusable).length;
  await page.goto(chosenAddress("Lists").replace(/&products=[^&]*/, ""));
  const boxes = page.getByRole("table", { name: "Products" }).getByRole("checkbox");
  await expect(boxes).toHaveCount(cups.length);
  await page.getByRole("radio", { name: `Reusable ${reusable}` }).click();
  await expect(boxes).toHaveCount(reusable);
  await page.getByRole("button", { name: "Select All" }).click();
  await page.getByRole("button", { name: "View All" }).click();
  await expect(boxes).toHaveCount(cups.length);
  await expect(boxes.and(page.locator(":checked"))).toHaveCount(reusable);
  await page.getByRole("searchbox", { name: "Search name or material" }).fill("no such thing");
  await expect(page.getByText("No product matches.")).toBeVisible();
  await page.getByRole("button", { name: "View All" }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(boxes.and(page.locator(":checked"))).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Create Comparison" })).toBeDisabled();
});

test("an address with all its parameters opens the wizard as it says", async ({ page }) => {
  await page.goto(`${chosenAddress("Café & Söhne, 100 %")}&description=${encodeURIComponent("two\nlines + more")}`);
  const chosen = page.getByRole("complementary", { name: "Your selection" });
  await expect(chosen.getByText("4 products, 2 of them reusable")).toBeVisible();
  const steps = page.getByRole("navigation", { name: "Steps" });
  await expect(steps.getByRole("button", { name: /^Region/ })).toContainText("Europe");
  await expect(steps.getByRole("button", { name: /^Use case/ })).toContainText("Hot cup");
  await expect(steps.getByRole("button", { name: /^Food/ })).toContainText("Hot coffee with milk");
  await steps.getByRole("button", { name: /^Name/ }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Café & Söhne, 100 %");
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("two\nlines + more");
});

for (const [parameter, sentence] of [
  ["region_id", "The address names a region that cannot be chosen (<b>x</b>). Please choose another."],
  ["usecase_id", "The address names a use case that does not exist (<b>x</b>). Please choose another."],
  ["food_id", "The address names a food that does not exist (<b>x</b>). Please choose another, or skip the step."],
  ["products", "One product of the address is not available for this use case and was left out: <b>x</b>."],
] as const) {
  test(`an unknown ${parameter} is named, and everything else is kept`, async ({ page }) => {
    const address = new URL(chosenAddress("Kept"), "http://here");
    const known = parameter === "products" ? `${COFFEE.products.join(",")},` : "";
    address.searchParams.set(parameter, `${known}<b>x</b>`);
    await page.goto(address.pathname + address.search);
    await expect(page.getByRole("alert")).toHaveText(sentence);
    await expect(page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: /^Name/ })).toContainText(
      "Kept",
    );
  });
}

test("another use case clears the selection", async ({ page }) => {
  await page.goto(chosenAddress("Changed my mind"));
  await page.getByRole("button", { name: /^Use case/ }).click();
  await page.getByRole("radio", { name: /^Cold cup/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What will be served?" })).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Nothing chosen yet.")).toBeVisible();
});

test("a draft survives reloading and leaving; starting over empties it", async ({ page }) => {
  await page.goto("/comparison-mode?step=1");
  await page.getByRole("textbox", { name: "Name" }).fill("Half done");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: "Spain" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What do the products have to do?" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Region/ })).toContainText("Spain");
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "New" }).click();
  await expect(page.getByText("This is the comparison that you began earlier.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Half done");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("the results take edits: an emptied name reverts, another region scores again, one product stays", async ({
  page,
}) => {
  await makeComparison(page, "Editable");
  const panel = page.getByRole("complementary", { name: "This comparison" });
  await panel.getByRole("button", { name: "Change the name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("   ");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Editable" })).toBeVisible();

  await panel.getByRole("button", { name: "Change region" }).click();
  await panel.getByRole("combobox", { name: "Region" }).selectOption({ label: "Ecoville" });
  await expect(page.getByText(/ in an imaginary ideal town, one serving\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "CSV", exact: true })).toBeVisible();
  const expected = scoresInNode("Ecoville", COFFEE.usecase_id, COFFEE.food_id, COFFEE.products);
  await expect(async () => {
    const rows = await shownRows(page.getByRole("table", { name: "Comparison Scores" }));
    expectShown(rowOf(rows, "Ceramic mug")[0] ?? "", expected.products[1]?.score.climate);
    expectShown(rowOf(rows, "EPS foam cup")[0] ?? "", expected.products[2]?.score.climate);
  }).toPass();

  await panel.getByRole("button", { name: "Change Product Selection" }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByRole("button", { name: "Update Comparison" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Ceramic mug" }).click();
  await expect(page.getByText("A comparison keeps at least one product.")).toBeVisible();
  await page.getByRole("button", { name: "Update Comparison" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^The ceramic mug scores \d+ of 100/ })).toBeVisible();
});

test("a comparison that is not in this browser is said to be missing", async ({ page }) => {
  await page.goto("/comparison-mode?comparison_id=nowhere");
  await expect(page.getByRole("heading", { level: 1, name: "This comparison is not here." })).toBeVisible();
});

test("the Compare page leads into the wizard with the region chosen", async ({ page }) => {
  await page.goto("/region");
  await page.getByRole("radio", { name: "Spain" }).click();
  await expect(page).toHaveURL("/comparison-mode?step=2&region_id=Spain");
  await expect(page.getByRole("radio", { name: "Spain" })).toBeChecked();
});
