import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { swapKey } from "../../../workers/engine/plan/planned-lines.ts";
import { usesShown } from "../../features/break-even/break-even-lines.ts";
import { BreakEvenPicture } from "../../features/break-even/break-even-picture.tsx";
import { againstBest, allowedIn, comparedIn } from "../../features/break-even/portfolio-pairs.ts";
import {
  changesInWords,
  leftOutSentences,
  nameIn,
  planAssumptions,
  planSentences,
  pointsOf,
  stepFacts,
  whereInWords,
} from "../../features/plan/plan-words.ts";
import { progressCells, progressNotes } from "../../features/portfolio-progress/progress-words.ts";
import { targetSentences } from "../../features/portfolio-progress/target-sentences.ts";
import { PlanFacts } from "../../features/report/plan-facts.tsx";
import { BreakEvenMatrix } from "../../features/report/portfolio-matrix.tsx";
import { ProgressFacts } from "../../features/report/progress-facts.tsx";
import type { ReportSection } from "../../features/report/report-sheet.tsx";
import { currencyAtom } from "../../state/analysis/costs.ts";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { plannedFigureAtom } from "../../state/analysis/planned-figure.ts";
import { portfolioPlanAtom } from "../../state/analysis/portfolio-plan.ts";
import { portfolioBreakEvensAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioPeriodAtom } from "../../state/portfolio/portfolio-period.ts";
import { portfolioProgressRowsAtom } from "../../state/portfolio/portfolio-progress.ts";
import { formatPeriod } from "../../text/dates.ts";
import { planTexts } from "../../text/en/plan.ts";
import { portfolioProgressTexts } from "../../text/en/portfolio-progress.ts";
import { reportTexts } from "../../text/en/report.ts";
import { shownUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";

/**
 * The break-even section of a portfolio's report: a table of all reusables, and a chart for the use case with most uses.
 * Empty if no reusable has a single-use product to replace.
 */
export const useBreakEvenSection = (portfolio_id: string, catalogue: Catalogue): readonly ReportSection[] => {
  const groups = useAtomValue(portfolioBreakEvensAtom(portfolio_id)).value;
  const leftOut = useAtomValue(leftOutAtom({ kind: "portfolio", id: portfolio_id }));
  return useMemo(() => {
    const all = groups ?? [];
    const unit = shownUnit(catalogue.metrics.find(({ metric_id }) => metric_id === "climate")?.unit ?? "");
    const rows = againstBest(all, leftOut);
    const first = all.find(({ usecase_id }) => usecase_id === rows[0]?.usecase_id);
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
            {all.length > 1 && (
              <p>{reportTexts.breakEvenOf(inSentence(portfolioNamesOf(catalogue).usecase(first.usecase_id)))}</p>
            )}
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
  }, [groups, catalogue, leftOut]);
};

/** The plan as a section: what it does, its steps, what is left out, and what it assumes; null = no plan. */
export const usePlanSection = (portfolio: PortfolioHead, catalogue: Catalogue): ReportSection | null => {
  const { portfolio_id: id } = portfolio;
  const plan = useAtomValue(portfolioPlanAtom(id)).value;
  const currency = useAtomValue(currencyAtom({ kind: "portfolio", id }));
  if (plan === null || (portfolio.plan?.swaps.length ?? 0) === 0) return null;
  const context = { names: portfolioNamesOf(catalogue), currency, assumptions: plan.assumptions, years: plan.years };
  return {
    id: "plan",
    title: planTexts.report.title,
    content: (
      <PlanFacts
        sentences={planSentences(plan, context, true)}
        steps={plan.steps.map((step) => ({
          id: swapKey(step),
          change:
            planTexts.becomes(nameIn(context, step.replaced_id), nameIn(context, step.prodsys_id)) + whereInWords(step),
          points: pointsOf(step.summary_after - step.summary_before),
          facts: [
            ...stepFacts(step, context).map(({ name, text }) => ({ name: planTexts.facts[name], text })),
            { name: planTexts.facts.changes, text: changesInWords(step, catalogue) },
          ],
        }))}
        left={leftOutSentences(plan, context)}
        assumptions={planAssumptions(plan)}
      />
    ),
  };
};

/** Progress since an earlier period as a section, with the target; null = no earlier period. */
export const useProgressSection = (portfolio: PortfolioHead, catalogue: Catalogue): ReportSection | null => {
  const { portfolio_id, target } = portfolio;
  const progress = useAtomValue(portfolioProgressRowsAtom(portfolio_id)).value;
  const period = useAtomValue(portfolioPeriodAtom(portfolio_id));
  const planned = useAtomValue(plannedFigureAtom(portfolio_id, target?.figure ?? "climate"));
  return (
    progress && {
      id: "progress",
      title: portfolioProgressTexts.title,
      content: (
        <ProgressFacts
          periods={[formatPeriod(progress.period), formatPeriod(period)]}
          rows={progress.rows.map((row) => ({
            name: portfolioProgressTexts.figures[row.figure],
            cells: progressCells(catalogue, row),
          }))}
          sentences={[
            ...(target === undefined ? [] : targetSentences({ target, progress, period, catalogue, planned })),
            ...progressNotes(progress),
          ]}
        />
      ),
    }
  );
};
