import { setTimeout as pause } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { walkFirstMinute } from "../page/first-minute.ts";
import { countTableTraffic, type TableTraffic } from "../page/table-traffic.ts";
import { machineAlone } from "../page/steady-work.ts";
import { throttle } from "../page/throttle.ts";
import { onBuiltPage, type Visit } from "../page/visits.ts";
import { forgetTasks, readVitals, watchVitals } from "../page/vitals.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";

const CPU = 4;
const EDITS = 12;
const PAUSE_MS = 250;
const LOOK_MS = 600;
const SETTLE_MS = 1500;
const MAX_LOOKS = 40;
/** twelve cups, the whole use case */
const WIZARD = "/comparison-mode?step=5&name=Bench&region_id=Europe&usecase_id=hot_cup&food_id=coffee_milk";

const kilobytes = (bytes: number): number => bytes / 1000;
const weight = ({ headers, bodies }: TableTraffic): string =>
  `bodies ${kilobytes(bodies).toFixed(1)} KB, headers ${kilobytes(headers).toFixed(1)} KB`;
const chartOf = (page: Page) => page.getByRole("table", { name: /^Serving one hot coffee/ });

const firstMinute = (visit: Visit): Promise<Outcome> =>
  visit(async (page) => {
    const { clicks, machine } = await walkFirstMinute(page);
    const detail = `${clicks.length} clicks: ${clicks.join(", ")}`;
    return atMost("landing to a finished result of one's own, machine time", 3, "s", machine / 1000, detail);
  });

const tables = (visit: Visit): Promise<readonly Outcome[]> =>
  visit(async (page) => {
    const first = { ...(await loaded(page, () => page.goto("/"))) };
    const again = await loaded(page, () => page.reload());
    return [
      atMost("first load: requests for reference data", 2, "", first.answers, weight(first)),
      atMost(
        "unchanged start: bodies with reference data",
        1000,
        "bytes",
        again.bodies,
        `${again.answers} answer, ${weight(again)}`,
      ),
    ];
  });

const loaded = async (page: Page, open: () => Promise<unknown>) => {
  const traffic = await countTableTraffic(page);
  await open();
  await chartOf(page).waitFor();
  await page.waitForLoadState("networkidle");
  return traffic;
};

/** The sections below come up by themselves behind the first scores: that is opening the page, and no scoring. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  await pause(SETTLE_MS);
};

/** Arrow keys through the regions while the list is open: each one scores all cups again. */
const scoring = (visit: Visit): Promise<Outcome> =>
  visit(async (page) => {
    await watchVitals(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Continue as guest" }).click();
    await page.goto(WIZARD);
    await page.getByRole("button", { name: "Select All" }).click();
    await page.getByRole("button", { name: "Create Comparison" }).click();
    await page.getByRole("grid", { name: "Comparison Scores" }).waitFor();
    await settled(page);
    await page.getByRole("button", { name: "Change region" }).click();
    // found once: to look for it by its role would be the longest task of all
    const scores = await page.getByRole("grid", { name: "Comparison Scores" }).locator("tbody").elementHandle();
    const edit = async (number: number): Promise<void> => {
      const before = await scores?.textContent();
      // from Europe three down to the end of the list, three up again
      await page.keyboard.press(Math.floor(number / 3) % 2 === 0 ? "ArrowDown" : "ArrowUp");
      // looked at seldom and without asking for a layout: the looking runs in the thread that is measured
      for (let looks = 0; looks < MAX_LOOKS && (await scores?.textContent()) === before; looks++) await pause(PAUSE_MS);
      // somebody looks at what has changed
      await pause(LOOK_MS);
    };
    await throttle(page, { cpu: CPU, slowLine: false });
    await forgetTasks(page);
    for (let number = 0; number < EDITS; number++) await edit(number);
    const { worstInteraction } = await readVitals(page);
    const during = `${EDITS} edits of the region of 12 products, ${CPU} × CPU throttle; ${await machineAlone(page)}`;
    return atMost("scoring on the results page: worst interaction", 200, "ms", worstInteraction, during);
  });

/** The built page in a browser on the local runtime. */
export const pageRow: BenchRow = {
  name: "page",
  run: () =>
    onBuiltPage("the page", async (visit) => [
      await firstMinute(visit),
      ...(await tables(visit)),
      await scoring(visit),
    ]),
};
