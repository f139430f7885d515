import { makeComparison, seeResults } from "./comparisons.ts";
import { command, saveProduct, scoresInFull } from "./own-products.ts";
import { expect, freshPerson, logIn, register, test } from "./profiles.ts";

test("a product of one's own scores the same in every digit after logout and login, and in another browser", async ({
  page,
  openProfile,
}) => {
  const person = freshPerson();
  await register(page, person);
  const id = await makeComparison(page, "Own wash");
  await command(page, "PP returnable cup", "Edit Product");
  await page.getByLabel("Number of uses").fill("123");
  await expect(page.getByText("1 setting changed")).toBeVisible();
  await saveProduct(page).click();
  await expect(page.getByRole("button", { name: "Commands for PP returnable cup, own" })).toBeVisible();
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  const before = await scoresInFull(page);
  expect(before.join()).toContain("PP returnable cup, own");

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Continue as guest" })).toBeVisible();
  for (const browser of [page, await openProfile()]) {
    await logIn(browser, person);
    await browser.goto(`/comparison-mode?comparison_id=${id}`);
    await seeResults(browser);
    expect(await scoresInFull(browser)).toEqual(before);
  }
});
