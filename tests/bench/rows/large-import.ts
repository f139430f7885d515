import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import {
  chooseText,
  clickButton,
  importLines,
  importReady,
  openImport,
  untilScored,
  untilThere,
} from "../page/large-import.ts";
import { tradeNames, wholesalerPurchases } from "../portfolio/csv-purchases.ts";
import { processorTimes } from "../page/processor-time.ts";
import { LONG_MS, machineAlone } from "../page/steady-work.ts";
import { throttle } from "../page/throttle.ts";
import { onBuiltPage, type Visit } from "../page/visits.ts";
import { forgetTasks, readVitals, watchVitals } from "../page/vitals.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";

const LINES = 100_000;
const SLOW = 4;
const SETTLE_MS = 2000;
const KEY_MS = 400;
/** the fourth line */
const FIELD = '[data-field="quantity 3"]';

const shown = (times: readonly number[]): string => (times.length === 0 ? "" : ` (${times.join(", ")} ms)`);

/** An import, and what its screens bring up behind it. */
const importing = async (page: Page): Promise<void> => {
  await importLines(page, LINES);
  await pause(SETTLE_MS);
};

/** Digits of a quantity, each of which scores all lines; Enter, and undo. */
const typing = async (page: Page): Promise<void> => {
  for (const key of ["1", "2", "3", "4", "Enter", "Control+z"]) {
    await page.keyboard.press(key);
    await pause(KEY_MS);
  }
  await pause(SETTLE_MS);
};

const slowed = (visit: Visit, cpu: number): Promise<readonly Outcome[]> =>
  visit(async (page) => {
    await watchVitals(page);
    await openImport(page);
    await pause(SETTLE_MS);
    await throttle(page, { cpu, slowLine: false });
    await forgetTasks(page);
    await importing(page);
    const during = await readVitals(page);
    const imported = [...during.longTasks];
    await page.locator(FIELD).click();
    await pause(SETTLE_MS);
    await forgetTasks(page);
    await typing(page);
    const typed = await readVitals(page);
    const at = `${cpu} × CPU throttle`;
    const machine = `${at}; ${await machineAlone(page)}`;
    return [
      atMost(`import of 1e5 lines, ${at}: long tasks`, 0, "", imported.length, `${machine}${shown(imported)}`),
      atMost(
        `a quantity typed into 1e5 lines, Enter and undo, ${at}: long tasks`,
        0,
        "",
        typed.longTasks.length,
        `${machine}${shown(typed.longTasks)}`,
      ),
      atMost(`the same, ${at}: worst interaction`, 40, "ms", typed.worstInteraction, "from the key to the next frame"),
    ];
  });

const inProcessorTime = (visit: Visit): Promise<readonly Outcome[]> =>
  visit(async (page) => {
    await openImport(page);
    await pause(SETTLE_MS);
    const longest = async (run: () => Promise<unknown>): Promise<readonly number[]> =>
      (await processorTimes(page, run))
        .toSorted((a, b) => b - a)
        .slice(0, 5)
        .map((time) => Math.round(time * SLOW));
    const imported = await longest(() => importing(page));
    await page.locator(FIELD).click();
    await pause(SETTLE_MS);
    const typed = await longest(() => typing(page));
    const row = (what: string, times: readonly number[]): Outcome =>
      atMost(
        `${what}: longest task, ${SLOW} × its processor time`,
        LONG_MS,
        "ms",
        times[0] ?? 0,
        `the five longest: ${times.join(", ")}; no throttle, which would slow down the interruptions too`,
      );
    return [row("import of 1e5 lines", imported), row("a quantity typed into 1e5 lines", typed)];
  });

/** A real-looking list from the drop to its scores: time of the machine, and the longest task of the page. */
const wholesaler = (visit: Visit): Promise<readonly Outcome[]> =>
  visit(async (page) => {
    await openImport(page);
    await pause(SETTLE_MS);
    const text = wholesalerPurchases(LINES);
    const began = performance.now();
    const times = await processorTimes(page, async () => {
      await importLines(page, LINES, text);
      await untilScored(page);
    });
    const seconds = (performance.now() - began) / 1000;
    const longest = times
      .toSorted((a, b) => b - a)
      .slice(0, 5)
      .map((time) => Math.round(time * SLOW));
    const what = "a wholesaler's list of 1e5 lines, from the drop to its scores";
    return [
      atMost(what, 60, "s", seconds, "title rows, packs as text, money, subtotals"),
      atMost(
        `${what}: longest task, ${SLOW} × its processor time`,
        LONG_MS,
        "ms",
        longest[0] ?? 0,
        `the five longest: ${longest.join(", ")}`,
      ),
    ];
  });

/** A list of trade names, each step of it: the file, the names, all sure ones accepted, the import, the scores. */
const workbench = (visit: Visit): Promise<readonly Outcome[]> =>
  visit(async (page) => {
    await openImport(page);
    await pause(SETTLE_MS);
    const text = wholesalerPurchases(LINES, tradeNames());
    const steps: readonly (readonly [what: string, run: () => Promise<unknown>])[] = [
      ["the file is read and checked", () => chooseText(page, text).then(() => untilThere(page, "table"))],
      ["its names are matched", () => clickButton(page, "Next: match names").then(() => untilThere(page, "li mark"))],
      ["all sure names are accepted", () => clickButton(page, "Accept ")],
      ["the review", () => clickButton(page, "Next: review")],
      ["the import", () => importReady(page)],
      ["the scores", () => untilScored(page)],
    ];
    const outcomes: Outcome[] = [];
    for (const [what, run] of steps) {
      const times = await processorTimes(page, () => run().then(() => pause(SETTLE_MS)));
      const longest = times
        .toSorted((a, b) => b - a)
        .slice(0, 5)
        .map((time) => Math.round(time * SLOW));
      outcomes.push(
        atMost(
          `1e5 lines of trade names, ${what}: longest task, ${SLOW} × its processor time`,
          LONG_MS,
          "ms",
          longest[0] ?? 0,
          `the five longest: ${longest.join(", ")}`,
        ),
      );
    }
    return outcomes;
  });

/** The main thread while a large portfolio is imported and edited, on the built page in a browser. */
export const largeImport: BenchRow = {
  name: "import",
  run: () =>
    onBuiltPage("a large import", async (visit) => [
      ...(await slowed(visit, 1)),
      ...(await slowed(visit, SLOW)),
      ...(await inProcessorTime(visit)),
      ...(await wholesaler(visit)),
      ...(await workbench(visit)),
    ]),
};
