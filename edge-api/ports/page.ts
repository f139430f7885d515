/** A page of a list. Pass `next` as `after` to read the next page. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** null: last page */
  readonly next: string | null;
}
