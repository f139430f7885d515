import { parentPort } from "node:worker_threads";
import { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { createPairRows } from "../../../workers/engine/portfolio/pair-rows.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { scopeOf } from "../../../workers/engine/scoring/scope.ts";
import { CANCELLED, runInSlices } from "../../../workers/jobs.ts";
import { readBenchData } from "./reference-data.ts";
import { syntheticEntries } from "./synthetic-portfolio.ts";

const ENTRIES = 100_000;

function say(word: "ready" | "stopped"): void {
  // oxlint's rule on postMessage means windows; this is a thread's port
  parentPort?.postMessage(word, []);
}

/** Set by a message, in between two slices. */
const state = { cancelled: false };

const isCancelled = (): boolean => state.cancelled;
const noProgress = (): void => undefined;

const { reference, context, scope } = readBenchData();
// the longest way: entry objects, nothing compiled, every entry with settings of its own
const entries = syntheticEntries(scope, ENTRIES).map((entry, at) => ({
  ...entry,
  overrides: { reuses: 1 + (at % 1000) / 10 },
}));

async function work(): Promise<void> {
  while (!state.cancelled) {
    const rows = createPairRows(scopeOf(reference, context));
    const columns = await runInSlices(PortfolioColumns.fromEntriesSteps(entries), noProgress, isCancelled);
    if (columns !== CANCELLED) await runInSlices(LivePortfolio.steps(rows, columns), noProgress, isCancelled);
  }
}

parentPort?.on("message", (message: "start" | "cancel") => {
  state.cancelled = message === "cancel";
  if (message === "start") void work().then(() => say("stopped"));
});
say("ready");
