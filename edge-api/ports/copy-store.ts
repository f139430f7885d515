/** Immutable copies by content hash. A copy may be missing, late or damaged; the database is the source. */
export interface CopyStore {
  get(key: string): Promise<ArrayBuffer | null>;
  put(key: string, bytes: ArrayBuffer): Promise<void>;
}
