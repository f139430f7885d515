import { COFFEE, makeComparison } from "./comparisons.ts";
import { scoresInNode } from "./node-scores.ts";
import { MOCK_ORIGIN } from "./origins.ts";
import { expectShown, rowOf, shownRows } from "./shown-table.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({
  baseURL: MOCK_ORIGIN,
  storageState: { ...GUEST, origins: GUEST.origins.map((entry) => ({ ...entry, origin: MOCK_ORIGIN })) },
});

test("development mode scores from files, without a server behind it", async ({ page, requests }) => {
  // the first to ask for a module waits until the development server has made it
  await page.goto("/comparison-mode?step=1");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible({ timeout: 60_000 });
  await makeComparison(page, "Without a server");
  const expected = scoresInNode(COFFEE.region_id, COFFEE.usecase_id, COFFEE.food_id, COFFEE.products);
  const rows = await shownRows(page.getByRole("table", { name: "Comparison Scores" }));
  expectShown(rowOf(rows, "EPS foam cup")[0] ?? "", expected.products[2]?.score.climate);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Without a server" })).toBeVisible();
  expect(requests.filter((request) => request.includes("/mock/")).length).toBeGreaterThan(0);
  expect(requests.filter((request) => request.includes("/api/") || !request.startsWith("GET "))).toEqual([]);
});
