import { seeResults } from "./comparisons.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { expect, GUEST, test } from "./watched.ts";
import { SOAK } from "./soak.ts";

test("a visitor opens the example of the landing page: it has ranges, is one click away, and is there on the home page", async ({
  page,
}) => {
  await page.goto("/");
  const chart = page.getByRole("table", { name: /^Serving one hot coffee/ }).getByRole("row");
  await expect(chart.first()).toBeVisible();
  const ranges = await chart.evaluateAll((rows) =>
    rows.map((row) => row.querySelector<HTMLElement>("[style*='right']")?.getBoundingClientRect().width ?? 0),
  );
  expect(Math.min(...ranges)).toBeGreaterThan(1);
  await page.getByRole("button", { name: "See an example" }).click();
  await seeResults(page);
  expect(new URL(page.url()).searchParams.has("comparison_id")).toBe(true);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("Example: coffee to go").first()).toBeVisible();
});

test.describe("a guest", () => {
  test.use({ storageState: GUEST });

  test("gets name and description of a portfolio from the choices", SOAK, async ({ page }) => {
    await page.goto("/portfolio-mode?step=1");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("radio", { name: /^Hot cup/ }).click();
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Create Portfolio" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Hot cup, United Kingdom$/ })).toBeVisible();
  });

  test(
    "New by keyboard: the arrow opens the menu, Escape returns to the button, Enter opens the chosen page",
    SOAK,
    async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
      const button = page.getByRole("button", { name: "New" });
      await button.focus();
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("menuitem", { name: /^Comparison / })).toBeFocused();
      await expectNoSeriousFindings(page);
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menuitem", { name: /^Comparison / })).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/portfolio-mode?step=1");
      await expect(
        page.getByRole("heading", { level: 1, name: "What do you want to call this portfolio?" }),
      ).toBeVisible();
    },
  );
});
