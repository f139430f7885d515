import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { StoredPortfolio } from "../../state/portfolios.ts";
import type { WorkRow } from "./work-row.ts";

/** A portfolio as the home shows it; null = not known before its lines are fetched from the server. */
export interface PortfolioRow extends WorkRow {
  readonly description: string;
  readonly region: string;
  readonly useCases: number | null;
  readonly lines: number;
  readonly uses: number | null;
}

export const portfolioRows = (stored: readonly StoredPortfolio[], catalogue: Catalogue | null): PortfolioRow[] => {
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
  }));
};
