import { parentPort } from "node:worker_threads";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { initialSettings } from "../../../workers/import/import-settings.ts";
import { csvPurchases } from "./csv-purchases.ts";

const ROWS = 100_000;

function say(word: "ready" | "stopped"): void {
  // oxlint's rule on postMessage means windows; this is a thread's port
  parentPort?.postMessage(word, []);
}

/** Set by a message, in between two slices. */
const state = { cancelled: false };
const service = createScoringService();
const job = { sheet: "s", job: "j" };
const heard = (): void => undefined;
const { text, names } = csvPurchases(ROWS);
const file = new Blob([text]);

/** A file is read and its rows are matched, over and over. */
async function work(): Promise<void> {
  while (!state.cancelled) {
    const read = await service.readSheet(file, {}, names, job, heard);
    if (!read.ok || state.cancelled) continue;
    await service.checkSheet(initialSettings(read.value), names, job, heard);
  }
}

parentPort?.on("message", (message: "start" | "cancel") => {
  state.cancelled = message === "cancel";
  if (message === "start") void work().then(() => say("stopped"));
  else void service.cancel(job.job);
});
say("ready");
