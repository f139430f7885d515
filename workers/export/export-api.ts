import type { ChoosableNames } from "../choosable-names.ts";
import type { SwapLimits } from "../engine/analysis/swap.ts";
import type { EntryData } from "../engine/portfolio/entry-columns.ts";
import type { CsvFormat } from "./csv-cell.ts";
import type { PortfolioJob, PortfolioResult, Progress, Result } from "../boundary.ts";

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

export interface ExportApi {
  /**
   * A table of an open portfolio as a CSV file. The tables `lines` (short) and `entries` (all columns) need its lines
   * with labels, in the order in which they were opened (`bad_portfolio` if missing or of another number); the others
   * take null.
   */
  exportPortfolio(
    table: PortfolioTable,
    head: ExportHead,
    entries: EntryData | null,
    names: ChoosableNames,
    format: CsvFormat,
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<Blob>>;
  /** All swaps of `swapPath` as a CSV file, in its order, with the limits that they keep. */
  exportSwaps(
    limits: SwapFileLimits,
    head: ExportHead,
    names: ChoosableNames,
    format: CsvFormat,
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<Blob>>;
  /** The lines that differ between a portfolio and its scenario, as a CSV file. Neither has to be open. */
  exportLineChanges(
    before: EntryData,
    now: EntryData,
    head: ExportHead,
    names: ChoosableNames,
    format: CsvFormat,
    job: string,
    onProgress: Progress,
  ): Promise<Result<Blob>>;
  /** An import template: the header that an import reads, with `example` also lines from the real assortment. */
  importTemplate(example: boolean, names: ChoosableNames, format: CsvFormat): Promise<Result<Blob>>;
}
