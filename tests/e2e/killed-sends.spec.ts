import type { Page } from "@playwright/test";
import { COFFEE } from "./comparisons.ts";
import { foot, importLines, makePortfolio, manyLines, quantityOf, readSpreadsheet } from "./portfolios.ts";
import { expect, freshPerson, logIn, register, test } from "./profiles.ts";
import { seededNumber, SOAK } from "./soak.ts";
import { crash } from "./work-kept.ts";

const KILLS = 50;
/** Longer than the page waits before it sends, and than it sends. */
const LONGEST_MS = 5_000;
const LINES = 100_000;
const PRODUCT = "Paper cup, PE lined";

// a killed tab's save is on the server under a version that the next tab does not know yet
test.use({ provoked: [/the server responded with a status of (409|429)/] });

const seeSent = (page: Page): Promise<void> =>
  expect(page.getByRole("banner").getByText(/^Saved \d/)).toBeVisible({ timeout: 120_000 });

/** The quantity of the first line on the server, which has all lines. Read on a page without the app, so that nothing is sent. */
const numberSent = async (page: Page, id: string): Promise<number> => {
  await page.goto("/theme-boot.js");
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { Authorization: `Bearer ${token}` };
  const { products } = await (await page.request.get(`/api/portfolio/${id}`, { headers })).json();
  await page.close();
  const lists = Object.values<readonly { readonly quantity: number }[]>(products);
  expect(lists.reduce((sum, { length }) => sum + length, 0)).toBe(LINES);
  return products[COFFEE.usecase_id][0].quantity;
};

test(
  `a tab that is killed ${KILLS} times while it sends 100,000 lines leaves them whole, and keeps what was shown as saved`,
  SOAK,
  async ({ page, context, openProfile }) => {
    test.setTimeout(300_000 + KILLS * 60_000);
    const person = freshPerson();
    await register(page, person);
    const id = await makePortfolio(page, "Large");
    await readSpreadsheet(page, "all.csv", manyLines(99_996));
    await importLines(page, "99,996 lines");
    await expect(foot(page)).toContainText("100,000", { timeout: 60_000 });
    await seeSent(page);
    await page.close();

    const allowed = new Set<number>([await numberSent(await context.newPage(), id)]);
    for (let kill = 0; kill < KILLS; kill++) {
      const tab = await context.newPage();
      await tab.goto(`/portfolio-mode?portfolio_id=${id}`);
      await expect(foot(tab)).toContainText("100,000", { timeout: 60_000 });
      const field = quantityOf(tab, PRODUCT).first();
      await field.fill(String(1_000 + kill));
      await field.press("Enter");
      allowed.add(1_000 + kill);
      if (kill % 5 === 4) {
        await seeSent(tab);
        allowed.clear();
        allowed.add(1_000 + kill);
      } else await tab.waitForTimeout(seededNumber(`kill ${kill}`) % LONGEST_MS);
      await crash(tab);
      await tab.close();
      expect([...allowed]).toContain(await numberSent(await context.newPage(), id));
    }

    const last = await context.newPage();
    await last.goto(`/portfolio-mode?portfolio_id=${id}`);
    await expect(foot(last)).toContainText("100,000", { timeout: 60_000 });
    const other = await openProfile();
    await logIn(other, person);
    await other.goto(`/portfolio-mode?portfolio_id=${id}`);
    await expect(foot(other)).toContainText("100,000", { timeout: 60_000 });
    const shown = await quantityOf(last, PRODUCT).first().inputValue();
    await expect(quantityOf(other, PRODUCT).first()).toHaveValue(shown);
  },
);
