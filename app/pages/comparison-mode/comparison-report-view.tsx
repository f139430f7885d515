import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { STAGES } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { STAGE_PAINT } from "../../charts/segment-paint.ts";
import { BreakEvenPicture } from "../../features/break-even/break-even-picture.tsx";
import { finalDraws } from "../../features/comparison-results/finding.ts";
import { comparedProducts, resultRows } from "../../features/comparison-results/result-rows.ts";
import { statementsOf } from "../../features/comparison-results/statements.ts";
import { functionalUnit } from "../../features/comparison-results/use-results-title.ts";
import { impactOf } from "../../features/impact-stages/impact-rows.ts";
import { ComparisonReport } from "../../features/report/comparison-report.tsx";
import { ReportBars } from "../../features/report/report-bars.tsx";
import type { ReportSection } from "../../features/report/report-sheet.tsx";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import { breakEvensAtom, contributionsAtom } from "../../state/comparison/comparison-parts.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { marketRulesTexts } from "../../text/en/market-rules.ts";
import { reportTexts } from "../../text/en/report.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { formatNumber, sharedDecimals, shownUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { useRangesSection, useReuseRule } from "./comparison-report-sections.tsx";

interface ReportOfComparisonProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

const { titles } = reportTexts;

/** The report, with content from the sections of the results page: sentences, stage bars and break-even. */
export default function ReportOfComparison({ comparison, catalogue, onClose }: ReportOfComparisonProps) {
  const id = comparison.comparison_id;
  const { scores, data_version } = useAtomValue(comparisonScoresAtom(id));
  const contributions = useAtomValue(contributionsAtom(id)).value;
  const pairs = useAtomValue(breakEvensAtom(id)).value;
  const rows = useMemo(
    () => (scores === null ? [] : resultRows(comparison.currentProductIds, scores, catalogue).rows),
    [comparison.currentProductIds, scores, catalogue],
  );
  const compared = comparedProducts(rows);
  const region = catalogue.regions.find(({ region_id }) => region_id === comparison.region_use);
  const usecase = catalogue.use_cases.find(({ usecase_id }) => usecase_id === comparison.usecase_id);
  const food = catalogue.foods.find(({ food_id }) => food_id === comparison.food_id) ?? null;
  const drawn = useAtomValue(uncertaintyAtom({ kind: "comparison", id }));
  const leftOut = useAtomValue(leftOutAtom({ kind: "comparison", id }));
  const allowed = allowedAmong(compared, leftOut);
  const without = compared.filter((one) => !allowed.includes(one)).map(({ name }) => name);
  const { finding, addition } = statementsOf(allowedAmong(rows, leftOut), finalDraws(drawn));

  const unit = shownUnit(catalogue.metrics.find(({ metric_id }) => metric_id === "climate")?.unit ?? "");
  const impact = impactOf(allowed, contributions ?? [], "climate", "stage");
  const decimals = sharedDecimals(impact.rows.map(({ total }) => (total === null ? null : total / unit.per)));
  const shown = (value: number | null) => formatNumber(value === null ? null : value / unit.per, decimals);
  const ranges = useRangesSection(comparison, catalogue, rows);
  const leftOutNote = allowed.length < compared.length && (
    <p>{marketRulesTexts.leftOut.left(without.map(inSentence), region?.region_name2 ?? "")}</p>
  );
  const charts: ReportSection[] = [
    ...(ranges === null ? [] : [ranges]),
    {
      id: "stages",
      title: titles.stages,
      content: (
        <>
          <p>
            <WithUnits text={reportTexts.stagesNote(unit.unit)} />
          </p>
          <ReportBars
            label={titles.stages}
            nameHead={reportTexts.product}
            totalHead={unit.unit}
            series={STAGES.map((stage) => ({
              id: stage,
              label: reportTexts.stages[stage],
              paint: STAGE_PAINT[stage],
            }))}
            rows={impact.rows.map((row) => ({
              id: row.prodsys_id,
              name: row.name,
              reusable: row.reusable,
              values: row.values,
              totalShown: shown(row.total),
            }))}
            shown={shown}
          />
          {leftOutNote}
        </>
      ),
    },
    ...(compared.some(({ reusable }) => reusable) && compared.some(({ reusable }) => !reusable)
      ? [
          {
            id: "breakEven",
            title: titles.breakEven,
            whole: true,
            content: (
              <>
                <BreakEvenPicture {...{ products: compared, allowed, unit }} pairs={pairs ?? []} />
                {leftOutNote}
              </>
            ),
          },
        ]
      : []),
  ];
  const ratings = useReuseRule(comparison, catalogue, rows);
  return (
    <ComparisonReport
      comparison={comparison}
      catalogue={catalogue}
      products={rows}
      data_version={data_version ?? catalogue.version}
      finding={[
        addition === null ? finding : resultsTexts.leadOf(finding, addition),
        ...(ratings?.finding ? [`${ratings.finding}.`] : []),
      ].join(" ")}
      unit={
        region && usecase
          ? functionalUnit({ usecase, region, food, defaultFood: catalogue.default_food })
          : comparison.usecase_id
      }
      charts={ratings === null ? charts : [...charts, ratings.section]}
      onClose={onClose}
    />
  );
}
