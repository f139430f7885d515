import type { CDPSession, Locator, Page } from "@playwright/test";
import { chosenAddress, makeComparison } from "./comparisons.ts";
import { ORIGIN } from "./origins.ts";
import {
  chosenPortfolio,
  foot,
  makePortfolio,
  manyLines,
  quantityOf,
  readSpreadsheet,
  typeQuantity,
  changeChosen,
} from "./portfolios.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

const PRODUCTS = ["Paper cup, PE lined", "Ceramic mug", "EPS foam cup", "PP returnable cup"] as const;
const EDITS = process.env["TARE_SOAK"] ? 500 : 100;
/** time between two edits, in ms */
const PACE_MS = 8;
/** an edit must be safe this many ms after its key event */
const SAFE_MS = 20;

/** Kills the renderer process of the page. */
const crash = async (page: Page, session: CDPSession): Promise<void> => {
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
};

/** Types edits into the fields in turn, then kills the process. */
const typeAndCrash = async (
  page: Page,
  fields: readonly Locator[],
  text: (edit: number) => string,
): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  const inputs = await Promise.all(fields.map((field) => field.elementHandle()));
  await page.evaluate(
    async ([elements, texts, pace, safe]) => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      for (const [at, value] of texts.entries()) {
        const field = elements[at % elements.length];
        if (!(field instanceof HTMLElement)) throw new Error("no field");
        if (document.activeElement !== field) field.focus();
        // React overrides the setter of the element
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        await pause(pace);
      }
      await pause(safe - pace);
    },
    [inputs, Array.from({ length: EDITS }, (_, edit) => text(edit)), PACE_MS, SAFE_MS] as const,
  );
  await crash(page, session);
  return session;
};

/** Number of edits later than the last one that was kept. */
const lostAfter = (kept: number): number => EDITS - 1 - kept;

test("quantities typed 8 ms apart are all there after the renderer has crashed", async ({ page, context }) => {
  const id = await makePortfolio(page, "Crashes");
  await typeAndCrash(
    page,
    PRODUCTS.map((product) => quantityOf(page, product)),
    (edit) => String(1000 + edit),
  );
  const next = await context.newPage();
  await next.goto(`/portfolio-mode?portfolio_id=${id}`);
  await expect(quantityOf(next, PRODUCTS[0])).toBeVisible();
  const lost: number[] = [];
  for (const [at, product] of PRODUCTS.entries()) {
    const shown = Number((await quantityOf(next, product).inputValue()).replace(",", ""));
    const own = Array.from({ length: EDITS }, (_, edit) => edit).filter((edit) => edit % PRODUCTS.length === at);
    lost.push(...own.filter((edit) => 1000 + edit > shown));
  }
  expect(lost).toEqual([]);
});

/**
 * Loads an address in the tab with the killed process; gives the number at the end of the text in its first text field. Uses
 * the protocol of the browser, because Playwright gives up a crashed page.
 *
 * @param opener name of the button that shows the field
 */
const keptAt = async (session: CDPSession, url: string, label: string, opener?: string): Promise<number> => {
  await session.send("Page.navigate", { url });
  const expression = `(() => {
    const field = [...document.querySelectorAll("label")]
      .find((label) => label.textContent.startsWith(${JSON.stringify(label)}))?.control;
    if (!field) {
      [...document.querySelectorAll("button")]
        .find((button) => (button.ariaLabel ?? button.textContent) === ${JSON.stringify(opener ?? "")})?.click();
    }
    return field?.value ?? "";
  })()`;
  let value = "";
  await expect
    .poll(async () => {
      const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
      value = String(result.value);
      return value;
    })
    .toMatch(/\d$/);
  return Number(/(\d+)$/.exec(value)?.[1]);
};

for (const [what, address, label] of [
  ["the wizard's", "/comparison-mode?step=1", "Name"],
  ["the portfolio wizard's", "/portfolio-mode?step=1", "Name"],
  ["the product editor's", "/create-product/hot_cup?region_id=Europe", "Product name"],
  ["the food editor's", "/create-food", "Food name"],
] as const) {
  test(`${what} name typed 8 ms apart is kept after the renderer has crashed`, async ({ page }) => {
    await page.goto(address);
    const session = await typeAndCrash(page, [page.getByRole("textbox", { name: label })], (edit) => `Name ${edit}`);
    expect(lostAfter(await keptAt(session, ORIGIN + address, label))).toBe(0);
  });
}

for (const [what, make, opener, label] of [
  [
    "the dialog of a portfolio's name",
    async (page: Page) => `/portfolio-mode?portfolio_id=${await makePortfolio(page, "Before")}`,
    "Change name and description",
    "Name",
  ],
  [
    "the name of a comparison's results",
    async (page: Page) => `/comparison-mode?comparison_id=${await makeComparison(page, "Before")}`,
    "Change the name",
    "Name",
  ],
  [
    "the cells of an import",
    async (page: Page) => `/portfolio-mode?portfolio_id=${await makePortfolio(page, "Before")}`,
    "Import",
    "Or paste cells copied from a spreadsheet",
  ],
] as const) {
  test(`text typed 8 ms apart in ${what} is kept after the renderer has crashed`, async ({ page }) => {
    const address = await make(page);
    await page.getByRole("button", { name: opener, exact: true }).click();
    const session = await typeAndCrash(page, [page.getByRole("textbox", { name: label })], (edit) => `Name ${edit}`);
    expect(lostAfter(await keptAt(session, ORIGIN + address, label, opener))).toBe(0);
  });
}

