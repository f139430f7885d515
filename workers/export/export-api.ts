import type { SwapLimits } from "../engine/analysis/swap.ts";

/** The tables of a portfolio that can be exported as CSV. */
export const PORTFOLIO_TABLES = [
  "lines",
  "entries",
  "scores",
  "kpis",
  "contributions",
  "use_cases",
  "products",
  "weights",
  "materials",
] as const;
export type PortfolioTable = (typeof PORTFOLIO_TABLES)[number];

/** Context that every row of a file repeats. */
export interface ExportHead {
  readonly portfolio_id: string;
  readonly portfolio_name: string;
  readonly region_id: string;
  readonly region_name: string;
  /** what the quantities cover, an interval of ISO 8601: 2026-01-01/2026-12-31 */
  readonly period: string;
  readonly custom_recycling: boolean;
  /** the summary uses the portfolio's own weights instead of the dataset's */
  readonly own_weights: boolean;
  /** set of warming potentials of the climate figures; null = the dataset names none */
  readonly climate_method: string | null;
  /** dataset version of the figures */
  readonly data_version: string;
}

/** The limits of a file of swaps; the file has all swaps and marks those beyond `most`. */
export interface SwapFileLimits extends SwapLimits {
  /** number of changes that the user wants at most; null = no limit */
  readonly most: number | null;
  /** name of the site whose lines `places` are; null = all lines */
  readonly site: string | null;
}
