import { firstVisitWeight } from "../bench/page/first-visit-weight.ts";
import { expect, test } from "./watched.ts";

const MOST_BYTES = 90_000;

test("a logged-out first visit asks for 90 KB of scripts at most", async ({ page }) => {
  const { scripts, initial } = await firstVisitWeight(page, () =>
    expect(page.getByRole("table", { name: /^Serving one hot coffee/ })).toBeVisible(),
  );
  expect(initial, scripts.map(([path, bytes]) => `${bytes} ${path}`).join("\n")).toBeLessThanOrEqual(MOST_BYTES);
  // react-dom alone weighs more: less would mean that nothing was counted
  expect(initial).toBeGreaterThan(50_000);
});
