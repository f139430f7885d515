import type { Page } from "@playwright/test";
import { COFFEE } from "./comparisons.ts";
import { expect, freshPerson, register, test } from "./profiles.ts";

const LINES = 20;
const EDITS = 300;

/** A portfolio of lines that differ by their labels alone, made by the API with the session of the page. */
const makePortfolio = async (page: Page, portfolio_id: string): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const entries = Array.from({ length: LINES }, (_, at) => ({
    prodsys_id: COFFEE.products[0],
    food_id: COFFEE.food_id,
    quantity: 1,
    label: `line ${at}`,
  }));
  const data = {
    portfolio_id,
    portfolio_name: "Canteens",
    portfolio_desc: "Two tabs",
    region_use: COFFEE.region_id,
    products: { [COFFEE.usecase_id]: entries },
  };
  const headers = { Authorization: `Bearer ${token}` };
  const made = await page.request.post("/api/createPortfolio", { data, headers, maxRetries: 3 });
  expect(made.status()).toBe(200);
};

/** The quantities by label, as the server has them. */
const quantities = async (page: Page, portfolio_id: string): Promise<readonly number[]> => {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { Authorization: `Bearer ${token}` };
  const { products } = await (
    await page.request.get(`/api/portfolio/${portfolio_id}`, { headers, maxRetries: 3 })
  ).json();
  return products[COFFEE.usecase_id].map(({ quantity }: { readonly quantity: number }) => quantity);
};

const boxes = (page: Page) => page.getByRole("textbox", { name: /^Quantity of / });

/** Types quantities into every other line, over and over, as fast as the page takes them. */
const typeInto = (page: Page, first: 0 | 1): Promise<void> =>
  page.evaluate(
    async ([from, edits, lines]) => {
      const rendered = () => new Promise((resolve) => setTimeout(resolve, 0));
      // React hears of a value only if the element's own setter wrote it
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      for (let edit = 0; edit < edits; edit++) {
        const boxes = document.querySelectorAll<HTMLInputElement>('input[aria-label^="Quantity of "]');
        const box = boxes[from + 2 * (edit % (lines / 2))];
        if (box === undefined) throw new Error("the line is not on screen");
        box.focus();
        value?.set?.call(box, String(1_000 * (from + 1) + edit));
        box.dispatchEvent(new Event("input", { bubbles: true }));
        await rendered();
        box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        await rendered();
      }
    },
    [first, EDITS, LINES] as const,
  );

test("300 quantities typed in each of two tabs of one portfolio are all kept", async ({ page, context }) => {
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 1440, height: 1200 });
  await register(page, freshPerson());
  await makePortfolio(page, "two-tabs");
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 1200 });
  for (const tab of [page, other]) {
    await tab.goto("/portfolio-mode?portfolio_id=two-tabs");
    await expect(boxes(tab)).toHaveCount(LINES);
  }
  await Promise.all([typeInto(page, 0), typeInto(other, 1)]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole("banner").getByRole("status").first()).toHaveText(/^Saved \d/, { timeout: 240_000 });
  }

  // the last ten of each tab stand, line by line
  const last = Array.from({ length: LINES }, (_, line) => {
    const first = line % 2;
    return 1_000 * (first + 1) + EDITS - LINES / 2 + (line - first) / 2;
  });
  expect(await quantities(page, "two-tabs")).toEqual(last);
  for (const tab of [page, other]) {
    const shown = () =>
      boxes(tab).evaluateAll((all) =>
        all.map((box) => Number((box instanceof HTMLInputElement ? box.value : "").replaceAll(/\D/g, ""))),
      );
    await expect.poll(shown).toEqual(last);
  }
});
