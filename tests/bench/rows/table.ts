import { quantile } from "../measure.ts";
import { nodesAt, paintTime, scrollFrames } from "../page/editor-table.ts";
import { importLines, openImport } from "../page/large-import.ts";
import { onBuiltPage, type Visit } from "../page/visits.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";

const LINES = 100_000;
const PAINTS = 9;
const FRAMES = 300;
const PLACES = [0, 0.5, 1];

const shown = (times: readonly number[]): string => times.map((time) => time.toFixed(0)).join(", ");

const measured = (visit: Visit): Promise<readonly Outcome[]> =>
  visit(async (page) => {
    await openImport(page);
    await importLines(page, LINES);
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
  });

/** The lines of a large portfolio on the built page in a browser. */
export const tableRow: BenchRow = { name: "table", run: () => onBuiltPage("the table", measured) };
