import type { ChoosableNames } from "../choosable-names.ts";
import type { EntryTable } from "../engine/portfolio/entry-table.ts";
import type { LivePortfolio } from "../engine/portfolio/live-portfolio.ts";
import { contributionsTable } from "./contributions-table.ts";
import type { CsvTable } from "./csv-file.ts";
import { entriesTable, shortLinesTable } from "./entries-table.ts";
import type { ExportHead, PortfolioTable } from "./export-api.ts";
import { exportNames, type ExportNames } from "./export-names.ts";
import { productsTable, useCasesTable } from "./products-table.ts";
import { kpisTable, scoresTable } from "./scores-table.ts";
import { materialsTable, weightsTable } from "./weights-table.ts";

type MakeTable = (live: LivePortfolio, head: ExportHead, names: ExportNames, entries: EntryTable | null) => CsvTable;

/** Checks that there are as many entries as lines in the portfolio. @throws RangeError */
function checkLines(live: LivePortfolio, entries: EntryTable | null): asserts entries is EntryTable {
  const { length } = live.columns;
  if (entries?.length !== length) throw new RangeError(`${entries?.length ?? "no"} lines of a portfolio of ${length}`);
}

/** A table with a row for each line. */
const ofLines =
  (make: typeof entriesTable): MakeTable =>
  (live, head, names, entries) => {
    checkLines(live, entries);
    return make(live, entries, head, names);
  };

const TABLES: Readonly<Record<PortfolioTable, MakeTable>> = {
  lines: ofLines(shortLinesTable),
  entries: ofLines(entriesTable),
  scores: scoresTable,
  kpis: kpisTable,
  contributions: contributionsTable,
  use_cases: useCasesTable,
  products: productsTable,
  weights: weightsTable,
  materials: materialsTable,
};

/** A table of an open portfolio. @throws RangeError if the table needs entries and these are not the portfolio's */
export function portfolioTable(
  table: PortfolioTable,
  live: LivePortfolio,
  entries: EntryTable | null,
  head: ExportHead,
  names: ChoosableNames,
): CsvTable {
  return TABLES[table](live, head, exportNames(names, live.scope), entries);
}
