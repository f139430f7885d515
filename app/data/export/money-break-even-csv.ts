import type { BreakEven } from "../../../workers/engine/analysis/break-even.ts";
import { rowTable } from "./cell-table.ts";
import type { TableContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";
import { whyNever } from "./why-never.ts";

/** The break-even of a reusable with a single-use product, in money and on climate. */
export interface MoneyBreakEvenRow {
  /** the use case that both belong to; "" = that of the comparison */
  readonly usecase_id: string;
  readonly reusable_id: string;
  readonly reusable: string;
  readonly single_use_id: string;
  readonly single_use: string;
  readonly money: BreakEven;
  readonly climate: BreakEven;
}

interface MoneyBreakEvenReport extends Pick<TableContext, "context"> {
  readonly currency: string;
  readonly rows: readonly MoneyBreakEvenRow[];
}

/** One row per pair: the break-evens, and the cost lines that cross there. Full precision. */
export const moneyBreakEvenCsv = ({ currency, rows, context }: MoneyBreakEvenReport, format: CsvFormat): string =>
  rowTable(
    ["reusable_id", "single_use_id", "break-even in money [uses]"],
    format,
    rows,
    ({ usecase_id, reusable_id, reusable, single_use_id, single_use, money, climate }) => [
      ...(usecase_id === "" ? [] : [{ name: "break-even in usecase_id", value: usecase_id }]),
      { name: "reusable_id", value: reusable_id },
      { name: "reusable product", value: reusable },
      { name: "single_use_id", value: single_use_id },
      { name: "single-use product", value: single_use },
      { name: "break-even in money [uses]", value: money.uses },
      { name: "why never in money", value: money.never === null ? null : "each use costs more" },
      { name: "break-even on climate [uses]", value: climate.uses },
      { name: "why never on climate", value: whyNever(climate.never) },
      { name: `reusable, before the first use [${currency} per functional unit]`, value: money.life },
      { name: `reusable, each use [${currency} per functional unit]`, value: money.per_use },
      { name: `single-use, each use [${currency} per functional unit]`, value: money.other },
      { name: "prices", value: "entered by the user" },
      ...context,
    ],
  );
