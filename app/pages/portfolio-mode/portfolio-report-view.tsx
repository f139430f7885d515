import { useAtomValue } from "jotai";
import { type ComponentProps, useMemo } from "react";
import { tableFacts } from "../../features/portfolio-scores/table-facts.ts";
import { ComparedWith } from "../../features/report/compared-with.tsx";
import { ReuseRuleFacts } from "../../features/report/law-and-quality.tsx";
import { PortfolioReport } from "../../features/report/portfolio-report.tsx";
import { reportSection } from "../../features/report/report-sheet.tsx";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { PORTFOLIO_VARIANTS, uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import { reuseRuleCountAtom } from "../../state/engine/reuse-rule-count.ts";
import { portfolioWithoutRuleAtom } from "../../state/portfolio/portfolio-reuse-rule.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { formatScore } from "../../text/format.ts";
import { useBreakEvenSection, usePlanSection, useProgressSection } from "./portfolio-report-sections.tsx";

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
  const breakEven = useBreakEvenSection(portfolio.portfolio_id, catalogue);
  const plan = usePlanSection(portfolio, catalogue);
  const progress = useProgressSection(portfolio, catalogue);
  const { region_use, data_version: kept } = portfolio;
  const view = useAtomValue(portfolioWithoutRuleAtom(portfolio.portfolio_id)).value;
  const { value: count } = useAtomValue(
    reuseRuleCountAtom({ region_use, ...(kept !== undefined && { data_version: kept }) }),
  );
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
    ...[progress, plan].filter((section) => section !== null),
    ...breakEven,
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
