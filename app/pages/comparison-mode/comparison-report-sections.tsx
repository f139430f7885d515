import { useAtomValue } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { outcomeFor } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { hasReuseRule, ruleFinding } from "../../features/comparison-results/finding.ts";
import { resultRows } from "../../features/comparison-results/result-rows.ts";
import { ReuseRuleFacts } from "../../features/report/law-and-quality.tsx";
import { RangesMatrix, type ReportedRange } from "../../features/report/portfolio-matrix.tsx";
import type { ReportSection } from "../../features/report/report-sheet.tsx";
import { pairSentence } from "../../features/uncertainty/drawn.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { uncertaintyAtom, type UncertaintyState } from "../../state/analysis/uncertainty.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { comparisonWithoutRuleAtom } from "../../state/comparison/comparison-scores.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { reuseRuleCountAtom } from "../../state/engine/reuse-rule-count.ts";
import { reportTexts } from "../../text/en/report.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { inSentence } from "../../text/in-sentence.ts";

/** Sentence that compares the two best products over the draws; null = none. */
const firstTwo = ({ value, ids }: UncertaintyState, rows: readonly ResultRow[]): string | null => {
  const [first, second] = rows;
  if (first === undefined || second === undefined || value === null) return null;
  const outcome = outcomeFor(value.pairs, ids.indexOf(first.prodsys_id), ids.indexOf(second.prodsys_id), "summary");
  const [a, b] = [first, second].map(({ name }) => uncertaintyTexts.product(inSentence(name)));
  return outcome === null || a === undefined || b === undefined ? null : pairSentence(outcome, a, b, "summary");
};

/** What the reuse rule means for the result, and the report section about it; null = the rule has no effect. */
export const useReuseRule = (
  { comparison_id, currentProductIds, region_use, data_version }: Comparison,
  catalogue: Catalogue,
  rows: readonly ResultRow[],
): { readonly finding: string | null; readonly section: ReportSection } | null => {
  const leftOut = useAtomValue(leftOutAtom({ kind: "comparison", id: comparison_id }));
  const view = useAtomValue(comparisonWithoutRuleAtom(comparison_id)).scores;
  const { value: count } = useAtomValue(
    reuseRuleCountAtom({ region_use, ...(data_version !== undefined && { data_version }) }),
  );
  if (!hasReuseRule(rows)) return null;
  const without = view === null ? null : resultRows(currentProductIds, view, catalogue).rows;
  const found = without && ruleFinding(allowedAmong(rows, leftOut), allowedAmong(without, leftOut));
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use)?.region_name2 ?? region_use;
  const minUses = catalogue.reusable_min_uses;
  return {
    finding: found?.title ?? null,
    section: {
      id: "reuseRule",
      title: reuseRuleTexts.title,
      content: <ReuseRuleFacts {...{ minUses, count, region }} sentence={found?.sentence ?? null} />,
    },
  };
};

/** The ranges of the scores over the draws as a section; null = not drawn. */
export const useRangesSection = (
  { comparison_id, weights }: Comparison,
  catalogue: Catalogue,
  rows: readonly ResultRow[],
): ReportSection | null => {
  const drawn = useAtomValue(uncertaintyAtom({ kind: "comparison", id: comparison_id }));
  const ranges = rows.flatMap(({ prodsys_id, name }): ReportedRange[] => {
    const scored = drawn.value?.scores[drawn.ids.indexOf(prodsys_id)];
    return scored ? [{ id: prodsys_id, name, scores: scored }] : [];
  });
  if (drawn.status !== "ready" || drawn.value === null || ranges.length === 0) return null;
  return {
    id: "uncertainty",
    title: reportTexts.titles.uncertainty,
    content: (
      <RangesMatrix
        nameHead={reportTexts.product}
        rows={ranges}
        columns={metricColumns(catalogue, weights)}
        draws={drawn.value.settings.draws}
        seed={drawn.seed}
        verdict={firstTwo(drawn, rows)}
      />
    ),
  };
};
