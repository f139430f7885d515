import { useAtomValue } from "jotai";
import { type ComponentProps, useMemo } from "react";
import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { SharedProgress } from "../../../edge-api/contract/progress.ts";
import type { UseCaseBreakEvens } from "../../../workers/engine/analysis/portfolio-break-even.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { swapKey } from "../../../workers/engine/plan/planned-lines.ts";
import type { Period } from "../../../workers/engine/portfolio/period.ts";
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
import { tableFacts } from "../../features/portfolio-scores/table-facts.ts";
import { ComparedWith } from "../../features/report/compared-with.tsx";
import { ReuseRuleFacts } from "../../features/report/law-and-quality.tsx";
import { PlanFacts } from "../../features/report/plan-facts.tsx";
import { BreakEvenMatrix } from "../../features/report/portfolio-matrix.tsx";
import { PortfolioReport } from "../../features/report/portfolio-report.tsx";
import { ProgressFacts } from "../../features/report/progress-facts.tsx";
import { type ReportSection, reportSection } from "../../features/report/report-sheet.tsx";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { currencyAtom } from "../../state/analysis/costs.ts";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { plannedFigureAtom } from "../../state/analysis/planned-figure.ts";
import { type ComputedPlan, portfolioPlanAtom } from "../../state/analysis/portfolio-plan.ts";
import { PORTFOLIO_VARIANTS, uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import { reuseRuleCountAtom } from "../../state/engine/reuse-rule-count.ts";
import { portfolioBreakEvensAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioPeriodAtom } from "../../state/portfolio/portfolio-period.ts";
import { portfolioProgressRowsAtom } from "../../state/portfolio/portfolio-progress.ts";
import { portfolioWithoutRuleAtom } from "../../state/portfolio/portfolio-reuse-rule.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { formatPeriod } from "../../text/dates.ts";
import { planTexts } from "../../text/en/plan.ts";
import { portfolioProgressTexts } from "../../text/en/portfolio-progress.ts";
import { reportTexts } from "../../text/en/report.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { formatScore, shownUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import type { ShownUnit } from "../../text/units.ts";

/**
 * The break-even section of a portfolio's report: a table of all reusables, and a chart for the use case with most uses.
 * Empty if no reusable has a single-use product to replace.
 */
const reportedBreakEven = (
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

/** The plan as a section: what it does, its steps, what is left out, and what it assumes. */
const reportedPlan = (plan: ComputedPlan, catalogue: Catalogue, currency: string): ReportSection => {
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

/** Progress since an earlier period as a section, with the target. */
const reportedProgress = (
  progress: SharedProgress,
  { target }: PortfolioHead,
  period: Period,
  planned: number | null,
  catalogue: Catalogue,
): ReportSection => ({
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
});

type ReportOfPortfolioProps = Pick<
  ComponentProps<typeof PortfolioReport>,
  "portfolio" | "table" | "catalogue" | "scenarioOf" | "onClose"
>;

/** The report, with content from the sections of the scores page. */
export default function ReportOfPortfolio(props: ReportOfPortfolioProps) {
  const { portfolio, table, catalogue, scenarioOf, onClose } = props;
  const { scores, data_version } = useAtomValue(portfolioScoresAtom(portfolio.portfolio_id));
  const facts = useMemo(() => tableFacts(table), [table]);
  const uses = useMemo(
    () =>
      facts.products.map(({ id, uses: count }) => ({
        prodsys_id: id,
        usecase_id: facts.usecaseOf.get(id) ?? "",
        uses: count,
      })),
    [facts],
  );
  const foods = useMemo(() => facts.foods.map(({ id }) => id), [facts]);
  const drawn = useAtomValue(uncertaintyAtom({ kind: "portfolio", id: portfolio.portfolio_id }));
  const own = drawn.value?.scores[PORTFOLIO_VARIANTS.indexOf("own")] ?? null;
  const groups = useAtomValue(portfolioBreakEvensAtom(portfolio.portfolio_id)).value;
  const leftOut = useAtomValue(leftOutAtom({ kind: "portfolio", id: portfolio.portfolio_id }));
  const charts = useMemo(() => {
    const unit = shownUnit(catalogue.metrics.find(({ metric_id }) => metric_id === "climate")?.unit ?? "");
    return reportedBreakEven(groups ?? [], portfolioNamesOf(catalogue).usecase, unit, leftOut);
  }, [groups, catalogue, leftOut]);
  const { region_use, data_version: kept } = portfolio;
  const view = useAtomValue(portfolioWithoutRuleAtom(portfolio.portfolio_id)).value;
  const { value: count } = useAtomValue(
    reuseRuleCountAtom({ region_use, ...(kept !== undefined && { data_version: kept }) }),
  );
  const plan = useAtomValue(portfolioPlanAtom(portfolio.portfolio_id)).value;
  const progress = useAtomValue(portfolioProgressRowsAtom(portfolio.portfolio_id)).value;
  const period = useAtomValue(portfolioPeriodAtom(portfolio.portfolio_id));
  const planned = useAtomValue(plannedFigureAtom(portfolio.portfolio_id, portfolio.target?.figure ?? "climate"));
  const currency = useAtomValue(currencyAtom({ kind: "portfolio", id: portfolio.portfolio_id }));
  const origin = useAtomValue(portfolioScoresAtom(portfolio.scenario_of ?? "")).scores;
  if (scores === null) return null;
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use)?.region_name2 ?? region_use;
  const minUses = catalogue.reusable_min_uses;
  const sentence =
    view === null || view.summary === null || scores.summary === null
      ? null
      : reuseRuleTexts.portfolio(formatScore(scores.summary), formatScore(view.summary));
  const ratings = {
    id: "reuseRule",
    title: reuseRuleTexts.title,
    content: <ReuseRuleFacts {...{ sentence, minUses, count, region }} />,
  };
  const sections = [
    ...(scenarioOf === null || origin === null
      ? []
      : [
          reportSection(
            "comparedWith",
            <ComparedWith
              name={scenarioOf}
              before={origin}
              now={scores}
              columns={metricColumns(catalogue, portfolio.weights)}
              catalogue={catalogue}
            />,
          ),
        ]),
    ...(progress === null ? [] : [reportedProgress(progress, portfolio, period, planned, catalogue)]),
    ...(plan === null || (portfolio.plan?.swaps.length ?? 0) === 0 ? [] : [reportedPlan(plan, catalogue, currency)]),
    ...charts,
    ...((scores.kpis.reusable_use_share ?? 0) > 0 ? [ratings] : []),
  ];
  return (
    <PortfolioReport
      {...{ portfolio, table, catalogue, scores, uses, foods, scenarioOf }}
      charts={sections}
      ranges={
        drawn.status !== "ready" || drawn.value === null || own === null
          ? null
          : { scores: own, draws: drawn.value.settings.draws, seed: drawn.seed }
      }
      data_version={data_version ?? catalogue.version}
      onClose={onClose}
    />
  );
}
