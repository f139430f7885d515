import type { SheetOptions } from "../import-api.ts";
import type { BuiltSheet } from "../sheet-builder.ts";

/** A row of a workbook; numbers marked by `typedNumber`. */
export interface WorkbookRow {
  /** counted from 1 */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface WorkbookSheet {
  readonly name: string;
  /** the workbook does not show it */
  readonly hidden: boolean;
  /** as far as the workbook says; null = it does not */
  readonly rows: number | null;
  /** columns that the workbook does not show, counted from 0 */
  readonly hidden_columns: readonly number[];
}

/** A workbook whose sheets can be built one by one. */
export interface Workbook {
  readonly kind: "xlsx" | "ods";
  readonly sheets: readonly WorkbookSheet[];
  /**
   * @param most rows at most, if only the first are wanted; more may come
   * @param share hears how much is read, 0-1; what it throws ends the reading
   * @throws SheetFault
   */
  readonly build: (
    sheet: number,
    options: SheetOptions,
    most: number,
    share: (share: number) => Promise<void>,
  ) => Promise<BuiltSheet>;
}
