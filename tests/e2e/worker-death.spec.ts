import type { Page } from "@playwright/test";
import { chosenAddress } from "./comparisons.ts";
import { openSections } from "./folds.ts";
import { shownRows } from "./shown-table.ts";
import { SOAK } from "./soak.ts";
import { expect, GUEST, test } from "./watched.ts";

test.use({ storageState: GUEST });

/**
 * Lets the test terminate the scoring worker like the system does: from outside, without notice to page or worker, while the
 * page shows a run in progress.
 */
const holdWorkers = (page: Page) =>
  page.addInitScript(() => {
    const started: Worker[] = [];
    let kills = 0;
    const Native = globalThis.Worker;
    globalThis.Worker = class extends Native {
      constructor(...given: ConstructorParameters<typeof Native>) {
        super(...given);
        started.push(this);
      }
    };
    const killAt = (times: number) => {
      const look = () => {
        const share = document.querySelector("progress")?.value ?? 0;
        if (share === 0 || kills >= times || started.length !== kills + 1) return;
        kills++;
        started.at(-1)?.terminate();
      };
      const looking = { subtree: true, childList: true, attributes: true, characterData: true };
      new MutationObserver(look).observe(document.documentElement, looking);
    };
    Object.assign(globalThis, { killAt, killCount: () => kills });
  });

const killAt = (page: Page, times: number): Promise<void> =>
  page.evaluate((many) => Reflect.get(globalThis, "killAt")(many), times);
const killsOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(globalThis, "killCount")());

const certainty = (page: Page) => page.getByRole("region", { name: "How certain is this?" });
const ranges = (page: Page) => certainty(page).getByRole("table", { name: "Range of each" });
const draw = async (page: Page) => {
  await certainty(page).getByRole("button", { name: "Show uncertainty" }).click();
};

/** The draws start with the scores; a test that interrupts them starts them itself. */
const hide = async (page: Page) => {
  await certainty(page).getByRole("button", { name: "Hide uncertainty" }).click();
  await expect(certainty(page).getByRole("button", { name: "Show uncertainty" })).toBeVisible();
};

/** Opens results with all hot cups, whose draws take long enough to be interrupted. */
async function openResults(page: Page): Promise<void> {
  await page.goto(chosenAddress("Killed"));
  await page.getByRole("button", { name: "Select All" }).click();
  await page.getByRole("button", { name: "Create Comparison" }).click();
  await openSections(page, "How certain is this?");
  await hide(page);
}

test("a worker killed during a run is replaced: the run gives the same result", SOAK, async ({ page }) => {
  await holdWorkers(page);
  await openResults(page);
  await draw(page);
  await expect(ranges(page)).toBeVisible();
  const expected = await shownRows(ranges(page));
  expect(await killsOf(page)).toBe(0);

  await page.reload();
  await hide(page);
  await killAt(page, 1);
  await draw(page);
  await expect.poll(() => killsOf(page)).toBe(1);
  await expect(ranges(page)).toBeVisible();
  expect(await shownRows(ranges(page))).toEqual(expected);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test(
  "the third worker killed in one run ends it: a clear error, no spinner, and the next run succeeds",
  SOAK,
  async ({ page }) => {
    await holdWorkers(page);
    await openResults(page);
    await killAt(page, 3);
    await draw(page);
    const alert = certainty(page).getByRole("alert");
    await expect(alert).toContainText("The uncertainty could not be calculated.");
    expect(await killsOf(page)).toBe(3);
    await expect(certainty(page).getByRole("progressbar")).toHaveCount(0);
    await expect(page.getByRole("grid", { name: "Comparison Scores" })).toBeVisible();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(ranges(page)).toBeVisible();
  },
);
