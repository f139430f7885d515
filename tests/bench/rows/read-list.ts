import Papa from "papaparse";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { csvFileSteps } from "../../../workers/export/csv-file.ts";
import { initialSettings } from "../../../workers/import/import-settings.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { csvPurchases } from "../portfolio/csv-purchases.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";

const ROWS = 100_000;
const MOST_SECONDS = 8;

/** Seconds of processor time to read, guess, check and take a list of 10 columns. */
async function processorTime(file: Blob, names: ChoosableNames): Promise<number> {
  const service = createScoringService();
  const job = { sheet: "s", job: "j" };
  const before = process.cpuUsage();
  const read = await service.readSheet(file, {}, names, job, () => undefined);
  if (!read.ok) throw new Error(read.problem.detail);
  const settings = initialSettings(read.value);
  const checked = await service.checkSheet(settings, names, job, () => undefined);
  const taken = await service.takeSheet("s");
  if (!checked.ok || !taken.ok || checked.value.ready !== ROWS) throw new Error("not imported");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The same list as CSV and as a workbook, with three columns that nobody imports. */
function lists(text: string): readonly (readonly [kind: string, file: Blob])[] {
  const { data } = Papa.parse<string[]>(text);
  const [header = [], ...lines] = data.map((cells, at) => [
    ...cells,
    ...(at === 0 ? ["buyer", "gl", "route"] : [`Buyer ${at % 30}`, String(4000 + (at % 9)), `R${at % 70}`]),
  ]);
  const row = (at: number) => (lines[at] ?? []).map((cell) => (/^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell));
  const table = { header, length: lines.length, row };
  return [
    ["CSV", runToEnd(csvFileSteps(table, { decimalComma: false }))],
    [".xlsx", runToEnd(csvFileSteps(table, { decimalComma: false, file: "xlsx" }))],
  ];
}

async function run(): Promise<readonly Outcome[]> {
  const { text, names } = csvPurchases(ROWS);
  const outcomes: Outcome[] = [];
  for (const [kind, file] of lists(text)) {
    const what = `1e5 lines × 10 cells as ${kind}: read, guessed, checked and taken, processor time`;
    outcomes.push(
      atMost(what, MOST_SECONDS, "s", await processorTime(file, names), "without a warm-up, in one thread"),
    );
  }
  return outcomes;
}

/** A purchase list of 100,000 lines as CSV and as a workbook. */
export const readList: BenchRow = { name: "read-list", run };
