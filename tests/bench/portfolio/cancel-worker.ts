import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { createPairRows } from "../../../workers/engine/portfolio/pair-rows.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import type { Steps } from "../../../workers/engine/portfolio/steps.ts";
import { scopeOf } from "../../../workers/engine/scoring/scope.ts";
import { readBenchData } from "./reference-data.ts";
import { syntheticEntries } from "./synthetic-portfolio.ts";

/** Milliseconds of work between two looks at the messages. */
const SLICE = 5;
const ENTRIES = 100_000;

function say(word: "ready" | "stopped"): void {
  // oxlint's rule on postMessage means windows; this is a thread's port
  parentPort?.postMessage(word, []);
}

/** Set by a message, in between two slices. */
const state = { cancelled: false };

/** Runs steps in slices; false when it was cancelled on the way. */
async function runSliced<T>(steps: Steps<T>): Promise<T | null> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE) continue;
    await setImmediate();
    if (state.cancelled) return null;
    since = performance.now();
  }
}

const { reference, context, scope } = readBenchData();
// the longest way: entry objects, nothing compiled, every entry with settings of its own
const entries = syntheticEntries(scope, ENTRIES).map((entry, at) => ({
  ...entry,
  overrides: { reuses: 1 + (at % 1000) / 10 },
}));

async function work(): Promise<void> {
  while (!state.cancelled) {
    const columns = await runSliced(PortfolioColumns.fromEntriesSteps(entries));
    if (columns) await runSliced(LivePortfolio.steps(createPairRows(scopeOf(reference, context)), columns));
  }
}

parentPort?.on("message", (message: "start" | "cancel") => {
  state.cancelled = message === "cancel";
  if (message === "start") void work().then(() => say("stopped"));
});
say("ready");
