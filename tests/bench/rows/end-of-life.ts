import { portfolioEndOfLife } from "../../../workers/engine/analysis/portfolio-end-of-life.ts";
import { interleaved } from "../measure.ts";
import { prepare } from "../portfolio/prepared.ts";
import { readBenchData } from "../portfolio/reference-data.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";

const ENTRIES = 100_000;

function run(): readonly Outcome[] {
  const { scope } = readBenchData();
  const { live } = prepare(scope, ENTRIES);
  const t = interleaved({ marks: () => portfolioEndOfLife(scope, live.counted()) }, { warmups: 3, repetitions: 21 });
  const pairs = `${[...live.held()].length} pairs`;
  return [atMost("four end-of-life marks of a portfolio of 1e5", 100, "ms", t.marks.median, pairs)];
}

/** The marks are calculated when their section is shown, and after each edit while it is. */
export const endOfLife: BenchRow = { name: "end-of-life", run };
