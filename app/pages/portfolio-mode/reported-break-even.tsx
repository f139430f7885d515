import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { UseCaseBreakEvens } from "../../../workers/engine/analysis/portfolio-break-even.ts";
import { BreakEvenPicture } from "../../features/break-even/break-even-picture.tsx";
import { againstBest, allowedIn, comparedIn } from "../../features/break-even/portfolio-pairs.ts";
import { usesShown } from "../../features/break-even/uses-shown.ts";
import { BreakEvenMatrix } from "../../features/report/break-even-matrix.tsx";
import type { ReportSection } from "../../features/report/report-sheet.tsx";
import { reportTexts } from "../../text/en/report.ts";
import { inSentence } from "../../text/in-sentence.ts";
import type { ShownUnit } from "../../text/units.ts";

/**
 * The break-even section of a portfolio's report: a table of all reusables, and a chart for the use case with most uses.
 * Empty if no reusable has a single-use product to replace.
 */
export const reportedBreakEven = (
  groups: readonly UseCaseBreakEvens[],
  usecase: (usecase_id: string) => string,
  unit: ShownUnit,
  leftOut: ReadonlySet<string>,
): readonly ReportSection[] => {
  const rows = againstBest(groups, leftOut);
  const first = groups.find(({ usecase_id }) => usecase_id === rows[0]?.usecase_id);
  if (first === undefined) return [];
  return [
    {
      id: "breakEven",
      title: reportTexts.titles.breakEven,
      content: (
        <>
          <BreakEvenMatrix
            rows={rows.map(({ usecase_id, reusable, other, pair }) => ({
              id: `${usecase_id} ${reusable.prodsys_id}`,
              name: reusable.name,
              against: other.name,
              counted: reusable.uses,
              uses: {
                climate: usesShown(pair, "climate"),
                h2o: usesShown(pair, "h2o"),
                plastic_pollution: usesShown(pair, "plastic_pollution"),
                land_use: usesShown(pair, "land_use"),
              },
            }))}
            hasNever={rows.some(({ pair }) =>
              QUANT_METRIC_IDS.some((metric) => pair.by_metric[metric].never === "wash_costs_more"),
            )}
          />
          {groups.length > 1 && <p>{reportTexts.breakEvenOf(inSentence(usecase(first.usecase_id)))}</p>}
          <BreakEvenPicture
            products={comparedIn(first)}
            allowed={allowedIn(comparedIn(first), leftOut)}
            pairs={first.pairs}
            unit={unit}
          />
        </>
      ),
    },
  ];
};
