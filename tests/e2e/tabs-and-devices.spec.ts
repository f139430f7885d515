import { makeComparison, seeResults } from "./comparisons.ts";
import { expect, freshPerson, logIn, register, test } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { GUEST } from "./watched.ts";

test.describe("a guest in two tabs", () => {
  test.use({ storageState: GUEST });

  test("creating, renaming and deleting a comparison in one tab shows in the other", async ({ page, context }) => {
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

    // edits of different fields in two tabs are both kept
    await other.getByRole("button", { name: "Menu of Renamed" }).click();
    await other.getByRole("menuitem", { name: "View Comparison" }).click();
    await seeResults(other);
    await other.getByRole("button", { name: "Change region" }).click();
    await other.getByRole("combobox", { name: "Region" }).selectOption({ label: "Spain" });
    await expect(page.getByText(/^Per serving: .*, Spain\./)).toBeVisible();
    await expect(page.getByRole("complementary").getByText("Renamed")).toBeVisible();

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await page.getByRole("button", { name: "Menu of Renamed" }).click();
    await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Comparison" }).click();
    await expect(other.getByRole("heading", { level: 1, name: "This comparison is not here." })).toBeVisible();
  });
});

test.describe("on two devices", () => {
  test.use({ provoked: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test("the same name changed on two devices: both are shown, the user decides by keyboard, both devices follow", async ({
    page,
    openProfile,
  }) => {
    const person = freshPerson();
    await register(page, person);
    const id = await makeComparison(page, "Kiosk");
    await expect(page.getByText(/^Saved \d/)).toBeVisible();

    const other = await openProfile();
    await logIn(other, person);
    await other.goto(`/comparison-mode?comparison_id=${id}`);
    await seeResults(other);

    await page.context().setOffline(true);
    const rename = async (tab: typeof page, name: string): Promise<void> => {
      await tab.getByRole("button", { name: "Change the name" }).click();
      await tab.getByRole("textbox", { name: "Name" }).fill(name);
      await tab.keyboard.press("Enter");
    };
    await rename(page, "Kiosk here");
    await expect(page.getByText("Offline: saved in this browser, sent later")).toBeVisible();
    await rename(other, "Kiosk there");
    await expect(other.getByRole("complementary").getByText("Kiosk there")).toBeVisible();
    await expect(other.getByText(/^Saved \d/)).toBeVisible();

    await page.context().setOffline(false);
    const question = page.getByRole("dialog", { name: "Changed on another device" });
    await expect(question.getByRole("row", { name: /Name Kiosk there Kiosk here/ })).toBeVisible();
    await expectNoSeriousFindings(page);

    // Escape postpones the decision: the header says so and can open it again
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await page.getByRole("button", { name: "Decide" }).focus();
    await page.keyboard.press("Enter");
    await expect(question.getByRole("button", { name: "Keep both" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(question.getByRole("button", { name: "Use mine" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await other.reload();
    await expect(other.getByRole("complementary").getByText("Kiosk here")).toBeVisible();
  });
});
