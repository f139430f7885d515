import type { SwapStep } from "../engine/analysis/swap.ts";
import { productOf, type Scope } from "../engine/scoring/scope.ts";
import type { CsvTable } from "./csv-file.ts";
import type { ExportHead, SwapFileLimits } from "./export-api.ts";
import type { ExportNames } from "./export-names.ts";
import { LAW_COLUMN, lawColumn } from "./law-column.ts";
import { contextColumns, flag, metricsInOrder, rawUnit, tableOf, type NamedColumn } from "./named-column.ts";

/** Separates ids and names in one cell. */
const AND = " | ";

interface SwapRow {
  /** 1 = the first change */
  readonly number: number;
  readonly step: SwapStep;
}

/** The limits that the changes keep, repeated in every row. */
const limitColumns = (limits: SwapFileLimits): NamedColumn<unknown>[] =>
  Object.entries({
    "limit: changes at most": limits.most,
    "limit: reusables only": flag(limits.reusables_only),
    "limit: no metric of the lines may get worse": flag(limits.no_losses),
    "limit: only use case": limits.usecase_id,
    "limit: only site": limits.site === "" ? "lines without a site" : limits.site,
    "limit: product_ids ruled out": limits.excluded.join(AND),
    "limit: only these product_ids": limits.allowed?.join(AND) ?? "",
    "limit: product_ids not allowed by law": limits.forbidden.join(AND),
  }).map(([name, value]) => ({ name, cell: () => value }));

/** The changes of a swap path, one per row: the lines of a product now and with the replacement. Full precision. */
export function swapsTable(
  scope: Scope,
  steps: readonly SwapStep[],
  limits: SwapFileLimits,
  head: ExportHead,
  names: ExportNames,
): CsvTable {
  const replaced = ({ step }: SwapRow) => productOf(scope, step.replaced_id);
  const replacement = ({ step }: SwapRow) => productOf(scope, step.prodsys_id);
  const columns: NamedColumn<SwapRow>[] = [
    { name: "change", cell: ({ number }) => number },
    { name: "within the limit of changes", cell: ({ number }) => flag(number <= (limits.most ?? Infinity)) },
    { name: "usecase_id", cell: ({ step }) => step.usecase_id },
    { name: "use case", cell: ({ step }) => names.useCase(step.usecase_id) },
    { name: "food_ids", cell: ({ step }) => step.food_ids.join(AND) },
    { name: "foods", cell: ({ step }) => step.food_ids.map((id) => names.food(id)).join(AND) },
    { name: "product_id", cell: ({ step }) => step.replaced_id },
    { name: "product", cell: ({ step }) => names.product(step.replaced_id) },
    lawColumn(scope, replaced),
    { name: "lines", cell: ({ step }) => step.places.length },
    { name: "quantity [uses]", cell: ({ step }) => step.quantity_before },
    { name: "replacement product_id", cell: ({ step }) => step.prodsys_id },
    { name: "replacement product", cell: ({ step }) => names.product(step.prodsys_id) },
    { name: "replacement reusable", cell: (row) => flag(replacement(row)?.reusable === true) },
    { ...lawColumn(scope, replacement), name: `replacement ${LAW_COLUMN}` },
    { name: "replacement uses per use", cell: ({ step }) => step.uses },
    { name: "replacement quantity [uses]", cell: ({ step }) => step.quantity_after },
    {
      name: "summary score of the portfolio with the changes before [0-100, higher is better]",
      cell: ({ step }) => step.summary_before,
    },
    {
      name: "summary score of the portfolio with this change too [0-100, higher is better]",
      cell: ({ step }) => step.summary_after,
    },
    { name: "points gained", cell: ({ step }) => step.summary_after - step.summary_before },
    {
      name: "summary score of the portfolio with this change alone [0-100, higher is better]",
      cell: ({ step }) => step.summary_alone,
    },
    ...metricsInOrder(scope).flatMap((metric): NamedColumn<SwapRow>[] => {
      const id = metric.metric_id;
      return [
        { name: `${id} raw of the lines [${rawUnit(metric)}]`, cell: ({ step }) => step.before.raw[id] },
        { name: `${id} raw of the replacement [${rawUnit(metric)}]`, cell: ({ step }) => step.after.raw[id] },
        { name: `${id} score of the lines [1-100, higher is better]`, cell: ({ step }) => step.before.score[id] },
        {
          name: `${id} score of the replacement [1-100, higher is better]`,
          cell: ({ step }) => step.after.score[id],
        },
        { name: `${id} of the lines assumed`, cell: ({ step }) => flag(step.assumed_before.includes(id)) },
        { name: `${id} of the replacement assumed`, cell: ({ step }) => flag(step.assumed_after.includes(id)) },
      ];
    }),
    ...limitColumns(limits),
    ...contextColumns(head),
  ];
  return tableOf(
    columns,
    steps.map((step, at) => ({ number: at + 1, step })),
  );
}
