import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../e2e/browser.ts";
import { quantile } from "../measure.ts";
import { nodesAt, openPortfolioOf, paintTime, scrollFrames } from "../page/entries-table.ts";
import { BUILT_PAGE } from "../page/first-visit-weight.ts";
import { withLocalServer } from "../page/local-server.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";

const LINES = 100_000;
const PAINTS = 9;
const FRAMES = 300;
const PLACES = [0, 0.5, 1];

const shown = (times: readonly number[]): string => times.map((time) => time.toFixed(0)).join(", ");

async function run(): Promise<readonly Outcome[]> {
  if (!existsSync(BUILT_PAGE)) {
    return [{ what: "the table", goal: null, measured: "not measured: npm run build first", met: null }];
  }
  return withLocalServer(async (baseURL) => {
    const browser = await chromium.launch(await launchOptions());
    try {
      const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: "en-GB" });
      const page = await context.newPage();
      await openPortfolioOf(page, LINES);
      const nodes: number[] = [];
      for (const share of PLACES) nodes.push(await nodesAt(page, share));
      const paints: number[] = [];
      for (let paint = 0; paint < PAINTS; paint++) paints.push(await paintTime(page));
      const frames = await scrollFrames(page, FRAMES);
      const late = frames.filter((time) => time > 17).length;
      return [
        atMost(
          "table of 1e5 lines: nodes of the page",
          1500,
          "",
          Math.max(...nodes),
          `start, middle, end: ${shown(nodes)}`,
        ),
        atMost("table of 1e5 lines: painted", 60, "ms", quantile(paints, 0.5), `median of ${shown(paints)}`),
        atMost(
          "table of 1e5 lines: scrolled, 95th percentile of frames",
          17,
          "ms",
          quantile(frames, 0.95),
          `${late} of ${frames.length} frames late, the worst ${shown([Math.max(...frames)])} ms`,
        ),
      ];
    } finally {
      await browser.close();
    }
  });
}

/** The lines of a large portfolio on the built page in a browser. */
export const tableRow: BenchRow = { name: "table", run };
