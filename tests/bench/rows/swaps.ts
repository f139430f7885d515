import { swapPathSteps } from "../../../workers/engine/analysis/swap-path.ts";
import { planSteps } from "../../../workers/engine/plan/plan-steps.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { ANY_SWAP } from "../../engine/portfolio/toy-portfolio.ts";
import { interleaved } from "../measure.ts";
import { prepare } from "../portfolio/prepared.ts";
import { readBenchData } from "../portfolio/reference-data.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";

const ENTRIES = 100_000;

function run(): readonly Outcome[] {
  const { live } = prepare(readBenchData().scope, ENTRIES);
  const path = () => runToEnd(swapPathSteps(live, ANY_SWAP));
  const { steps } = path();
  const none = new Uint32Array(0);
  const plan = () =>
    runToEnd(
      planSteps(live, {
        swaps: steps.map((step) => ({ ...step, dry_places: none })),
        prices: {},
        forbidden: {},
        today: "2026-11-28",
        budget: null,
        most: 10,
        assumptions: { stock: 0.05, days: 365, racks_an_hour: 40 },
        years: 1,
        own: ANY_SWAP.own,
      }),
    );
  // the first plan draws its steps; later ones know them
  const start = performance.now();
  plan();
  const first = performance.now() - start;
  const t = interleaved({ path, plan }, { warmups: 2, repetitions: 7 });
  const detail = `${steps.length} changes, ${[...live.held()].length} pairs`;
  return [
    atMost("all swaps of a portfolio of 1e5, each chosen with those before it", 1000, "ms", t.path.median, detail),
    atMost("a plan of these swaps, the best 10 of them, the first time", 2000, "ms", first, detail),
    atMost("the same after a change of a price", 1000, "ms", t.plan.median, detail),
  ];
}

/** A search above one second shows its progress. */
export const swaps: BenchRow = { name: "swaps", run };
