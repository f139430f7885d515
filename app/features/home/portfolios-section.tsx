import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { LISTED_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { href } from "../../state/routes/href.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { localOnlyPortfoliosAtom } from "../../state/work/save-state.ts";
import { homeTexts } from "../../text/en/home.ts";
import type { DeleteTarget } from "./delete-work.tsx";
import { PortfolioScore } from "./portfolio-score.tsx";
import { portfolioRows, type PortfolioRow } from "./home-portfolio-rows.ts";
import { countColumn, textColumn, type WorkColumn } from "./work-row.ts";
import { WorkSection } from "./work-section.tsx";

const texts = homeTexts.portfolios;

const COLUMNS: readonly WorkColumn<PortfolioRow>[] = [
  textColumn("region", texts.columns.region, (row) => row.region),
  countColumn("use_cases", texts.columns.use_cases, (row) => row.useCases, texts.useCasesWord),
  countColumn("lines", texts.columns.lines, (row) => row.lines, texts.linesWord),
  countColumn("items", texts.columns.items, (row) => row.uses, texts.itemsWord),
  {
    // Only for rows of the current page, and not for large portfolios, which would have to be fetched.
    id: "score",
    label: texts.columns.score,
    afterNumber: true,
    sortBy: null,
    cell: (row) =>
      row.lines === 0 || row.lines > LISTED_ENTRIES ? homeTexts.comparisons.noScore : <PortfolioScore id={row.id} />,
    width: "18%",
    phone: "line",
  },
];

/** The section of portfolios. Row menu: Edit Portfolio, Portfolio Scores (if it has lines), Delete Portfolio. */
export const PortfoliosSection = ({ onDelete }: { readonly onDelete: (target: DeleteTarget) => void }) => {
  const stored = useAtomValue(portfoliosAtom);
  const catalogue = useAtomValue(catalogueAtom);
  const [, navigate] = useLocation();
  const hereOnly = useAtomValue(localOnlyPortfoliosAtom);
  const rows = useMemo(() => portfolioRows(stored, catalogue, hereOnly), [stored, catalogue, hereOnly]);
  return (
    <WorkSection
      section="portfolios"
      kind="portfolio"
      onDelete={onDelete}
      texts={texts}
      createAddress={href("portfolio-mode", { query: { step: 1 } })}
      columns={COLUMNS}
      rows={rows}
      textsOf={(row) => [row.name, row.region, row.description]}
      menuOf={(row) => [
        {
          label: texts.edit,
          icon: "edit",
          onSelect: () => navigate(href("portfolio-mode", { query: { portfolio_id: row.id } })),
        },
        ...(row.lines > 0
          ? [
              {
                label: texts.scores,
                icon: "compare" as const,
                onSelect: () => navigate(href("portfolio-mode", { query: { portfolio_id: row.id, mode: "scores" } })),
              },
            ]
          : []),
      ]}
    />
  );
};
