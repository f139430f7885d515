import type { Page } from "@playwright/test";
import { chosenAddress, seeResults } from "./comparisons.ts";
import { expectNoWider } from "./no-wider.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const chooseAll = async (page: Page, index: number) => {
  for (const select of await page.getByRole("main").getByRole("combobox").all()) await select.selectOption({ index });
};

test("a food defined in the wizard is chosen there, listed after the others, and changes the chemicals score", async ({
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
    rowOf(await shownRows(page.getByRole("table", { name: "Comparison Scores" })), "EPS foam cup");
  const mild = await scores();

  // the same food, as strong as there is: the comparison that uses it is scored anew
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

test("a food that was not saved is there again after a reload, until it is discarded or left", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/create-food");
  const name = page.getByRole("textbox", { name: "Food name" });
  await name.fill("Bouillon");
  await expect(page.getByText("6 properties need a value.")).toBeVisible();
  await chooseAll(page, 1);
  await page.reload();
  await expect(name).toHaveValue("Bouillon");
  await expect(page.getByRole("complementary", { name: "Food score" })).toContainText("1.0 of 10");
  await expect(page.getByText("What you changed before is here again. It is not saved yet.")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Discard these changes" }).click();
  await expect(name).toHaveValue("");
  await expect(page.getByText("What you changed before is here again.")).toHaveCount(0);
  await name.fill("Broth");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.goto("/create-food");
  await expect(name).toHaveValue("");
});

test("by keyboard alone, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/create-food");
  await page.getByRole("button", { name: "Continue in portrait" }).click();
  await page.getByRole("textbox", { name: "Food name" }).focus();
  await page.keyboard.type("Soup of the day");
  const selects = await page.getByRole("main").getByRole("combobox").all();
  for (const select of selects) {
    await page.keyboard.press("Tab");
    await expect(select).toBeFocused();
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Create Food" })).toBeFocused();
  await expectNoWider(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: /^User-defined foods/ }).click();
  await expect(page.getByRole("rowheader", { name: "Soup of the day" })).toBeVisible();
});
