import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CsvParcel } from "../portfolio/csv-columns-worker.ts";
import { csvPurchases } from "../portfolio/csv-purchases.ts";
import { quantile } from "../measure.ts";
import { atLeast, ms, type BenchRow, type Outcome } from "../row.ts";

const ROWS = 100_000;
const WARMUPS = 2;
const REPETITIONS = 9;

/** Milliseconds from handing over the file until its rows are here. */
async function imported(worker: Worker, parcel: CsvParcel): Promise<number> {
  const start = performance.now();
  worker.postMessage(parcel, []);
  const [{ ready }] = (await once(worker, "message")) as [{ readonly ready: number }];
  const took = performance.now() - start;
  if (ready !== ROWS) throw new Error(`${ready} rows of ${ROWS}`);
  return took;
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
  return [
    atLeast(
      "CSV import of 1e5 rows, read and matched into columns, against papaparse in a worker to objects",
      1.4,
      other / own,
      `${ms(own)} against ${ms(other)}, which matches nothing yet`,
    ),
  ];
}

export const csvImport: BenchRow = { name: "csv-import", run };
