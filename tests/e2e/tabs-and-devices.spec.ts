import type { Page } from "@playwright/test";
import { COFFEE, makeComparison, seeResults } from "./comparisons.ts";
import { expect, freshPerson, logIn, register, test } from "./profiles.ts";
import { expectNoSeriousFindings } from "./serious-findings.ts";
import { GUEST } from "./watched.ts";
import { SOAK } from "./soak.ts";

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

const LINES = 20;
const EDITS = 100;

/** A portfolio with lines that differ by label only, made through the API with the session of the page. */
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

/** The quantities by label on the server. */
const quantities = async (page: Page, portfolio_id: string): Promise<readonly number[]> => {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { Authorization: `Bearer ${token}` };
  const { products } = await (
    await page.request.get(`/api/portfolio/${portfolio_id}`, { headers, maxRetries: 3 })
  ).json();
  return products[COFFEE.usecase_id].map(({ quantity }: { readonly quantity: number }) => quantity);
};

const boxes = (page: Page) => page.getByRole("textbox", { name: /^Quantity of / });

/** Types quantities into every second line, repeatedly, as fast as the page accepts them. */
const typeInto = (page: Page, first: 0 | 1): Promise<void> =>
  page.evaluate(
    async ([from, edits, lines]) => {
      const rendered = () => new Promise((resolve) => setTimeout(resolve, 0));
      // React notices a value only if the element's native setter wrote it
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

test(
  "a hundred quantities typed in each of two tabs of one portfolio are all kept",
  SOAK,
  async ({ page, context }) => {
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
      await expect(tab.getByRole("banner").getByRole("status").first()).toHaveText(/^Saved \d/, { timeout: 120_000 });
    }

    // the last ten edits of each tab are kept, line by line
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
  },
);
