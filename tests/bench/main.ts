import { cpus } from "node:os";
import { readBenchData } from "./portfolio/reference-data.ts";
import type { BenchRow, Outcome } from "./row.ts";
import { denoHost } from "./rows/deno.ts";
import { edge } from "./rows/edge.ts";
import { endOfLife } from "./rows/end-of-life.ts";
import { firstVisit } from "./rows/first-visit.ts";
import { largeImport } from "./rows/large-import.ts";
import { month } from "./rows/month.ts";
import { oneEdit } from "./rows/one-edit.ts";
import { pageRow } from "./rows/page.ts";
import { readList } from "./rows/read-list.ts";
import { scale } from "./rows/scale.ts";
import { startsRow } from "./rows/starts.ts";
import { swaps } from "./rows/swaps.ts";
import { uncertainty } from "./rows/uncertainty.ts";
import { tableRow } from "./rows/table.ts";
import { waits } from "./rows/waits.ts";

/** What `npm run bench` measures, in this order; names on the command line pick some. */
const ROWS: readonly BenchRow[] = [
  oneEdit,
  uncertainty,
  swaps,
  endOfLife,
  readList,
  scale,
  edge,
  denoHost,
  waits,
  firstVisit,
  pageRow,
  startsRow,
  largeImport,
  tableRow,
  month,
];

const mark = ({ met }: Outcome): string => (met === null ? "" : met ? "met" : "MISSED");

function print(outcomes: readonly Outcome[]): void {
  const cells = outcomes.map((outcome) => [outcome.what, outcome.goal ?? "", mark(outcome), outcome.measured]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) {
    process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`);
  }
}

const asked = process.argv.slice(2);
const chosen = ROWS.filter(({ name }) => asked.length === 0 || asked.includes(name));
process.stdout.write(
  `Times drift; ratios within one run count. ${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.version}, ` +
    `${readBenchData().label}.\nRows: ${ROWS.map(({ name }) => name).join(", ")}.\n\n`,
);
const outcomes: Outcome[] = [];
for (const row of chosen) outcomes.push(...(await row.run()));
print(outcomes);
