import { foldSteps } from "../../../workers/engine/portfolio/fold.ts";
import { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { interleaved } from "../measure.ts";
import { eightAccumulatorSum } from "../portfolio/eight-accumulators.ts";
import { prepare, repeated, scoreCompiled } from "../portfolio/prepared.ts";
import { readBenchData } from "../portfolio/reference-data.ts";
import { atMost, ms, type BenchRow, type Outcome } from "../row.ts";

const ENTRIES = 100_000;
const TIMES = 10;

function run(): readonly Outcome[] {
  const small = prepare(readBenchData().scope, ENTRIES);
  const data = repeated(small.data, TIMES);
  const live = runToEnd(LivePortfolio.steps(small.rows, PortfolioColumns.adopt(data, small.pairs)));
  const large = { ...small, data, live };
  const t = interleaved(
    {
      sum: () => eightAccumulatorSum(data.pair, data.quantity),
      pass: () => runToEnd(foldSteps(live.columns)),
      whole: () => scoreCompiled(large),
      wholeSmall: () => scoreCompiled(small),
    },
    { warmups: 20, repetitions: 101 },
  );
  const limit = t.sum.median;
  const against = (ours: number): string => `${ms(ours)} against ${ms(limit)}`;
  const growth = Math.log10(t.whole.median / t.wholeSmall.median) / Math.log10(TIMES);
  const bytes = (data.pair.byteLength + data.quantity.byteLength) / data.pair.length;
  return [
    atMost(
      "scoring pass at 1e6 against the 8-accumulator sum",
      3.5,
      "×",
      t.pass.median / limit,
      against(t.pass.median),
    ),
    atMost("whole score at 1e6 against that sum", 6, "×", t.whole.median / limit, against(t.whole.median)),
    atMost(
      "growth of the whole score 1e5 → 1e6, log-log",
      0.6,
      "",
      growth,
      `${ms(t.wholeSmall.median)} → ${ms(t.whole.median)}`,
    ),
    atMost("bytes an entry", 16, "B", bytes, "pair 4 + quantity 8"),
  ];
}

export const scoringPass: BenchRow = { name: "pass", run };
