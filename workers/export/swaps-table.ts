import type { SwapSuggestion } from "../engine/analysis/swap.ts";
import type { RankedSwaps } from "../engine/analysis/swap-suggestions.ts";
import type { EntryLine } from "../engine/portfolio/entry-line.ts";
import type { EntryTable } from "../engine/portfolio/entry-table.ts";
import type { LivePortfolio } from "../engine/portfolio/live-portfolio.ts";
import type { CompiledProduct } from "../engine/inventory/compiled-product.ts";
import { productOf } from "../engine/scoring/scope.ts";
import type { CsvTable } from "./csv-file.ts";
import { detailColumns } from "./detail-columns.ts";
import type { ExportHead } from "./export-api.ts";
import type { ExportNames } from "./export-names.ts";
import { LAW_COLUMN, lawColumn } from "./law-column.ts";
import { contextColumns, flag, metricsInOrder, rawUnit, type NamedColumn } from "./named-column.ts";

interface SwapRow {
  readonly entry: number;
  readonly line: EntryLine;
  readonly from: CompiledProduct | null;
  readonly to: CompiledProduct | null;
  readonly prodsys_id: string;
  /** null: the line has no scores any more */
  readonly swap: SwapSuggestion | null;
}

/** The swaps of a portfolio, one per row, largest gain first: the line now and with the replacement. Full precision. */
export function swapsTable(
  live: LivePortfolio,
  { chosen, suggestion }: RankedSwaps,
  entries: EntryTable,
  head: ExportHead,
  names: ExportNames,
): CsvTable {
  const law = (of: (row: SwapRow) => CompiledProduct | null) => lawColumn(live.scope, of);
  const columns: NamedColumn<SwapRow>[] = [
    { name: "line", cell: ({ entry }) => entry + 1 },
    { name: "label", cell: ({ line }) => line.label },
    ...detailColumns<SwapRow>(entries.details, ({ line }) => line),
    { name: "usecase_id", cell: ({ line }) => line.usecase_id },
    { name: "use case", cell: ({ line }) => names.useCase(line.usecase_id) },
    { name: "food_id", cell: ({ line }) => line.food_id },
    { name: "food", cell: ({ line }) => names.food(line.food_id) },
    { name: "product_id", cell: ({ line }) => line.prodsys_id },
    { name: "product", cell: ({ line }) => names.product(line.prodsys_id) },
    law(({ from }) => from),
    { name: "quantity [uses]", cell: ({ line }) => line.quantity },
    { name: "replacement product_id", cell: ({ prodsys_id }) => prodsys_id },
    { name: "replacement product", cell: ({ prodsys_id }) => names.product(prodsys_id) },
    { name: "replacement reusable", cell: ({ to }) => to && flag(to.reusable) },
    { ...law(({ to }) => to), name: `replacement ${LAW_COLUMN}` },
    { name: "replacement quantity [uses]", cell: ({ swap }) => swap && swap.quantity },
    { name: "replacement quantity, unrounded [uses]", cell: ({ swap }) => swap && swap.exact_quantity },
    {
      name: "summary score of the portfolio [0-100, higher is better]",
      cell: ({ swap }) => swap && swap.summary_before,
    },
    {
      name: "summary score of the portfolio with the swap [0-100, higher is better]",
      cell: ({ swap }) => swap && swap.summary_after,
    },
    ...metricsInOrder(live.scope).flatMap((metric): NamedColumn<SwapRow>[] => {
      const id = metric.metric_id;
      return [
        { name: `${id} raw of the line [${rawUnit(metric)}]`, cell: ({ swap }) => swap && swap.before.raw[id] },
        { name: `${id} raw of the replacement [${rawUnit(metric)}]`, cell: ({ swap }) => swap && swap.after.raw[id] },
        {
          name: `${id} score of the line [1-100, higher is better]`,
          cell: ({ swap }) => swap && swap.before.score[id],
        },
        {
          name: `${id} score of the replacement [1-100, higher is better]`,
          cell: ({ swap }) => swap && swap.after.score[id],
        },
        { name: `${id} of the line assumed`, cell: ({ swap }) => swap && flag(swap.before.assumed.includes(id)) },
        { name: `${id} of the replacement assumed`, cell: ({ swap }) => swap && flag(swap.after.assumed.includes(id)) },
      ];
    }),
    ...contextColumns(head),
  ];
  return {
    header: columns.map(({ name }) => name),
    length: chosen.length,
    row: (at) => {
      const ranked = chosen[at];
      if (ranked === undefined) return [];
      const { entry, replacement } = ranked;
      const { item } = replacement;
      const row: SwapRow = {
        entry,
        line: entries.line(entry),
        from: productOf(live.scope, live.columns.entry(entry).prodsys_id, live.columns.entry(entry).overrides),
        to: productOf(live.scope, item.prodsys_id, item.overrides),
        prodsys_id: item.prodsys_id,
        swap: suggestion(ranked),
      };
      return columns.map(({ cell }) => cell(row));
    },
  };
}
