import { once } from "node:events";
import { Worker } from "node:worker_threads";
import Papa from "papaparse";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { csvFileSteps } from "../../../workers/export/csv-file.ts";
import { initialSettings } from "../../../workers/import/import-settings.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import type { CsvParcel } from "../portfolio/csv-columns-worker.ts";
import { csvPurchases } from "../portfolio/csv-purchases.ts";
import { quantile } from "../measure.ts";
import { atLeast, atMost, ms, type BenchRow, type Outcome } from "../row.ts";

const ROWS = 100_000;
const WARMUPS = 2;
const REPETITIONS = 9;
const MOST_SECONDS = 8;

/** Milliseconds from handing over the file until its rows are here. */
async function imported(worker: Worker, parcel: CsvParcel): Promise<number> {
  const start = performance.now();
  worker.postMessage(parcel, []);
  const [{ ready }] = (await once(worker, "message")) as [{ readonly ready: number }];
  const took = performance.now() - start;
  if (ready !== ROWS) throw new Error(`${ready} rows of ${ROWS}`);
  return took;
}

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
async function lists(text: string): Promise<readonly (readonly [kind: string, file: Blob])[]> {
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
  const parcel = { file: new Blob([text]), names };
  const columns = new Worker(new URL("../portfolio/csv-columns-worker.ts", import.meta.url));
  const objects = new Worker(new URL("../portfolio/csv-objects-worker.ts", import.meta.url));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -WARMUPS; round < REPETITIONS; round++) {
    const columnsTook = await imported(columns, parcel);
    const objectsTook = await imported(objects, parcel);
    if (round < 0) continue;
    ours.push(columnsTook);
    theirs.push(objectsTook);
  }
  await Promise.all([columns.terminate(), objects.terminate()]);
  const [own, other] = [quantile(ours, 0.5), quantile(theirs, 0.5)];
  const sized: Outcome[] = [];
  for (const [kind, file] of await lists(text)) {
    const what = `1e5 lines × 10 cells as ${kind}: read, guessed, checked and taken, processor time`;
    sized.push(atMost(what, MOST_SECONDS, "s", await processorTime(file, names), "without a warm-up, in one thread"));
  }
  return [
    ...sized,
    atLeast(
      "CSV import of 1e5 rows, read and matched into columns, against papaparse in a worker to objects",
      1.4,
      other / own,
      `${ms(own)} against ${ms(other)}, which matches nothing yet`,
    ),
  ];
}

export const csvImport: BenchRow = { name: "csv-import", run };
