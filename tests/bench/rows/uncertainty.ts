import { comparisonSampleSteps } from "../../../workers/engine/analysis/uncertainty/comparison-samples.ts";
import { comparisonUncertaintySteps } from "../../../workers/engine/analysis/uncertainty/comparison-uncertainty.ts";
import { portfolioUncertaintySteps } from "../../../workers/engine/analysis/uncertainty/portfolio-uncertainty.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { interleaved } from "../measure.ts";
import { prepare } from "../portfolio/prepared.ts";
import { readBenchData } from "../portfolio/reference-data.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";

const PRODUCTS = 20;
const SETTINGS = { seed: 1, draws: 1000 };
const ENTRIES = 100_000;

function run(): readonly Outcome[] {
  const { reference, context, scope } = readBenchData();
  const { compiled } = scope;
  const largest = [...compiled.tables.use_cases.keys()].toSorted(
    (a, b) => compiled.listedIn(b).length - compiled.listedIn(a).length,
  )[0];
  const usecase_id = largest ?? "";
  const listed = compiled.listedIn(usecase_id).map((prodsys_id) => ({ prodsys_id }));
  // no use case has so many: the same ones made elsewhere
  const elsewhere = listed.map((product) => ({ ...product, overrides: { region_production: "Global" } }));
  const products = [...listed, ...elsewhere].slice(0, PRODUCTS);
  const input = { ...context, usecase_id, food_id: "", products };
  const { live } = prepare(scope, ENTRIES);
  const t = interleaved(
    {
      drawn: () => runToEnd(comparisonSampleSteps(reference, input, SETTINGS)),
      comparison: () => runToEnd(comparisonUncertaintySteps(reference, input, SETTINGS)),
      portfolio: () => runToEnd(portfolioUncertaintySteps([live], SETTINGS)),
    },
    { warmups: 5, repetitions: 31 },
  );
  const what = `${products.length} products × ${SETTINGS.draws} draws`;
  return [
    atMost(`Monte Carlo, ${what}: every raw value, score and summary`, 50, "ms", t.drawn.median, usecase_id),
    {
      what: "with their ranges and all pairs in all eight values",
      goal: null,
      measured: `${t.comparison.median.toFixed(1)} ms`,
      met: null,
    },
    atMost(
      `Monte Carlo, portfolio of 1e5 × ${SETTINGS.draws} draws, with best and worst`,
      250,
      "ms",
      t.portfolio.median,
      `${[...live.held()].length} pairs`,
    ),
  ];
}

/** performance.md: Monte Carlo. */
export const uncertainty: BenchRow = { name: "uncertainty", run };
