import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { quantile } from "../measure.ts";
import { seededShare } from "../portfolio/synthetic-portfolio.ts";
import { atMost, ms, type BenchRow, type Outcome } from "../row.ts";

const REPETITIONS = 20;

/** Cancels a worker's long work at arbitrary moments and waits for its word that it has stopped. */
async function cancelTimes(worker: Worker): Promise<readonly number[]> {
  await once(worker, "message");
  const share = seededShare(3);
  const times: number[] = [];
  for (let round = 0; round < REPETITIONS; round++) {
    worker.postMessage("start", []);
    await setTimeout(300 + 1500 * share());
    const stopped = once(worker, "message");
    const start = performance.now();
    worker.postMessage("cancel", []);
    await stopped;
    times.push(performance.now() - start);
  }
  await worker.terminate();
  return times;
}

const outcome = (what: string, times: readonly number[]): Outcome =>
  atMost(`cancel while ${what}, worst`, 20, "ms", Math.max(...times), `median ${ms(quantile(times, 0.5))}`);

async function run(): Promise<readonly Outcome[]> {
  const scoring = await cancelTimes(new Worker(new URL("../portfolio/cancel-worker.ts", import.meta.url)));
  const importing = await cancelTimes(new Worker(new URL("../portfolio/cancel-import-worker.ts", import.meta.url)));
  return [
    outcome("1e5 entries with own settings are scored", scoring),
    outcome("a file of 1e5 rows is read and matched", importing),
  ];
}

export const cancel: BenchRow = { name: "cancel", run };
