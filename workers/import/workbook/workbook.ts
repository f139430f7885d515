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

/** A workbook whose sheets can be read row by row. */
export interface Workbook {
  readonly kind: "xlsx" | "ods";
  readonly sheets: readonly WorkbookSheet[];
  /**
   * @param most rows at most
   * @param share hears how much is read, 0-1; what it throws ends the reading
   */
  readonly read: (
    sheet: number,
    most: number,
    take: (row: WorkbookRow) => void,
    share: (share: number) => Promise<void>,
  ) => Promise<void>;
}
