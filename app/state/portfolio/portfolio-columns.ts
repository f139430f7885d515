import { keptColumns } from "../core/kept-columns.ts";

/** The order of the metric columns of all portfolios in this browser, under the key that the specification names (section 3). */
export const { keptAtom: portfolioColumnsAtom, keepAtom: keepPortfolioColumnsAtom } = keptColumns("portfolio_columns");
