import type { Page } from "@playwright/test";
import { makeComparison } from "./comparisons.ts";
import { expect, GUEST, test } from "./watched.ts";

const SECTIONS = ["comparisons", "portfolios", "products", "foods"];
const [origin] = GUEST.origins;

/** A guest with all sections of the home page open. */
test.use({
  storageState: {
    ...GUEST,
    origins: [
      {
        origin: origin?.origin ?? "",
        localStorage: [
          ...(origin?.localStorage ?? []),
          ...SECTIONS.map((section) => ({ name: `home_${section}_collapsed`, value: "false" })),
        ],
      },
    ],
  },
});

const home = async (page: Page) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
};

test("a guest works through the list of comparisons: context menu by keyboard and at the pointer, and a thousand rows", async ({
  page,
  requests,
}) => {
  await makeComparison(page, "Kiosk coffee");
  const reports = () => requests.filter((request) => request.endsWith("/api/comparison_scores_calculated"));
  await expect.poll(reports).toHaveLength(1);
  await home(page);

  await test.step("by keyboard only: the menu of a row, its items, the dialog, and back", async () => {
    const button = page.getByRole("button", { name: "Menu of Kiosk coffee" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "View Comparison" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "View Comparison" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Delete Comparison" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.getByRole("button", { name: "Name", exact: true }).press("Enter");
    await expect(page.getByRole("columnheader", { name: "Name", exact: true })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  });

  await test.step("the menu opens at the pointer", async () => {
    // the row has its final size once its best product is shown
    const row = page.getByRole("row", { name: /^Kiosk coffee .*Ceramic mug, \d+/ });
    await expect(row).toBeVisible();
    const at = await row.boundingBox();
    if (!at) throw new Error("the row has no place");
    await row.click({ position: { x: 200, y: 10 } });
    const menu = page.getByRole("menu");
    await expect(async () => {
      const place = await menu.boundingBox();
      expect(Math.abs((place?.x ?? 0) - (at.x + 200))).toBeLessThan(4);
      expect((place?.y ?? 0) - (at.y + 10)).toBeLessThan(24);
    }).toPass();
    await page.keyboard.press("Escape");
  });

  await test.step("a thousand comparisons: one page of rows, and a search", async () => {
    // copies written directly to this browser's store, as from another tab
    await page.evaluate(async () => {
      const open = indexedDB.open("tare");
      const db = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)));
      const store = db.transaction("comparisons", "readwrite").objectStore("comparisons");
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        const asked = store.getAllKeys();
        asked.onsuccess = () => resolve(asked.result);
      });
      const [key] = keys;
      const record = await new Promise<Record<string, unknown>>((resolve) => {
        const asked = store.get(key ?? "");
        asked.onsuccess = () => resolve(asked.result as Record<string, unknown>);
      });
      const comparison = record["comparison"] as Record<string, unknown>;
      for (let at = 0; at < 999; at++) {
        const id = crypto.randomUUID();
        const copy = { ...comparison, comparison_id: id, comparison_name: `Copy ${at}` };
        store.put({ ...record, comparison: copy }, id);
      }
      await new Promise((resolve) => (store.transaction.oncomplete = resolve));
      db.close();
    });
    await home(page);
    await expect(page.getByRole("button", { name: /^Comparisons/ })).toContainText("1,000");
    await expect(page.getByRole("navigation", { name: "Pages of Comparisons" })).toContainText("1–25 of 1,000");
    await expect(page.getByRole("rowheader")).toHaveCount(25);
    await page.getByRole("searchbox", { name: "Search comparisons" }).fill("copy 998");
    await expect(page.getByRole("rowheader")).toHaveText(["Copy 998"]);
  });
  expect(reports()).toHaveLength(1);
});
