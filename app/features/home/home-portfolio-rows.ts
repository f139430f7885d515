import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { StoredPortfolio } from "../../state/work/portfolios.ts";
import { homeTexts } from "../../text/en/home.ts";
import type { WorkRow } from "./work-row.ts";

const texts = homeTexts.portfolios;

/** A portfolio as the home page shows it; null = unknown until its lines are fetched from the server. */
export interface PortfolioRow extends WorkRow {
  readonly description: string;
  readonly region: string;
  readonly useCases: number | null;
  readonly lines: number;
  readonly uses: number | null;
}

const noteOf = (isHereOnly: boolean, isElsewhere: boolean): Pick<PortfolioRow, "note"> => {
  if (isHereOnly) return { note: texts.hereOnly };
  return isElsewhere ? { note: texts.largerElsewhere } : {};
};

/** @param hereOnly ids of portfolios that are too large for the server and stored only in this browser */
export const portfolioRows = (
  stored: readonly StoredPortfolio[],
  catalogue: Catalogue | null,
  hereOnly: ReadonlySet<string>,
): PortfolioRow[] => {
  const regions = new Map(catalogue?.regions.map((row) => [row.region_id, row.region_name]));
  return stored.map(({ portfolio, entry_count, uses, use_cases, changed }) => ({
    id: portfolio.portfolio_id,
    name: portfolio.portfolio_name,
    description: portfolio.portfolio_desc,
    region: regions.get(portfolio.region_use) ?? portfolio.region_use,
    useCases: use_cases,
    lines: entry_count,
    uses,
    changed,
    ...noteOf(hereOnly.has(portfolio.portfolio_id), portfolio.larger_elsewhere_since !== undefined),
  }));
};
