/** A stored record that cannot be parsed: it stays in the store, and its text is kept for export. */
export interface UnreadableRecord {
  /** the object store or storage key */
  readonly place: string;
  readonly key: string;
  readonly text: string;
}
