import type { SheetOptions } from "../import-settings.ts";
import type { BuiltSheet } from "../sheet-builder.ts";

export interface WorkbookSheet {
  readonly name: string;
  /** hidden in the workbook */
  readonly hidden: boolean;
  /** number of rows; null = not stated in the workbook */
  readonly rows: number | null;
  /** hidden columns, from 0 */
  readonly hidden_columns: readonly number[];
}

/** A workbook whose sheets can be built one by one. */
export interface Workbook {
  readonly kind: "xlsx" | "ods";
  readonly sheets: readonly WorkbookSheet[];
  /**
   * Builds a sheet by its index.
   * @param most number of rows wanted (a hint; more may be built)
   * @param share called with the share read, 0-1; an exception from it ends the reading
   * @throws SheetFault for damage or exceeded limits
   */
  readonly build: (
    sheet: number,
    options: SheetOptions,
    most: number,
    share: (share: number) => Promise<void>,
  ) => Promise<BuiltSheet>;
}
