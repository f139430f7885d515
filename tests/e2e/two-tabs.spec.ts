import { makeComparison, seeResults } from "./comparisons.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

test("a comparison made, renamed and deleted in one tab is so in the other", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/");
  const listed = other.getByRole("table", { name: "Comparisons" });
  await expect(other.getByText("Comparisons you make appear here.")).toBeVisible();

  await makeComparison(page, "From the first tab");
  await expect(listed.getByRole("row", { name: /From the first tab/ })).toBeVisible();

  await page.getByRole("button", { name: "Change the name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Renamed");
  await page.keyboard.press("Enter");
  await expect(listed.getByRole("row", { name: /Renamed/ })).toBeVisible();

  // edits of different fields in two tabs both stay
  await other.getByRole("button", { name: "Menu of Renamed" }).click();
  await other.getByRole("menuitem", { name: "View Comparison" }).click();
  await seeResults(other);
  await other.getByRole("button", { name: "Change region" }).click();
  await other.getByRole("combobox", { name: "Region" }).selectOption({ label: "Spain" });
  await expect(page.getByText(/ in Spain, one serving\./)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Renamed" })).toBeVisible();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Menu of Renamed" }).click();
  await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Comparison" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "This comparison is not here." })).toBeVisible();
});
