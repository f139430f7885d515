/** A page of a list, newest first. To read on, hand `next` in as `after`. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** null: this was the last page */
  readonly next: string | null;
}
