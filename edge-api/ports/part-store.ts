/** A part by its owner and the SHA-256 of its text. Owners share nothing, so that nobody can find out what others have. */
export interface PartKey {
  readonly owner: string;
  readonly sha256: string;
}

/** The bytes of parts (gzip of their text): a bucket, a folder or the database. */
export interface PartStore {
  /** Stores a part whole, or fails and stores nothing. A second put of a key has the same content. */
  put(key: PartKey, bytes: ArrayBuffer): Promise<void>;
  /** null: no such part */
  get(key: PartKey): Promise<ArrayBuffer | null>;
  /** Deletes those of the parts that are there, 1,000 at most. */
  delete(keys: readonly PartKey[]): Promise<void>;
  /** Deletes the parts of an owner; very many only in part, so that its calls are bounded. */
  deleteAllOf(owner: string): Promise<void>;
  /**
   * All parts that were put before a time, in pages.
   *
   * @param before milliseconds since 1970, UTC
   * @param owners how the ids of their owners begin
   */
  olderThan(before: number, owners: string): AsyncIterable<readonly PartKey[]>;
}
