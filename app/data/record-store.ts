import type { Outcome } from "./outcome.ts";

/** User documents, one object store each, named after the specification's storage keys. */
export const RECORD_STORES = ["comparisons", "portfolios", "custom_products", "customFoods"] as const;
export type RecordStoreName = (typeof RECORD_STORES)[number];

export interface StoredRecord {
  readonly key: string;
  /** as it was found; nothing is believed of it before it is parsed */
  readonly value: unknown;
}

/** Where user documents are kept: IndexedDB in the browser, a double in tests. */
export interface RecordStore {
  readonly readAll: (store: RecordStoreName) => Promise<Outcome<readonly StoredRecord[]>>;
  /** `undefined` where there is none. */
  readonly readOne: (store: RecordStoreName, key: string) => Promise<Outcome<unknown>>;
  /**
   * One read-modify-write transaction, so that two tabs never lose each other's edits. `change` gets what is
   * stored now and answers what to store; the value `undefined` removes it, a problem writes nothing and comes back.
   */
  readonly edit: (
    store: RecordStoreName,
    key: string,
    change: (current: unknown) => Outcome<unknown>,
  ) => Promise<Outcome<null>>;
}
