import { makeComparison, seeResults } from "./comparisons.ts";
import { expect, freshPerson, logIn, register, test } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";

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
