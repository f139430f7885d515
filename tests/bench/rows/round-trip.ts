import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { quantile } from "../measure.ts";
import type { Parcel } from "../portfolio/echo-worker.ts";
import { readBenchData } from "../portfolio/reference-data.ts";
import { syntheticEntries } from "../portfolio/synthetic-portfolio.ts";
import { buffersOf, copyOfColumns } from "../../../workers/engine/portfolio/entry-buffers.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { atLeast, ms, type BenchRow, type Outcome } from "../row.ts";

const ENTRIES = 100_000;
const WARMUPS = 3;
const REPETITIONS = 15;

/** Milliseconds until the worker's answer is here, the making of what is sent included. */
async function roundTrip(worker: Worker, make: () => Parcel): Promise<number> {
  const start = performance.now();
  const parcel = make();
  const buffers = "columns" in parcel ? buffersOf(parcel.columns) : [];
  const answer = once(worker, "message");
  worker.postMessage(parcel, buffers);
  await answer;
  return performance.now() - start;
}

async function run(): Promise<readonly Outcome[]> {
  const entries = syntheticEntries(readBenchData().scope, ENTRIES);
  const table = EntryTable.of(entries.map((entry) => ({ ...entry, quantity: Number(entry.quantity), label: "" })));
  const worker = new Worker(new URL("../portfolio/echo-worker.ts", import.meta.url));
  const typed: number[] = [];
  const objects: number[] = [];
  for (let round = -WARMUPS; round < REPETITIONS; round++) {
    const columnsTook = await roundTrip(worker, () => ({ columns: runToEnd(copyOfColumns(table.data())) }));
    const objectsTook = await roundTrip(worker, () => ({ objects: entries }));
    if (round < 0) continue;
    typed.push(columnsTook);
    objects.push(objectsTook);
  }
  await worker.terminate();
  const [ours, theirs] = [quantile(typed, 0.5), quantile(objects, 0.5)];
  return [
    atLeast(
      "worker round trip of 1e5 entries, typed arrays against objects",
      12,
      theirs / ours,
      `${ms(ours)} against ${ms(theirs)}`,
    ),
  ];
}

export const roundTrips: BenchRow = { name: "round-trip", run };
