/** A body by its owner and name. A name is used once, so a body never changes. */
export interface BodyKey {
  readonly owner: string;
  readonly name: string;
}

/** Large documents (gzip of their JSON text): a bucket, a folder or the database. */
export interface Bodies {
  /** Stores a body whole, or fails and stores nothing. */
  put(key: BodyKey, bytes: ArrayBuffer): Promise<void>;
  /** null: no such body */
  get(key: BodyKey): Promise<ArrayBuffer | null>;
  /** Deletes those of the bodies that are there, 1,000 at most. */
  delete(keys: readonly BodyKey[]): Promise<void>;
  /** Deletes the bodies of an owner, up to a fixed number, so that its calls are bounded. */
  deleteAllOf(owner: string): Promise<void>;
  /**
   * All bodies that were put before a time, in pages.
   *
   * @param before milliseconds since 1970, UTC
   * @param owners prefix of the owners' ids
   */
  olderThan(before: number, owners: string): AsyncIterable<readonly BodyKey[]>;
}
