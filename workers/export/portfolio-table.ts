import { QUANT_METRIC_IDS } from "../../edge-api/contract/metrics.ts";
import type { ChoosableNames } from "../choosable-names.ts";
import type { LineTable } from "../engine/portfolio/line-table.ts";
import type { LivePortfolio } from "../engine/portfolio/live-portfolio.ts";
import type { Contribution } from "../engine/portfolio/portfolio-result.ts";
import type { CsvTable } from "./csv-file.ts";
import type { ExportHead, PortfolioTable } from "./export-api.ts";
import { type ExportNames, exportNames } from "./export-names.ts";
import { entriesTable, kpisTable, scoresTable, shortLinesTable } from "./line-tables.ts";
import { contextColumns, metricsInOrder, type NamedColumn, tableOf } from "./named-column.ts";
import { materialsTable, productsTable, useCasesTable, weightsTable } from "./product-tables.ts";

interface ContributionRow extends Contribution {
  readonly cut: "use case" | "stage" | "product";
  readonly name: string;
}

/**
 * The inventory totals by use case, stage and product. Each group is sorted by climate, largest first, and sums to the
 * whole.
 */
function contributionsTable(live: LivePortfolio, head: ExportHead, names: ExportNames): CsvTable {
  const { stages, use_cases, products } = live.contributions();
  const cut = (kind: ContributionRow["cut"], slices: readonly Contribution[], nameOf: (id: string) => string) =>
    slices.map((slice): ContributionRow => ({ ...slice, cut: kind, name: nameOf(slice.id) }));
  const metrics = metricsInOrder(live.scope);
  const columns: NamedColumn<ContributionRow>[] = [
    { name: "by", cell: (row) => row.cut },
    { name: "id", cell: ({ id }) => id },
    { name: "name", cell: ({ name }) => name },
    ...metrics.flatMap(({ metric_id, unit }): NamedColumn<ContributionRow>[] => {
      const id = QUANT_METRIC_IDS.find((quant) => quant === metric_id);
      if (id === undefined) return [];
      const total = stages.reduce((sum, { raw }) => sum + raw[id], 0);
      return [
        { name: `${id} [${unit}]`, cell: ({ raw }) => raw[id] },
        { name: `${id} [share, 0-1]`, cell: ({ raw }) => (total === 0 ? null : raw[id] / total) },
      ];
    }),
    ...contextColumns(head),
  ];
  return tableOf(columns, [
    ...cut("use case", use_cases, names.useCase),
    ...cut("stage", stages, (id) => id.replaceAll("_", " ")),
    ...cut("product", products, names.product),
  ]);
}

type MakeTable = (live: LivePortfolio, head: ExportHead, names: ExportNames, entries: LineTable | null) => CsvTable;

/** Checks that the number of entries equals the number of lines. @throws RangeError */
function checkLines(live: LivePortfolio, entries: LineTable | null): asserts entries is LineTable {
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
  entries: LineTable | null,
  head: ExportHead,
  names: ChoosableNames,
): CsvTable {
  return TABLES[table](live, head, exportNames(names, live.scope), entries);
}
