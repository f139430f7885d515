import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { tableFacts } from "../../features/portfolio-scores/table-facts.ts";
import { PortfolioReport } from "../../features/report/portfolio-report.tsx";
import { portfolioBreakEvensAtom } from "../../state/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio-names.ts";
import { portfolioScoresAtom } from "../../state/portfolio-scores.ts";
import { PORTFOLIO_VARIANTS, uncertaintyAtom } from "../../state/uncertainty.ts";
import { shownUnit } from "../../text/format.ts";
import { reportedBreakEven } from "./reported-break-even.tsx";

interface ReportOfPortfolioProps {
  readonly portfolio: PortfolioHead;
  readonly table: EntryTable;
  readonly catalogue: Catalogue;
  /** null = no scenario */
  readonly scenarioOf: string | null;
  readonly onClose: () => void;
}

/** The report with what the sections of the scores page know of the lines. */
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
  const charts = useMemo(() => {
    const unit = shownUnit(catalogue.metrics.find(({ metric_id }) => metric_id === "climate")?.unit ?? "");
    return reportedBreakEven(groups ?? [], portfolioNamesOf(catalogue).usecase, unit);
  }, [groups, catalogue]);
  if (scores === null) return null;
  return (
    <PortfolioReport
      {...{ portfolio, table, catalogue, scores, uses, foods, scenarioOf, charts }}
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
