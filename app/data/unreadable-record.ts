/** Something stored that could not be understood: left where it is, its text kept so that it can be exported. */
export interface UnreadableRecord {
  /** the object store or storage key */
  readonly place: string;
  readonly key: string;
  readonly text: string;
}
