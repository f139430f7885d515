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
  /** Deletes a part, if it is there. */
  delete(key: PartKey): Promise<void>;
  /** All parts that were put before a time (milliseconds since 1970, UTC), in pages. */
  olderThan(before: number): AsyncIterable<readonly PartKey[]>;
}
