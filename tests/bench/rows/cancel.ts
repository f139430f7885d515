import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { quantile } from "../measure.ts";
import { seededShare } from "../portfolio/synthetic-portfolio.ts";
import { atMost, ms, type BenchRow, type Outcome } from "../row.ts";

const REPETITIONS = 20;

/** Cancels a worker's scoring at arbitrary moments and waits for its word that it has stopped. */
async function run(): Promise<readonly Outcome[]> {
  const worker = new Worker(new URL("../portfolio/cancel-worker.ts", import.meta.url));
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
  const worst = Math.max(...times);
  return [
    atMost(
      "cancel while 1e5 entries with own settings are scored, worst",
      20,
      "ms",
      worst,
      `median ${ms(quantile(times, 0.5))}`,
    ),
  ];
}

export const cancel: BenchRow = { name: "cancel", run };
