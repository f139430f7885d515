import { seeResults } from "./comparisons.ts";
import { expect, test } from "./watched.ts";

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
