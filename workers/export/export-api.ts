import type { ChoosableNames } from "../choosable-names.ts";
import type { SwapLimits } from "../engine/analysis/swap.ts";
import type { EntryData } from "../engine/portfolio/entry-columns.ts";
import type { PortfolioJob, PortfolioResult, Progress, Result } from "../scoring-api.ts";
import type { CsvFormat } from "./csv-cell.ts";

/** The tables of a portfolio that can be taken away as CSV. */
export const PORTFOLIO_TABLES = [
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

/** What every row of a file says of where it comes from. */
export interface ExportHead {
  readonly portfolio_id: string;
  readonly portfolio_name: string;
  readonly region_id: string;
  readonly region_name: string;
  readonly custom_recycling: boolean;
  /** the summary counts with the weights of the portfolio, not with those of the dataset */
  readonly own_weights: boolean;
  /** the dataset that the figures are of */
  readonly data_version: string;
}

export interface ExportApi {
  /**
   * A table of an open portfolio as a CSV file. The table `entries` needs its lines with their labels: those that were
   * opened, in their order (`bad_portfolio` if they are missing or not as many); the others take null.
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
  /**
   * All lines of an open portfolio that have a better replacement, as a CSV file, largest gain first. `limits` as in
   * `suggestSwaps`, without its `most`; `entries` are the lines that were opened, in their order (else `bad_portfolio`).
   */
  exportSwaps(
    limits: Omit<SwapLimits, "most">,
    head: ExportHead,
    entries: EntryData,
    names: ChoosableNames,
    format: CsvFormat,
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<Blob>>;
  /** The lines that differ between a portfolio and its scenario, as a CSV file. Neither needs to be open. */
  exportLineChanges(
    before: EntryData,
    now: EntryData,
    head: ExportHead,
    names: ChoosableNames,
    format: CsvFormat,
    job: string,
    onProgress: Progress,
  ): Promise<Result<Blob>>;
  /** A file to fill in: the header that an import knows, and with `example` lines of the real assortment. */
  importTemplate(example: boolean, names: ChoosableNames, format: CsvFormat): Promise<Result<Blob>>;
}
