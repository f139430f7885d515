import { QUANT_METRIC_IDS } from "../../edge-api/contract/metrics.ts";
import type { LivePortfolio } from "../engine/portfolio/live-portfolio.ts";
import type { Contribution } from "../engine/portfolio/portfolio-result.ts";
import type { CsvTable } from "./csv-file.ts";
import type { ExportHead } from "./export-api.ts";
import type { ExportNames } from "./export-names.ts";
import { contextColumns, metricsInOrder, tableOf, type NamedColumn } from "./named-column.ts";

interface ContributionRow extends Contribution {
  readonly cut: "use case" | "stage" | "product";
  readonly name: string;
}

/**
 * The inventory totals by use case, stage and product. Each group is sorted by climate, largest first, and sums to the
 * whole.
 */
export function contributionsTable(live: LivePortfolio, head: ExportHead, names: ExportNames): CsvTable {
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