/** Blocks all later writes to the store by a transaction that never ends. */
const holdStore = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const [{ name } = { name: "" }] = await indexedDB.databases();
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name ?? "");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const stores = [...database.objectStoreNames];
    const holding = database.transaction(stores, "readwrite").objectStore(stores[0] ?? "");
    const hold = () => holding.count().addEventListener("success", hold);
    hold();
  });

/** Clicks while writes are blocked, and kills the process at the time when the change has to be safe. */
const clickAndCrash = async (page: Page, target: Locator): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await holdStore(page);
  await target.evaluate(async (element, safe) => {
    if (!(element instanceof HTMLElement)) throw new Error("nothing to click");
    element.click();
    await new Promise((resolve) => setTimeout(resolve, safe));
  }, SAFE_MS);
  await crash(page, session);
};

for (const [what, last, look] of [
  [
    "a comparison made",
    async (page: Page) => {
      await page.goto(chosenAddress("Just made"));
      return page.getByRole("button", { name: "Create Comparison" });
    },
    async (next: Page) => {
      await next.goto("/");
      await expect(next.getByRole("button", { name: "Menu of Just made" })).toHaveCount(1);
    },
  ],
  [
    "a portfolio made",
    async (page: Page) => {
      await page.goto(chosenPortfolio("Just made"));
      return page.getByRole("button", { name: "Create Portfolio" });
    },
    async (next: Page) => {
      await next.addInitScript(() => localStorage.setItem("home_portfolios_collapsed", "false"));
      await next.goto("/");
      await expect(next.getByRole("button", { name: "Menu of Just made" })).toHaveCount(1);
    },
  ],
  [
    "a comparison deleted",
    async (page: Page) => {
      await makeComparison(page, "Stays");
      await makeComparison(page, "Goes");
      await page.goto("/");
      await page.getByRole("button", { name: "Menu of Goes" }).click();
      await page.getByRole("menuitem", { name: "Delete Comparison" }).click();
      return page.getByRole("dialog").getByRole("button", { name: "Delete Comparison" });
    },
    async (next: Page) => {
      await next.goto("/");
      await expect(next.getByRole("button", { name: "Menu of Stays" })).toHaveCount(1);
      await expect(next.getByRole("button", { name: "Menu of Goes" })).toHaveCount(0);
    },
  ],
  [
    "a line removed",
    async (page: Page) => {
      await makePortfolio(page, "Lines");
      await page.getByRole("button", { name: `Commands for ${PRODUCTS[1]}` }).click();
      return page.getByRole("menuitem", { name: "Remove Product" });
    },
    async (next: Page, address: string) => {
      await next.goto(address);
      await expect(quantityOf(next, PRODUCTS[0])).toBeVisible();
      await expect(quantityOf(next, PRODUCTS[1])).toHaveCount(0);
    },
  ],
  [
    "an undo during an earlier write",
    async (page: Page) => {
      await makePortfolio(page, "Undone");
      await typeQuantity(page, PRODUCTS[0], "7");
      await expect(page.getByText("Saved in this browser")).toBeVisible();
      await holdStore(page);
      await typeQuantity(page, PRODUCTS[1], "8");
      await typeQuantity(page, PRODUCTS[2], "9");
      return page.getByRole("button", { name: `Undo: quantity of ${PRODUCTS[2]}` });
    },
    async (next: Page, address: string) => {
      await next.goto(address);
      await expect(quantityOf(next, PRODUCTS[0])).toHaveValue("7");
      await expect(quantityOf(next, PRODUCTS[1])).toHaveValue("8");
      await expect(quantityOf(next, PRODUCTS[2])).toHaveValue("1");
    },
  ],
  [
    "a change of 2,000 lines",
    async (page: Page) => {
      await makePortfolio(page, "Lines", ["hot_cup_paper_pe"]);
      await readSpreadsheet(page, "lines.csv", manyLines(2000));
      await page.getByRole("button", { name: "Import 2,000 lines" }).click();
      await expect(foot(page)).toContainText("2,001 lines");
      await expect(page.getByText("Saved in this browser")).toBeVisible();
      await page.getByRole("checkbox", { name: "Choose all lines" }).check();
      await changeChosen(page, "Set quantity");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").fill("7");
      return dialog.getByRole("button", { name: "Apply" });
    },
    async (next: Page, address: string) => {
      await next.goto(address);
      await expect(foot(next)).toContainText("14,007 uses");
    },
  ],
] as const) {
  test(`${what} 20 ms before the renderer crashed is kept`, async ({ page, context }) => {
    const target = await last(page);
    await expect(target).toBeEnabled();
    const address = page.url();
    await clickAndCrash(page, target);
    await look(await context.newPage(), address);
  });
}
